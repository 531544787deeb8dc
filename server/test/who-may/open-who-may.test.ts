import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { KeyFlag } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { openKey } from '../support/open-key.ts';
import type { Caller } from '../support/product.ts';
import { callName } from '../support/specified-calls.ts';
import type { OpenRule } from './open-rule.ts';
import { OPEN_RULES } from './open-rules.ts';
import { openWorld, type World } from './world.ts';

const FLAGS: readonly KeyFlag[] = ['open_api', 'mapping_api'];

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.product.close());

const all = OPEN_RULES.map((rule) => ({ name: callName(rule.endpoint), rule }));

async function keyWith(flags: readonly KeyFlag[], organization = world.organization): Promise<Caller> {
  const { key } = await openKey(world.product, { organization, flags: [...flags] });
  return world.product.withKey(key);
}

async function outcome(call: Caller, { endpoint }: OpenRule, sample: object): Promise<string> {
  try {
    await call(endpoint, sample as never);
    return 'done';
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    return `${failure.status} ${failure.code} ${failure.fields.map(({ message }) => message).join()}`.trim();
  }
}

/** The outcome of each call, and the writes that they made. */
async function tried(calls: readonly [string, Caller][], rule: OpenRule) {
  const samples = await Promise.all(calls.map(async () => rule.sample(world)));
  const before = await fingerprint(world.product.services.pool);
  const outcomes: [string, string][] = [];
  for (const [position, [who, call]] of calls.entries()) outcomes.push([who, await outcome(call, rule, samples[position] ?? {})]);
  return { outcomes, before, after: await fingerprint(world.product.services.pool) };
}

function refusedAs(refusal: RegExp, ...whos: string[]): unknown {
  return whos.map((who) => [who, expect.stringMatching(refusal) as unknown]);
}

test('every call of the open API has its rule in server/test/who-may, and each rule its call', () => {
  const served = world.product.app.served.filter(({ api }) => api === 'open').map(callName);
  expect(all.map(({ name }) => name).toSorted()).toEqual(served.toSorted());
});

test.each(all)('$name is refused without a key and to a person’s session, and nothing is written', async ({ rule }) => {
  const calls: [string, Caller][] = [
    ['nobody', await world.product.as(null)],
    ['super', world.super],
  ];
  const { outcomes, before, after } = await tried(calls, rule);
  expect(outcomes).toEqual(refusedAs(/^401 wrong_key/, 'nobody', 'super'));
  expect(after).toEqual(before);
});

test.each(all.filter(({ rule }) => rule.endpoint.flags.length > 0))(
  '$name is refused to a key without its flag, which is named',
  async ({ rule }) => {
    const { flags } = rule.endpoint;
    const call = await keyWith(FLAGS.filter((flag) => !flags.includes(flag)));
    const { outcomes, before, after } = await tried([['without', call]], rule);
    expect(outcomes).toEqual(refusedAs(new RegExp(`^403 not_allowed .*${flags.join(' or ')}`), 'without'));
    expect(after).toEqual(before);
  },
);

test.each(all.filter(({ rule }) => rule.about === 'of-the-organization'))(
  '$name is not there for the key of another organization, of the same enterprise or not',
  async ({ rule }) => {
    const { organization: stranger } = await world.newOrganization(null);
    const calls: [string, Caller][] = [
      ['stranger', await keyWith(FLAGS, stranger)],
      ['sister', await keyWith(FLAGS, demoId('maison'))],
    ];
    const { outcomes, before, after } = await tried(calls, rule);
    expect(outcomes).toEqual(refusedAs(/^404 not_found/, 'stranger', 'sister'));
    expect(after).toEqual(before);
  },
);

test.each(all)('$name succeeds for each key with its flag', async ({ rule }) => {
  const keys: (readonly KeyFlag[])[] = rule.endpoint.flags.length > 0 ? rule.endpoint.flags.map((flag) => [flag]) : [[]];
  for (const flags of keys)
    expect([flags, await outcome(await keyWith(flags), rule, await rule.sample(world))]).toEqual([flags, 'done']);
});
