import { randomUUID } from 'node:crypto';
import { readOpenKey } from '@plateprint/shared/integrations/open/open-read-api.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKey } from '../../../../test/open-key.ts';
import { openProduct, type Product } from '../../../../test/product.ts';
import { buildApp, PURGES } from '../../../app.ts';
import { readConfiguration } from '../../../configuration.ts';
import { demoId } from '../../../demo/demo-id.ts';
import { purgeAll } from '../../../jobs/purge-hourly.ts';

const LIMIT = 30;
const environment = { NODE_ENV: 'test', OPEN_API_PER_MINUTE: String(LIMIT) };

let product: Product;
/** Another node on the same database. */
let second: FastifyInstance;

beforeEach(async () => {
  product = await openProduct({ environment });
  second = await buildApp(product.parts, { configuration: readConfiguration(environment, '/tmp'), version: 'test' });
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

test('who is refused is told in problem details until when', async () => {
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

test('a call that its key is not good for counts as well and is told what is left', async () => {
  const { key } = await openKey(product, { flags: [] });
  await product.database.updateTable('organization').set({ plan: 'starter' }).where('id', '=', demoId('norrsken')).execute();
  const refused = await ask(key);
  expect(refused.json()).toMatchObject({ code: 'plan_lacks' });
  expect(refused.headers).toMatchObject({ 'ratelimit-remaining': String(LIMIT - 1) });
});

test('whoever guesses keys is slowed down by address; a right key from there is answered', async () => {
  const { key } = await openKey(product);
  const guesses: string[] = [];
  for (let guess = 0; guess < 120; guess += 1) {
    const { statusCode, headers } = await ask(`pp_${randomUUID()}`);
    guesses.push(`${statusCode} ${headers['retry-after'] ?? ''}`);
  }
  expect(new Set(guesses)).toEqual(new Set(['401 ', '429 60']));
  expect(guesses.filter((guess) => guess === '401 ').length).toBeLessThan(115);
  expect((await product.withKey(key)(readOpenKey)).perMinute).toBe(LIMIT);
});

test('minutes that are over leave no row', async () => {
  const { key } = await openKey(product);
  await ask(key);
  const { files, database, parts } = product;
  const counted = async () => database.selectFrom('open_call_count').selectAll().execute();
  await purgeAll(PURGES, { files, database, clock: parts.clock });
  expect(await counted()).toHaveLength(1);
  product.wait(2 * 3_600_000);
  await purgeAll(PURGES, { files, database, clock: parts.clock });
  expect(await counted()).toEqual([]);
});
