import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

type Sales = CallInput<typeof api.createSalesReport>['body'];

const matsalen = demoId('matsalen');
let product: Product;
let admin: Caller;

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
});
afterAll(() => product.close());

const sales = (change: Partial<Sales>): Sales => ({
  name: 'Sold',
  category: 'restaurant',
  variety: 'sales',
  type: 'monthly',
  startDate: '2022-01-01',
  settings: {},
  status: 'completed',
  ...change,
});

test('a site that closed is in the year’s report with what it reported, and stays there when the report is made again', async () => {
  const site = 'site-that-closes';
  const restaurant = { id: site, organization_id: demoId('norrsken'), name: 'Closing' };
  await product.database.insertInto('restaurant').values(restaurant).execute();
  const soupThere = await admin(recipes.createRecipe, {
    body: { restaurantId: site, names: [{ language: 'sv', name: 'Soppa' }], ingredients: [] },
  });
  const sold = [{ key: '1', id: soupThere.id, name: 'Soppa', servings: 10 }];
  for (const startDate of ['2022-01-01', '2022-02-01'])
    await admin(api.createSalesReport, { params: { id: site }, body: sales({ startDate, recipes: sold }) });
  const closedAt = new Date('2022-03-09T10:00:00Z');
  await product.database.updateTable('restaurant').set({ deleted_at: closedAt }).where('id', '=', site).execute();

  const year = { startDate: '2022-01-01', endDate: '2022-12-31' };
  const { items } = await admin(api.missingReports, { query: { ...year, type: 'period' } });
  const row = { id: site, isClosed: true, monthsIncluded: ['2022-01', '2022-02'], monthsMissing: [], status: 'completed' };
  expect(items.find(({ id }) => id === site)).toMatchObject(row);
  const { items: later } = await admin(api.missingReports, { query: { startDate: '2023-01-01', endDate: '2023-12-31' } });
  expect(later.map(({ id }) => id)).not.toContain(site);

  const chosen = [{ id: site, name: '' }];
  const body = sales({ ...year, category: 'organization', type: 'period', restaurants: chosen });
  const made = await admin(api.createSalesReport, { params: { id: matsalen }, body });
  expect(made.restaurants).toMatchObject([row]);
  expect(made.data?.totalServings).toBe(20);
  const again = await admin(api.updateSalesReport, {
    params: { id: made.id },
    body: { version: made.version, status: 'completed', report: body },
  });
  expect(again.data?.co2).toEqual(made.data?.co2);
  expect(again.data?.totalServings).toBe(20);
  expect((await admin(api.readReport, { params: { id: made.id } })).restaurants).toMatchObject([row]);
});

test('a site that was deleted long after its last month counts as closed since then, which is said', async () => {
  const site = 'site-deleted-late';
  const restaurant = { id: site, organization_id: demoId('norrsken'), name: 'Late' };
  await product.database.insertInto('restaurant').values(restaurant).execute();
  const porridge = await admin(recipes.createRecipe, {
    body: { restaurantId: site, names: [{ language: 'sv', name: 'Gröt' }], ingredients: [] },
  });
  const sold = [{ key: '1', id: porridge.id, name: 'Gröt', servings: 10 }];
  for (const startDate of ['2021-01-01', '2021-03-01', '2021-04-01'])
    await admin(api.createSalesReport, { params: { id: site }, body: sales({ startDate, recipes: sold }) });
  const deletedAt = new Date('2021-11-09T10:00:00Z');
  await product.database.updateTable('restaurant').set({ deleted_at: deletedAt }).where('id', '=', site).execute();
  const rowIn = async (startDate: string, endDate: string) =>
    (await admin(api.missingReports, { query: { startDate, endDate, type: 'period' } })).items.find(({ id }) => id === site);
  expect(await rowIn('2021-01-01', '2021-12-31')).toMatchObject({
    monthsIncluded: ['2021-01', '2021-03', '2021-04'],
    monthsMissing: ['2021-02'],
    closedAfter: '2021-04',
  });
  // It was open in April: what lacks before that is missing in a shorter time as well.
  expect(await rowIn('2021-01-01', '2021-02-28')).toMatchObject({ monthsIncluded: ['2021-01'], monthsMissing: ['2021-02'] });
});
