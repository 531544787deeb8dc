import { randomUUID } from 'node:crypto';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { endpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { EITHER } from '@plateprint/shared/integrations/open/open.ts';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openKey } from '../../../../test/support/open-key.ts';
import { openProduct, type Product } from '../../../../test/support/product.ts';
import { PURGES } from '../../../app.ts';
import { demoId } from '../../../demo/demo-id.ts';
import { answerProblems } from '../../../platform/http/problem.ts';
import { serve } from '../../../platform/http/serve.ts';
import { purgeAll } from '../../../platform/jobs/purge-hourly.ts';
import { keepWithAction } from './answer-once.ts';
import { openCallers } from './open-callers.ts';
import { openGateway } from './open-gateway.ts';

/** A call that does something each time it is done: it adds a dish to the list. */
const addDish = endpoint({
  ...EITHER,
  method: 'POST',
  path: '/dishes',
  summary: 'Add a dish',
  body: z.object({ name: z.string() }),
  reply: z.object({ dishes: z.number() }),
});

type Action = (name: string, request: FastifyRequest) => Promise<void>;

let product: Product;
/** Two nodes on one database. */
let nodes: [FastifyInstance, FastifyInstance];
let dishes: string[] = [];
let action: Action;
let key = '';

async function node(): Promise<FastifyInstance> {
  const app = Fastify();
  app.decorate('served', []);
  answerProblems(app);
  openGateway(app, product.services, { callers: openCallers(product.services), perMinute: 1000 });
  serve(app, addDish, async ({ body, request }) => {
    await action(body.name, request);
    return { dishes: dishes.length };
  });
  await app.ready();
  return app;
}

beforeAll(async () => {
  product = await openProduct();
  await product.database.updateTable('organization').set({ plan: 'professional' }).where('id', '=', demoId('norrsken')).execute();
  nodes = [await node(), await node()];
});
afterAll(async () => {
  for (const app of nodes) await app.close();
  await product.close();
});
beforeEach(async () => {
  dishes = [];
  action = async (name) => void dishes.push(name);
  ({ key } = await openKey(product));
});

async function add(name: string, once: string | undefined, { app = nodes[0], withKey = key } = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: '/dishes',
    headers: { authorization: `Bearer ${withKey}`, ...(once === undefined ? {} : { 'idempotency-key': once }) },
    payload: { name },
  });
  return { status: reply.statusCode, body: reply.json<{ code?: string }>(), replayed: reply.headers['idempotent-replayed'] };
}

/** The rows that the action has stored under a name. */
async function kept(name: string) {
  return product.database.selectFrom('enterprise').select('id').where('name', '=', name).execute();
}

test('sent again, a call is answered as at first and done once', async () => {
  const first = await add('Soup', 'a');
  expect(first).toEqual({ status: 200, body: { dishes: 1 }, replayed: undefined });
  await add('Stew', 'b');
  expect(await add('Soup', 'a', { app: nodes[1] })).toEqual({ ...first, replayed: 'true' });
  expect(dishes).toEqual(['Soup', 'Stew']);
});

test('without a key of its own each call is done', async () => {
  await add('Soup', undefined);
  await add('Soup', undefined);
  expect(dishes).toEqual(['Soup', 'Soup']);
});

test('the same key with another request is refused and does nothing', async () => {
  await add('Soup', 'a');
  expect(await add('Stew', 'a')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  expect(dishes).toEqual(['Soup']);
});

test('the keys of another integration are its own', async () => {
  await add('Soup', 'a');
  const other = await openKey(product);
  expect(await add('Stew', 'a', { withKey: other.key })).toMatchObject({ status: 200, replayed: undefined });
});

test('of many at once over two nodes one is done, the others are answered that it runs or what it answered', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => add('Soup', 'a', { app: nodes[number % 2 ? 0 : 1] })),
  );
  expect(dishes).toEqual(['Soup']);
  for (const { status, body } of replies)
    expect(status === 200 ? body : { status, code: body.code }).toEqual(
      status === 200 ? { dishes: 1 } : { status: 409, code: 'call_still_running' },
    );
});

