import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';
import { bossJobs, type RunningJobs } from '../../platform/jobs/boss.ts';
import { worker } from '../../platform/jobs/queue.ts';

let product: Product;
let jobs: RunningJobs;
let admin: Caller;
const { restaurant: id, organization } = STRANGERS;
const made = Promise.withResolvers<void>();

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as('stranger');
  jobs = bossJobs(product.services.pool, (error) => made.reject(error));
});
afterAll(async () => {
  made.resolve();
  await jobs.stop();
  await product.close();
});

const areComing = async (): Promise<boolean> => (await admin(readDashboard, { params: { id } })).areComing;
const queued = async (organizationIds: string[]) =>
  jobs.queue(product.database, 'demo.reports', { today: '2026-11-26', organizationIds });
const since = async (day: string) =>
  product.database
    .updateTable('restaurant')
    .set({ created_at: new Date(day) })
    .where('id', '=', id)
    .execute();

test('reports come while their job waits or is worked at, for its organizations alone, and only to where months are missing', async () => {
  await since('2020-01-15T00:00:00Z');
  expect(await areComing(), 'before there is a queue').toBe(false);
  await jobs.start([worker('demo.reports', async () => made.promise)]);
  await queued(['another']);
  expect(await areComing(), 'of another organization').toBe(false);
  await queued(['another', organization]);
  expect(await areComing()).toBe(true);
  await since(new Date(product.now()).toISOString());
  expect(await areComing(), 'no month is missing').toBe(false);
  await since('2020-01-15T00:00:00Z');
  made.resolve();
  await expect.poll(areComing, { timeout: 20_000, interval: 100 }).toBe(false);
}, 60_000);
