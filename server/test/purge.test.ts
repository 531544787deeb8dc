import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PURGES } from '../src/app.ts';
import { demoId } from '../src/demo/demo-id.ts';
import { purgeAll } from '../src/platform/jobs/purge-hourly.ts';
import { openProduct, type Product } from './support/product.ts';

const DAY_MS = 24 * 3_600_000;

let product: Product;
let now = Date.now();

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

function wait(milliseconds: number): void {
  now += milliseconds;
  product.wait(milliseconds);
}

async function rowsIn(table: 'session' | 'sign_in_attempt' | 'recipe'): Promise<number> {
  const count = product.database.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('rows'));
  return Number((await count.executeTakeFirstOrThrow()).rows);
}

/** Two nodes at once: neither is in the other's way. */
async function purgeTwice(): Promise<void> {
  const services = { database: product.database, clock: () => new Date(now), files: product.files };
  await Promise.all([purgeAll(PURGES, services), purgeAll(PURGES, services)]);
}

async function binned(): Promise<string> {
  const chef = await product.as('chef');
  const body = { restaurantId: demoId('matsalen'), names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients: [] };
  const { id } = await chef(api.createRecipe, { body });
  await chef(api.deleteRecipe, { params: { id } });
  return id;
}

test('what is in the bin can be restored for thirty days, whether a purge came by or not, and then is gone', async () => {
  const kept = await rowsIn('recipe');
  const [early, late] = [await binned(), await binned()];
  wait(29.9 * DAY_MS);
  await purgeTwice();
  await (
    await product.as('chef')
  )(api.restoreRecipe, { params: { id: early } });
  wait(0.2 * DAY_MS);
  const chef = await product.as('chef');
  await expect(chef(api.restoreRecipe, { params: { id: late } })).rejects.toMatchObject({ code: 'not_found' });
  expect(await rowsIn('recipe')).toBe(kept + 2);
  await purgeTwice();
  expect(await rowsIn('recipe')).toBe(kept + 1);
});

test('an ended session and a forgotten attempt leave no row, a living one stays', async () => {
  await product.as('manager');
  await product.app.inject({ method: 'POST', url: '/api/users/sign-in', payload: { email: 'no@body.test', password: 'x' } });
  await purgeTwice();
  expect(await rowsIn('sign_in_attempt')).toBeGreaterThan(0);
  wait(20 * DAY_MS);
  await purgeTwice();
  expect([(await rowsIn('session')) > 0, await rowsIn('sign_in_attempt')]).toEqual([true, 0]);
  wait(11 * DAY_MS);
  await product.as('chef');
  await purgeTwice();
  expect(await rowsIn('session')).toBe(1);
});
