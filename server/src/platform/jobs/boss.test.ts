import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { bossJobs, type RunningJobs } from './boss.ts';
import { type Worker, worker } from './queue.ts';

declare module './queue.ts' {
  interface JobPayloads {
    'test.cook': { dish: string };
  }
}

let product: Product;
let running: RunningJobs[] = [];
let cooked: string[] = [];
const troubles: unknown[] = [];

beforeEach(async () => {
  product = await openProduct();
  [running, cooked] = [[], []];
  troubles.length = 0;
});
afterEach(async () => {
  await Promise.all(running.map(async (jobs) => jobs.stop()));
  await product.close();
});

/** A node of the product with its own connections' queue, that cooks. */
async function node(workers: Worker[] = [cook()]): Promise<RunningJobs> {
  const jobs = bossJobs(product.services.pool, (error) => troubles.push(error));
  running.push(jobs);
  await jobs.start(workers);
  return jobs;
}

function cook(): Worker {
  return worker('test.cook', async ({ dish }) => void cooked.push(dish));
}

const done = { timeout: 20_000, interval: 50 };

test('a job is done once, though two nodes start at once and both look for work', async () => {
  const [one, two] = await Promise.all([node(), node()]);
  await one.queue(product.database, 'test.cook', { dish: 'soup' });
  await two.queue(product.database, 'test.cook', { dish: 'stew' });
  await expect.poll(() => cooked.toSorted(), done).toEqual(['soup', 'stew']);
  await one.queue(product.database, 'test.cook', { dish: 'pie' });
  await expect.poll(() => cooked.toSorted(), done).toEqual(['pie', 'soup', 'stew']);
  expect(troubles).toEqual([]);
}, 120_000);

test('a job of a transaction that is rolled back is never done', async () => {
  const jobs = await node();
  const rolledBack = product.database.transaction().execute(async (transaction) => {
    await jobs.queue(transaction, 'test.cook', { dish: 'burnt' });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await product.database.transaction().execute(async (transaction) => {
    await jobs.queue(transaction, 'test.cook', { dish: 'soup' });
  });
  await expect.poll(() => cooked, done).toEqual(['soup']);
}, 120_000);

test('a job that fails is reported, and tried again until it is done', async () => {
  let tries = 0;
  const clumsy = worker(
    'test.cook',
    async ({ dish }) => {
      tries += 1;
      if (tries === 1) throw new Error('dropped the pan');
      cooked.push(dish);
    },
    { retryDelayS: 1 },
  );
  const jobs = await node([clumsy]);
  await jobs.queue(product.database, 'test.cook', { dish: 'omelette' });
  await expect.poll(() => cooked, done).toEqual(['omelette']);
  expect(troubles.map(String)).toEqual(['Error: dropped the pan']);
}, 120_000);

test('a job put in while the queue begins waits for it', async () => {
  const jobs = bossJobs(product.services.pool, (error) => troubles.push(error));
  running.push(jobs);
  const queued = jobs.queue(product.database, 'test.cook', { dish: 'soup' });
  await jobs.start([cook()]);
  await queued;
  await expect.poll(() => cooked, done).toEqual(['soup']);
}, 120_000);

test('a queue that could not begin says that it is unavailable', async () => {
  const gone = new Pool({ connectionString: 'postgres://plate@127.0.0.1:9/print' });
  const jobs = bossJobs(gone, (error) => troubles.push(error));
  await jobs.start([cook()]);
  await expect(jobs.queue(product.database, 'test.cook', { dish: 'soup' })).rejects.toMatchObject({ code: 'unavailable' });
  expect(troubles).not.toEqual([]);
  await gone.end();
});

test('while it is paused no job is done, and afterwards all that waited', async () => {
  const jobs = await node();
  jobs.pause(true);
  // A look for work that is under way takes what it finds; the next one is not made any more.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await jobs.queue(product.database, 'test.cook', { dish: 'soup' });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(cooked).toEqual([]);
  jobs.pause(false);
  await expect.poll(() => cooked, done).toEqual(['soup']);
  expect(troubles).toEqual([]);
}, 120_000);

async function times(): Promise<unknown[]> {
  return (await product.services.pool.query('select name, cron, timezone from job.schedule')).rows;
}

test('a job that has times is put in at these, and at none when no worker has them any more', async () => {
  const nightly = worker('test.cook', async () => undefined, { schedule: '0 3 * * *' });
  await Promise.all([node([nightly]), node([nightly])]);
  expect(await times()).toEqual([{ name: 'test.cook', cron: '0 3 * * *', timezone: 'UTC' }]);
  await node();
  expect(await times()).toEqual([]);
}, 120_000);