test('a refusal is answered again; a failure of ours frees the key', async () => {
  action = async () => {
    throw new AppError('name_taken', [{ path: 'name', code: 'taken', message: 'There is one.' }]);
  };
  const refused = { status: 409, body: { code: 'name_taken', fields: [{ path: 'name' }] } };
  expect(await add('Soup', 'a')).toMatchObject({ ...refused, status: 422 });
  action = async (name) => void dishes.push(name);
  expect(await add('Soup', 'a')).toMatchObject({ ...refused, status: 422, replayed: 'true' });
  action = async () => {
    throw new Error('the disk is full');
  };
  expect(await add('Stew', 'b')).toMatchObject({ status: 500 });
  action = async (name) => void dishes.push(name);
  expect(await add('Stew', 'b')).toEqual({ status: 200, body: { dishes: 1 }, replayed: undefined });
});

/** A node that is killed in the midst leaves the mark that it works on the call. */
async function killed(name: string, once: string): Promise<void> {
  action = async () => new Promise(() => undefined);
  void add(name, once, { app: nodes[1] });
  const begun = async () => product.database.selectFrom('open_answer').select('key').where('key', '=', once).execute();
  await expect.poll(begun).toHaveLength(1);
  action = async (dish) => void dishes.push(dish);
}

test('what a killed node began is refused for two minutes, then done by whichever node is asked', async () => {
  await killed('Soup', 'killed');
  expect(await add('Soup', 'killed')).toMatchObject({ status: 409, body: { code: 'call_still_running' } });
  product.wait(121_000);
  expect(await add('Stew', 'killed')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  expect(await add('Soup', 'killed')).toMatchObject({ status: 200 });
  expect(dishes).toEqual(['Soup']);
});

test('an answer that is stored with the action is there even when the node is killed right after it', async () => {
  action = async (name, request) => {
    await product.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('enterprise').values({ id: randomUUID(), name }).execute();
      await keepWithAction(transaction, request, { dishes: 7 });
    });
    await new Promise(() => undefined);
  };
  void add('Soup', 'a', { app: nodes[1] });
  await expect.poll(async () => kept('Soup')).toHaveLength(1);
  expect(await add('Soup', 'a')).toEqual({ status: 200, body: { dishes: 7 }, replayed: 'true' });
});

test('a node that was only slow does not do what another has taken over', async () => {
  const slow = Promise.withResolvers<void>();
  action = async (name, request) => {
    await slow.promise;
    await product.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('enterprise').values({ id: randomUUID(), name }).execute();
      await keepWithAction(transaction, request, { dishes: 7 });
    });
  };
  const late = add('Late soup', 'late', { app: nodes[1] });
  const begun = async () => product.database.selectFrom('open_answer').select('key').where('key', '=', 'late').execute();
  await expect.poll(begun).toHaveLength(1);
  action = async (name) => void dishes.push(name);
  product.wait(121_000);
  expect(await add('Late soup', 'late')).toMatchObject({ status: 200, body: { dishes: 1 } });
  slow.resolve();
  expect(await late).toMatchObject({ status: 409, body: { code: 'call_still_running' } });
  expect(await kept('Late soup')).toEqual([]);
});

test('an answer is kept for a day, then the key is free and leaves no row', async () => {
  await add('Soup', 'a');
  await add('Bread', 'b');
  product.wait(23 * 3_600_000);
  expect(await add('Soup', 'a')).toMatchObject({ replayed: 'true' });
  product.wait(2 * 3_600_000);
  expect(await add('Stew', 'a')).toMatchObject({ status: 200, replayed: undefined });
  const { files, database, services } = product;
  await purgeAll(PURGES, { files, database, clock: services.clock });
  expect(await database.selectFrom('open_answer').select('key').execute()).toEqual([{ key: 'a' }]);
});

test.each(['', 'a b', 'ö', 'x'.repeat(201)])('a key that is none is refused by its name: %s', async (once) => {
  expect(await add('Soup', once)).toMatchObject({ status: 422, body: { fields: [{ path: 'Idempotency-Key' }] } });
  expect(dishes).toEqual([]);
});
