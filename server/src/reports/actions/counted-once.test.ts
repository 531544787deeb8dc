import { listUnmappedIngredients, readMapperCoverage } from '@plateprint/shared/mapper/mapper-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { REPORT_KINDS, rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let admin: Caller;
const matsalen = demoId('matsalen');

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
});
afterAll(() => product.close());

const row = { variation: null, unit: 'kg' };
const importedData = [{ name: 'köp.csv', rows: 2 }];
/** One row that waits for a person, and one that is known. */
const ingredients = [
  { ...row, key: '1', written: 'Hylla sju', ingredient: null, amount: 10, from: { file: 0, row: 2 } },
  {
    ...row,
    key: '2',
    written: 'Lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 4,
    from: { file: 0, row: 3 },
  },
];
const bought = {
  restaurantId: matsalen,
  name: 'Inköp',
  category: 'restaurant' as const,
  variety: 'procurement' as const,
  type: 'monthly' as const,
  startDate: '2024-01-01',
  settings: { language: 'sv' as const },
  status: 'completed' as const,
  ingredients,
  importedData,
};
/** Sales, with purchases sent along that are typed. */
const typed = ingredients.map((each) => {
  const { from: _, ...withoutFile } = each;
  return withoutFile;
});
const sold = { ...bought, variety: 'sales' as const, name: 'Sålt', ingredients: typed, importedData: [] };

async function counted() {
  const { items } = await admin(listUnmappedIngredients);
  const { rows, weight } = await admin(readMapperCoverage);
  return { waiting: items.map((name) => [name.name, name.weight, name.rows]), rows, weight };
}

const ONCE = {
  waiting: [['Hylla sju', 10_000, 1]],
  rows: { mapped: 1, waiting: 1 },
  weight: { mapped: 4000, waiting: 10_000 },
};

test('a report that is made of others is one of sales: no kind of purchases is', () => {
  const made = REPORT_KINDS.filter((kind) => rulesOf(kind).madeOf !== 'rows');
  expect(made).toHaveLength(4);
  expect(new Set(made.map(({ variety }) => variety))).toEqual(new Set(['sales']));
});

test('a purchase counts once, whatever is made of its month and however often it is saved', async () => {
  const { id, version } = await admin(api.createProcurementReport, { body: bought });
  expect(await counted()).toEqual(ONCE);
  await admin(api.updateProcurementReport, { body: { id, version, report: bought } });
  expect(await counted()).toEqual(ONCE);

  // Rows of purchases that are sent along with sales belong to no report.
  const recipes = [{ key: '1', id: await someRecipe(), name: 'Rätt', servings: 7 }];
  await admin(api.createSalesReport, { params: { id: matsalen }, body: { ...sold, recipes } });
  const period = { ...sold, type: 'period' as const, endDate: '2024-03-31' };
  await admin(api.createSalesReport, { params: { id: matsalen }, body: period });
  const restaurants = [{ id: matsalen, name: 'Matsalen' }];
  await admin(api.createSalesReport, { params: { id: matsalen }, body: { ...period, category: 'organization', restaurants } });
  expect(await counted()).toEqual(ONCE);
});

test('the list of a month that is handed in again takes the place of the former, which cannot come back beside it', async () => {
  await expect(admin(api.createProcurementReport, { body: bought })).rejects.toMatchObject({ code: 'report_exists' });
  const { items } = await admin(api.listReports, { params: { id: matsalen } });
  const former = items.find(({ variety, startDate }) => variety === 'procurement' && startDate === bought.startDate)?.id ?? '';
  await admin(api.createProcurementReport, { body: { ...bought, replaces: former } });
  expect(await counted()).toEqual(ONCE);
  await expect(admin(api.restoreReport, { params: { id: former } })).rejects.toMatchObject({ code: 'report_exists' });
  expect(await counted()).toEqual(ONCE);
});

test('a list of a period that is handed in beside its months counts as what it says: more purchases', async () => {
  const period = { ...bought, type: 'period' as const, endDate: '2024-03-31' };
  const { id } = await admin(api.createProcurementReport, { body: period });
  expect(await counted()).toMatchObject({ waiting: [['Hylla sju', 20_000, 2]], weight: { mapped: 8000 } });
  await admin(api.deleteReport, { params: { id } });
  expect(await counted()).toEqual(ONCE);
});

async function someRecipe(): Promise<string> {
  const { database } = product;
  const { id } = await database.selectFrom('recipe').select('id').where('restaurant_id', '=', matsalen).executeTakeFirstOrThrow();
  return id;
}
