import { matchOpenNames } from '@plateprint/shared/integrations/open/open-name-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { openKey } from '../support/open-key.ts';
import type { Caller } from '../support/product.ts';
import { callName } from '../support/specified-calls.ts';
import { ALL_RULES } from '../who-may/all-rules.ts';
import { OPEN_RULES } from '../who-may/open-rules.ts';
import { openWorld, type World } from '../who-may/world.ts';
import { fillable } from './full-database.ts';

const HOURS = 3 * 3_600_000;

let world: World;
let fill: (isFull: boolean) => Promise<void>;

beforeAll(async () => {
  world = await openWorld();
  ({ fill } = await fillable(world.product.database));
});
afterEach(() => fill(false));
afterAll(() => world.product.close());

async function outcome(call: Caller, endpoint: AnyEndpoint, sample: object): Promise<string> {
  try {
    await call(endpoint, sample as never);
    return 'done';
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    return `${failure.status} ${failure.code}`;
  }
}

/** With whatever a read notes by the way being due: when a session and a key were used last. */
async function onAFullDisk(): Promise<void> {
  const { database } = world.product;
  const longAgo = new Date(world.product.now() - HOURS);
  await database.updateTable('session').set({ last_seen_at: longAgo }).execute();
  await database.updateTable('integration').set({ last_used_at: longAgo }).execute();
  await fill(true);
}

const reads = ALL_RULES.filter(({ endpoint, may }) => !endpoint.changes && may.length > 0);
const openReads = OPEN_RULES.filter(({ endpoint }) => !endpoint.changes);

test.each(reads.map((rule) => ({ name: callName(rule.endpoint), rule })))(
  '$name is answered where nothing at all can be written',
  async ({ rule }) => {
    const me = await world.newcomer(rule.may.at(-1) ?? 'super');
    const sample = await rule.sample(world, me);
    await onAFullDisk();
    expect(await outcome(me.call, rule.endpoint, sample)).toBe('done');
  },
);

test.each(openReads.map((rule) => ({ name: callName(rule.endpoint), rule })))(
  '$name is answered to a program where nothing at all can be written',
  async ({ rule }) => {
    const { key } = await openKey(world.product);
    const sample = await rule.sample(world);
    await onAFullDisk();
    expect(await outcome(world.product.withKey(key), rule.endpoint, sample)).toBe('done');
  },
);

test('an assistant uses its tools, and a wrong key is called wrong, where nothing at all can be written', async () => {
  const { key } = await openKey(world.product);
  await onAFullDisk();
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_restaurants', arguments: {} } };
  const asks = async (secret: string) =>
    world.product.app.inject({
      method: 'POST',
      url: '/api/open/v1/mcp',
      headers: { ...headers, authorization: `Bearer ${secret}` },
      payload,
    });
  const used = await asks(key);
  expect(used.statusCode).toBe(200);
  expect(used.body).toContain('Matsalen');
  const wrong = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
  expect((await asks(wrong)).json()).toMatchObject({ status: 401, code: 'wrong_key' });
});

test('what a program changes is refused with a code of its own, and nothing of it is kept', async () => {
  // Matching writes down the names that it does not know, and these it knows.
  const changes = OPEN_RULES.filter(({ endpoint }) => endpoint.changes && endpoint !== matchOpenNames);
  for (const { endpoint, sample } of changes) {
    const { key } = await openKey(world.product);
    const given = await sample(world);
    await onAFullDisk();
    const before = await fingerprint(world.product.services.pool);
    const refused = await outcome(world.product.withKey(key), endpoint, given);
    expect([callName(endpoint), refused]).toEqual([callName(endpoint), '507 no_room']);
    expect(await fingerprint(world.product.services.pool)).toEqual(before);
    await fill(false);
  }
});
