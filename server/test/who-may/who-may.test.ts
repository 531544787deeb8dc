import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { secondStep } from '@plateprint/shared/users/second-factor-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { callName } from '../support/specified-calls.ts';
import { ALL_RULES } from './all-rules.ts';
import { type CallerName, CALLERS } from './callers.ts';
import type { Rule } from './rule.ts';
import { type Me, openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.product.close());

/** The outcome of a call: `done`, or how it is refused. */
async function outcome({ call }: Me, { endpoint, refusedIn }: Rule, sample: object): Promise<string> {
  try {
    const reply = await call(endpoint, sample as never);
    return refusedIn(reply) ? '404 in the answer' : 'done';
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    return `${failure.status} ${failure.code} ${failure.fields.map(({ path, message }) => `${path}: ${message}`).join()}`.trim();
  }
}

test('every call of the main API has its rule in server/test/who-may, and each rule its call', () => {
  const served = world.product.app.served.filter(({ api }) => api === 'main').map(callName);
  const ruled = new Set(ALL_RULES.map(({ endpoint }) => callName(endpoint)));
  expect([...ruled].toSorted()).toEqual(served.toSorted());
});

function cases(callersOf: (rule: Rule) => readonly CallerName[]) {
  return ALL_RULES.map((rule) => ({ name: callName(rule.endpoint), rule, callers: callersOf(rule) }))
    .filter(({ callers }) => callers.length > 0)
    .map((each) => ({ ...each, who: each.callers.join(', ') }));
}

const refused = cases(({ may }) => CALLERS.filter((caller) => !may.includes(caller)));

function refusalOf(caller: CallerName, { endpoint }: Rule): RegExp {
  return caller === 'nobody' || endpoint === secondStep ? /^401 / : /^40[34] /;
}

test.each(refused)('$name is refused to $who, and nothing is written', async ({ rule, callers }) => {
  const calls: { caller: CallerName; me: Me; sample: object }[] = [];
  for (const caller of callers) {
    const me = await world.newcomer(caller);
    calls.push({ caller, me, sample: await rule.sample(world, me) });
  }
  const before = await fingerprint(world.product.services.pool);
  for (const { caller, me, sample } of calls)
    expect([caller, await outcome(me, rule, sample)]).toEqual([caller, expect.stringMatching(refusalOf(caller, rule))]);
  expect(await fingerprint(world.product.services.pool)).toEqual(before);
});

test.each(cases(({ may }) => may))('$name succeeds for $who', async ({ rule, callers }) => {
  for (const caller of callers) {
    const me = await world.newcomer(caller);
    const sample = await rule.sample(world, me);
    expect([caller, await outcome(me, rule, sample)]).toEqual([caller, 'done']);
  }
});
