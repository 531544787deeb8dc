import { firstDayOf, history, type Day } from '@plateprint/shared/kernel/month.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asIfMadeBy } from '../former-release.fixture.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';
import { restateBatch } from '../jobs/restate-reports.ts';

const { restaurant: id } = STRANGERS;
const FORMER = '2026.9';

let product: Product;
let admin: Caller;
let soup = '';
let [former, latest] = ['', ''];
let formerReport = '';

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as('stranger');
  const ingredients = [
    { inputIngredient: 'onion', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 400, unit: 'g' as const },
  ];
  const names = [{ language: 'en_gb' as const, name: 'Soup' }];
  soup = (await admin(createRecipe, { body: { restaurantId: id, names, ingredients } })).id;
  [former, latest] = history(12, new Date(product.now()).toISOString().slice(0, 10) as Day).slice(-2) as [string, string];
  formerReport = await sold(former, 100);
  await sold(latest, 100);
  await asIfMadeBy(product, FORMER, formerReport);
});
afterAll(() => product.close());

async function sold(month: string, servings: number): Promise<string> {
  const body = {
    name: month,
    category: 'restaurant' as const,
    variety: 'sales' as const,
    type: 'monthly' as const,
    settings: {},
    status: 'completed' as const,
    startDate: firstDayOf(month as never),
    recipes: [{ key: '1', id: soup, name: '', servings }],
  };
  return (await admin(api.createSalesReport, { params: { id }, body })).id;
}

const totalsOf = (dashboard: Awaited<ReturnType<typeof read>>) =>
  dashboard.history.slice(-2).map(({ totalCO2 }) => Math.round(totalCO2?.value ?? 0));
const read = async (foodData: 'published' | 'today' = 'published') =>
  admin(readDashboard, { params: { id }, query: { foodData } });

test('until a job has worked the former months out, months of different food data are not compared, and it is said that they wait', async () => {
  const { change, foodData } = await read();
  expect(change?.difference).toMatchObject({ sure: 'cannot_tell', settledBy: { kind: 'food_data' } });
  expect(foodData).toEqual({ basis: 'published', today: product.services.foodData.version, differs: true, waiting: 1 });
});

test('a report whose evidence is lost waits, and keeps no other waiting', async () => {
  const { database, services } = product;
  const evidence = database.updateTable('report_body').where('report_id', '=', formerReport).where('kind', '=', 'evidence');
  const { body } = await database
    .selectFrom('report_body')
    .select('body')
    .where('report_id', '=', formerReport)
    .where('kind', '=', 'evidence')
    .executeTakeFirstOrThrow();
  const lost = { key: 'reports/lost', organization_id: id, sha256: '', bytes: 1, unused_since: null };
  await database.insertInto('report_file').values(lost).execute();
  await evidence.set({ body: null, file: lost.key }).execute();
  const failures: Error[] = [];
  expect(await restateBatch(services, '', failures)).toBe(formerReport);
  expect(failures.map(({ cause }) => String(cause))).toEqual([expect.stringContaining('has no reports/lost')]);
  expect(await restateBatch(services, formerReport, failures)).toBeNull();
  expect((await read()).foodData.waiting).toBe(1);
  await evidence.set({ body, file: null }).execute();
});

test('then both are brought to the food data of today: what only the data changed is no change of the kitchen', async () => {
  expect(await restateBatch(product.services)).toBe(formerReport);
  expect(await restateBatch(product.services)).toBeNull();
  const { change, foodData, foodDataVersions } = await read();
  expect(change).toMatchObject({ direction: null, percent: 0, foodDataVersion: product.services.foodData.version });
  expect(change?.difference).toMatchObject({ co2: { value: 0, low: 0, high: 0 } });
  expect(foodData.waiting).toBe(0);
  expect(foodDataVersions).toContain(FORMER);
});

test('the months are shown as they were published, or all at the food data of today; the report itself stays', async () => {
  const [published, today] = [await read(), await read('today')];
  const [then, now] = totalsOf(published);
  expect(then).toBe(2 * (now ?? 0));
  expect(totalsOf(today)).toEqual([now, now]);
  expect(today.foodDataVersions).toEqual([product.services.foodData.version]);
  expect(today.history.at(-2)).toMatchObject({ barChartData: [], highestRecipe: null });
  const { food_data_version: made } = await product.database
    .selectFrom('report')
    .select('food_data_version')
    .where('id', '=', formerReport)
    .executeTakeFirstOrThrow();
  expect(made).toBe(FORMER);
});

test('a report that is made anew needs no restatement, and a deleted one leaves none', async () => {
  const rows = async () => (await product.database.selectFrom('report_restatement').select('report_id').execute()).length;
  expect(await rows()).toBe(2);
  await product.database.deleteFrom('report').where('id', '=', formerReport).execute();
  expect(await rows()).toBe(0);
});
