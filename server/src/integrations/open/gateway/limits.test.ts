import { randomUUID } from 'node:crypto';
import { readOpenKey } from '@plateprint/shared/integrations/open/open-read-api.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { openProduct, type Product } from '../../../../test/support/product.ts';
import { buildApp, PURGES } from '../../../app.ts';
import { readConfiguration } from '../../../platform/configuration.ts';
import { demoId } from '../../../demo/demo-id.ts';
import { purgeAll } from '../../../platform/jobs/purge-hourly.ts';

const LIMIT = 30;
const environment = { NODE_ENV: 'test', OPEN_API_PER_MINUTE: String(LIMIT) };

let product: Product;
/** Another node on the same database. */
let second: FastifyInstance;

beforeEach(async () => {
  product = await openProduct({ environment });
  second = await buildApp(product.services, { configuration: readConfiguration(environment, '/tmp'), version: 'test' });
  await product.database.updateTable('organization').set({ plan: 'professional' }).where('id', '=', demoId('norrsken')).execute();
  beginMinute();
});
afterEach(async () => {
  await second.close();
  await product.close();
});

/** So that no minute ends between two calls of a test. */
function beginMinute(): void {
  product.wait(60_000 - (product.now() % 60_000));
}

async function ask(key: string, app = product.app) {
  return app.inject({ url: '/api/open/v1/key', headers: { authorization: `Bearer ${key}` } });
}

test('of any number of calls at once, over two nodes, exactly as many pass as the limit says', async () => {
  const { key } = await openKey(product);
  const replies = await Promise.all(
    Array.from({ length: 2 * LIMIT }, (_, number) => ask(key, number % 2 ? product.app : second)),
  );
  const passed = replies.filter(({ statusCode }) => statusCode === 200);
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect([passed.length, refused.length]).toEqual([LIMIT, LIMIT]);
  const left = passed.map(({ headers }) => Number(headers['ratelimit-remaining'])).toSorted((a, b) => a - b);
  expect(left).toEqual(Array.from({ length: LIMIT }, (_, number) => number));
  for (const { headers } of replies) expect(headers).toMatchObject({ 'ratelimit-limit': String(LIMIT) });
});

test('a refusal says in problem details until when', async () => {
  const { key } = await openKey(product);
  for (let call = 0; call < LIMIT; call += 1) expect((await ask(key)).statusCode).toBe(200);
  const refused = await ask(key);
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': String(seconds) });
  product.wait(seconds * 1000);
  expect((await ask(key)).statusCode).toBe(200);
});

test('each integration has its own minute', async () => {
  const [one, other] = [await openKey(product), await openKey(product)];
  for (let call = 0; call <= LIMIT; call += 1) await ask(one.key);
  expect((await ask(one.key)).statusCode).toBe(429);
  expect((await ask(other.key)).headers['ratelimit-remaining']).toBe(String(LIMIT - 1));
});

test('a call that its key is not good for counts as well and its answer says how many are left', async () => {
  const { key } = await openKey(product, { flags: [] });
  await product.database.updateTable('organization').set({ plan: 'starter' }).where('id', '=', demoId('norrsken')).execute();
  const refused = await ask(key);
  expect(refused.json()).toMatchObject({ code: 'plan_lacks' });
  expect(refused.headers).toMatchObject({ 'ratelimit-remaining': String(LIMIT - 1) });
});

const guess = async () => ask(`pp_${randomUUID()}`);

test('anybody who guesses keys is slowed down by address, with the time until when; a right key from there is answered', async () => {
  const { key } = await openKey(product);
  const guesses: Awaited<ReturnType<typeof guess>>[] = [];
  for (let guessed = 0; guessed < 120; guessed += 1) guesses.push(await guess());
  const left = (number: number) => Number(guesses[number]?.headers['ratelimit-remaining']);
  expect([guesses[0]?.statusCode, left(0), left(1), left(119)]).toEqual([401, 99, 98, 0]);
  const refused = guesses.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(5);
  for (const { headers } of guesses) expect(headers).toMatchObject({ 'ratelimit-limit': '100' });
  for (const { headers } of refused) expect(headers['retry-after']).toBe(headers['ratelimit-reset']);
  expect((await product.withKey(key)(readOpenKey)).perMinute).toBe(LIMIT);
  const { headers } = refused.at(-1) ?? (await guess());
  product.wait(Number(headers['retry-after']) * 1000);
  expect((await guess()).statusCode).toBe(401);
});

test('what is no call counts as one where a key came with it, and its answer says what is left', async () => {
  const { key } = await openKey(product);
  const headers = { authorization: `Bearer ${key}` };
  const answers = [];
  for (const [method, path] of [
    ['DELETE', '/key'],
    ['GET', '/nothing'],
    ['PUT', '/mcp'],
    ['GET', '/mcp'],
  ] as const) {
    const answer = await product.app.inject({ method, url: `/api/open/v1${path}`, headers });
    answers.push([answer.statusCode, answer.headers['allow'], answer.headers['ratelimit-remaining']]);
  }
  expect(answers).toEqual([
    [405, 'GET, HEAD', String(LIMIT - 1)],
    [404, undefined, String(LIMIT - 2)],
    [405, 'POST', String(LIMIT - 3)],
    [405, 'POST', String(LIMIT - 4)],
  ]);
  for (let call = 4; call < LIMIT; call += 1) await ask(key);
  const late = await product.app.inject({ method: 'DELETE', url: '/api/open/v1/key', headers });
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('a method that a path does not have is refused with 405 without a key as well, and with 401 where the key is wrong', async () => {
  const url = '/api/open/v1/key';
  const keyless = await product.app.inject({ method: 'DELETE', url });
  expect([keyless.statusCode, keyless.headers['allow'], keyless.headers['ratelimit-limit']]).toEqual([
    405,
    'GET, HEAD',
    undefined,
  ]);
  const wrong = await product.app.inject({ method: 'DELETE', url, headers: { authorization: 'Bearer pp_wrong' } });
  expect([wrong.statusCode, wrong.headers['ratelimit-remaining']]).toEqual([401, '99']);
  // Descriptions for everybody can be read with any key.
  const described = await product.app.inject({ url: '/api/open/v1/openapi.json', headers: { authorization: 'Bearer pp_wrong' } });
  expect(described.statusCode).toBe(200);
});

test('minutes that are over leave no row', async () => {
  const { key } = await openKey(product);
  await ask(key);
  const { files, database, services } = product;
  const counted = async () => database.selectFrom('open_call_count').selectAll().execute();
  await purgeAll(PURGES, { files, database, clock: services.clock });
  expect(await counted()).toHaveLength(1);
  product.wait(2 * 3_600_000);
  await purgeAll(PURGES, { files, database, clock: services.clock });
  expect(await counted()).toEqual([]);
});
