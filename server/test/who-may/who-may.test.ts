import { secondStep } from '@plateprint/shared/users/second-factor-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { callName } from '../support/specified-calls.ts';
import { ALL_RULES, cases, outcome } from './all-rules.ts';
import { type CallerName, CALLERS } from './callers.ts';
import type { Rule } from './rule.ts';
import { type Me, openWorld, type World } from './world.ts';

/* Those who may are in `server/test/query-plans`, where the statements of their calls are looked at too. */

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.product.close());

test('every call of the main API has its rule in server/test/who-may, and each rule its call', () => {
  const served = world.product.app.served.filter(({ api }) => api === 'main').map(callName);
  const ruled = new Set(ALL_RULES.map(({ endpoint }) => callName(endpoint)));
  expect([...ruled].toSorted()).toEqual(served.toSorted());
});

const refused = cases(({ may }) => CALLERS.filter((caller) => !may.includes(caller)));

function refusalOf(caller: CallerName, { endpoint }: Rule): RegExp {
  return caller === 'nobody' || endpoint === secondStep ? /^401 / : /^40[34] /;
}

test.each(refused)('$name is refused to $who, and nothing is written', async ({ rule, callers }) => {
  const calls: { caller: CallerName; me: Me; sample: object }[] = [];
  // All ask for the same thing where it is nobody's own: whoever is refused leaves it as it was.
  let common: object | undefined;
  for (const caller of callers) {
    const me = await world.newcomer(caller);
    const sample: object = (rule.isOwn ? undefined : common) ?? (await rule.sample(world, me));
    common = sample;
    calls.push({ caller, me, sample });
  }
  const before = await fingerprint(world.product.services.pool);
  for (const { caller, me, sample } of calls)
    expect([caller, await outcome(me, rule, sample)]).toEqual([caller, expect.stringMatching(refusalOf(caller, rule))]);
  expect(await fingerprint(world.product.services.pool)).toEqual(before);
});
