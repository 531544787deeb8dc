import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../test/support/running-product.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { buildApp } from '../../app.ts';
import { readConfiguration } from '../configuration.ts';
import { databaseOn } from '../database/database.ts';
import { bossJobs } from '../jobs/boss.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { countFiles, countMails } from './count-calls.ts';
import { type Metrics, openMetrics, serveMetrics } from './open-metrics.ts';

let product: Product;
let metrics: Metrics;
let app: FastifyInstance;

beforeEach(async () => {
  product = await openProduct();
  metrics = openMetrics({
    ...product.services,
    version: '1.2.3',
    foodDataVersion: product.services.foodData.version,
    disks: () => [{ kept: 'database', size: 1000e9, free: 2e9, hasRoom: true }],
    threads: () => ({ running: 2, working: 1, waiting: 30, died: 0, done: 7 }),
    threadHeapBytes: async () => 80e6,
    threadMemories: () => [{ name: 'facts', entries: 3, most: 500 }],
  });
  const configuration = readConfiguration({ NODE_ENV: 'test' }, '/tmp');
  app = await buildApp(product.services, { configuration, version: '1.2.3', meters: metrics.meters });
});
afterEach(async () => {
  await app.close();
  await product.close();
});

/** The value of a series by the beginning of its line; null where there is none. */
async function value(series: string): Promise<number | null> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

const lines = async (): Promise<number> => (await metrics.text()).split('\n').length;
const broken = async (): Promise<never> => Promise.reject(new Error('no'));

test('answers are counted by the template of their route, and no address, name or id is in them', async () => {
  const cookie = await product.cookieOf('chef');
  const secret = 'a0b1c2d3-must-stay-secret';
  await app.inject({ url: `/api/recipes/${secret}?search=${secret}`, headers: { cookie } });
  await app.inject({ url: `/api/recipes/${secret}-2`, headers: { cookie } });
  await app.inject({ url: `/no/such/${secret}` });
  await app.inject({ url: '/api/health' });
  const count = 'plateprint_http_seconds_count';
  expect(await value(`${count}{method="GET",route="/api/recipes/:id",status="4xx"}`)).toBe(2);
  expect(await value(`${count}{method="GET",route="/api/health",status="2xx"}`)).toBe(1);
  expect(await value(`${count}{method="GET",route="none",status="4xx"}`)).toBe(1);
  const text = await metrics.text();
  expect(text).not.toContain('must-stay-secret');
  expect(text).not.toContain('demo');
});

test('stray addresses make no series of their own', async () => {
  for (const stray of ['/x', '/api/x', '/ingredient-data/x', '/static/uploads/x']) await app.inject({ url: stray });
  const before = await lines();
  for (let at = 0; at < 50; at += 1)
    for (const base of ['', '/api', '/ingredient-data', '/static/uploads']) await app.inject({ url: `${base}/stray${at}` });
  expect(await lines()).toBe(before);
});

test('the versions, the memory, the event loop and the connections are reported', async () => {
  const { version } = product.services.foodData;
  expect(await value(`plateprint_build_info{version="1.2.3",food_data="${version}"}`)).toBe(1);
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await value('plateprint_database_connections{state="idle"}')).toBeGreaterThanOrEqual(1);
});

test('threads, and what is remembered with its bound, are reported', async () => {
  expect(await value('plateprint_threads{state="waiting"}')).toBe(30);
  expect(await value('plateprint_thread_heap_bytes')).toBe(80e6);
  expect(await value('plateprint_remembered_entries{remembered="facts"}')).toBeGreaterThanOrEqual(0);
  expect(await value('plateprint_remembered_entries_most{remembered="facts"}')).toBeGreaterThanOrEqual(500);
  expect(await value('plateprint_thread_remembered_entries{remembered="facts"}')).toBe(3);
  expect(await value('plateprint_thread_remembered_entries_most{remembered="facts"}')).toBe(500);
});

