import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../fingerprint.ts';
import type { Caller } from '../product.ts';
import { callName } from '../specified-calls.ts';
import { ALL_RULES } from './all-rules.ts';
import { type CallerName, CALLERS, type Rule } from './rule.ts';
import { openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.product.close());

/** What becomes of a call: `done`, or how it is refused. */
async function outcome(call: Caller, { endpoint }: Rule, sample: object): Promise<string> {
  try {
    await call(endpoint, sample as never);
    return 'done';
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    return `${failure.status} ${failure.code} ${failure.fields.map(({ path, message }) => `${path}: ${message}`).join()}`.trim();
  }
}

test('every call of the main API has its rule in server/test/who-may, and each rule its call', () => {
  const served = world.product.app.served.filter(({ api }) => api === 'main').map(callName);
  expect(ALL_RULES.map(({ endpoint }) => callName(endpoint)).toSorted()).toEqual(served.toSorted());
});

function cases(callersOf: (rule: Rule) => readonly CallerName[]) {
  return ALL_RULES.map((rule) => ({ name: callName(rule.endpoint), rule, callers: callersOf(rule) }))
    .filter(({ callers }) => callers.length > 0)
    .map((each) => ({ ...each, who: each.callers.join(', ') }));
}

const refused = cases(({ may }) => CALLERS.filter((caller) => !may.includes(caller)));

test.each(refused)('$name is refused to $who, and nothing is written', async ({ rule, callers }) => {
  for (const caller of callers) {
    const sample = await rule.sample(world, caller);
    const call = await world.as(caller); // the session is a row as well, and stands before
    const before = await fingerprint(world.product.database);
    const refusal = await outcome(call, rule, sample);
    expect([caller, refusal]).toEqual([caller, expect.stringMatching(caller === 'nobody' ? /^401 / : /^40[34] /)]);
    expect([caller, await fingerprint(world.product.database)]).toEqual([caller, before]);
  }
});

test.each(cases(({ may }) => may))('$name succeeds for $who', async ({ rule, callers }) => {
  for (const caller of callers) {
    const sample = await rule.sample(world, caller);
    expect([caller, await outcome(await world.as(caller), rule, sample)]).toEqual([caller, 'done']);
  }
});