test('jobs that wait, recipes to recalculate and messages to deliver are counted', async () => {
  expect(await value('plateprint_jobs{job="users.mail",state="waiting"}')).toBeNull();
  const jobs = bossJobs(product.services.pool, () => undefined);
  await jobs.start([{ name: 'recipes.bag_changed', work: async () => undefined, retries: 1, retryDelayS: 60, longestS: 60 }]);
  await jobs.rest();
  await jobs.queue(product.database, 'recipes.bag_changed', { organizationId: 'o', bagId: 'b', after: '' });
  await product.database.updateTable('recipe').set({ food_data_version: 'old' }).execute();
  product.wait(60_000);
  expect(await value('plateprint_jobs{job="recipes.bag_changed",state="waiting"}')).toBe(1);
  expect(await value('plateprint_recipes_to_recalculate')).toBeGreaterThan(0);
  expect(await value('plateprint_webhook_deliveries_waiting')).toBe(0);
  expect(await value('plateprint_database_up')).toBe(1);
  await jobs.stop();
});

test('a database that does not answer is reported, and so is everything that needs none', async () => {
  const gone = new Pool({ connectionString: 'postgres://plate@127.0.0.1:9/print' });
  metrics = openMetrics({
    disks: () => [],
    threads: () => ({ running: 0, working: 0, waiting: 0, died: 0, done: 7 }),
    threadHeapBytes: async () => 0,
    threadMemories: () => [],
    database: databaseOn(gone),
    pool: gone,
    clock: product.services.clock,
    version: '1',
    foodDataVersion: '1',
  });
  expect(await value('plateprint_database_up')).toBe(0);
  expect(await value('plateprint_recipes_to_recalculate')).toBeNaN();
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(0);
  await gone.end();
});

test('mails and files are counted by what became of them', async () => {
  const { meters } = metrics;
  const mail = { to: 'a@plate.test', subject: 's', text: 't' };
  await countMails({ send: async () => undefined }, meters).send(mail);
  await expect(countMails({ send: broken }, meters).send(mail)).rejects.toThrow('no');
  const files = countFiles(product.files, meters);
  await files.put('a', new Uint8Array([1]));
  await files.get('missing');
  await expect(countFiles({ put: broken, get: broken, remove: broken }, meters).get('a')).rejects.toThrow('no');
  expect(await value('plateprint_mails_total{outcome="sent"}')).toBe(1);
  expect(await value('plateprint_mails_total{outcome="failed"}')).toBe(1);
  expect(await value('plateprint_file_calls_total{action="put",outcome="done"}')).toBe(1);
  expect(await value('plateprint_file_calls_total{action="get",outcome="missing"}')).toBe(1);
  expect(await value('plateprint_file_calls_total{action="get",outcome="failed"}')).toBe(1);
});

test('a mail server that does not answer shows as mails that failed', async () => {
  const dead = await freePort();
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${dead}`, mailFrom: 'a@plate.test', dataDir: '/tmp' }, () => undefined);
  const mail = { to: 'b@plate.test', subject: 's', text: 't' };
  await expect(countMails(mailer, metrics.meters).send(mail)).rejects.toThrow('ECONNREFUSED');
  expect(await value('plateprint_mails_total{outcome="failed"}')).toBe(1);
  expect(await value('plateprint_mails_total{outcome="sent"}')).toBeNull();
});

test('they are served on a port of their own, and nothing else is there', async () => {
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${server.port}`;
  const reply = await fetch(`${at}/metrics`);
  expect(reply.headers.get('content-type')).toContain('text/plain');
  expect(await reply.text()).toContain('# TYPE plateprint_http_seconds histogram');
  expect((await fetch(`${at}/api/health`)).status).toBe(404);
  expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  server.close();
});

test('every figure that an alert speaks of is shown', async () => {
  const alerts = await readFile(join(import.meta.dirname, '../../../../deploy/alerts.yaml'), 'utf8');
  const names = [...alerts.matchAll(/\b((?:plateprint|nodejs|process)_\w+?)(?:_count|_bucket)?\b(?=[{[\s)])/g)].map(
    ([, name]) => name,
  );
  const text = await metrics.text();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

function metricsIn(environment: NodeJS.ProcessEnv): [number | null, string] {
  const { metricsPort, metricsHost } = readConfiguration({ NODE_ENV: 'production', ...environment }, '/tmp');
  return [metricsPort, metricsHost];
}

test('without a port of their own nobody is shown them, and with one this machine alone', () => {
  expect(metricsIn({})).toEqual([null, '127.0.0.1']);
  expect(metricsIn({ METRICS_PORT: '9464', HOST: '0.0.0.0' })).toEqual([9464, '127.0.0.1']);
});
