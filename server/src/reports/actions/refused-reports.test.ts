import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../../../test/support/fingerprint.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

type Sales = CallInput<typeof api.createSalesReport>['body'];
type Procurement = CallInput<typeof api.createProcurementReport>['body'];
type Row = NonNullable<Procurement['ingredients']>[number];

const matsalen = demoId('matsalen');
let product: Product;
let manager: Caller;
let soup = '';
/** Stands in the tables below for the id of the soup, which is made later. */
const SOUP = 'the-soup';
let before = '';

beforeAll(async () => {
  product = await openProduct();
  manager = await product.as('manager');
  const names = [{ language: 'sv' as const, name: 'Soppa' }];
  soup = (await manager(recipes.createRecipe, { body: { restaurantId: matsalen, names, ingredients: [] } })).id;
  before = await stored();
});
afterAll(() => product.close());

const stored = async (): Promise<string> => JSON.stringify(await fingerprint(product.services.pool));

const kind = {
  name: 'Maj',
  category: 'restaurant',
  type: 'monthly',
  startDate: '2024-05-01',
  settings: {},
  status: 'completed',
} as const;
const sold = (change: object = {}) => ({ key: '1', id: SOUP, name: 'Soppa', servings: 3, ...change });
const bought = (change: object = {}) =>
  ({
    key: '1',
    written: 'Lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 2,
    unit: 'kg',
    ...change,
  }) satisfies Row;
const file = (rows: number, leftOut: object[] = []) => ({ name: 'fil.csv', rows, leftOut });
const from = (row: number, place = 0) => ({ from: { file: place, row } });

/** The fault, and the path and the code of the answer that name it. */
const SALES: [string, object, string, string][] = [
  ['no row at all', { recipes: [] }, 'report', 'report_sales_empty_table_error'],
  ['servings of zero', { recipes: [sold(), sold({ servings: 0 })] }, 'recipes.1.servings', 'no_servings'],
  ['negative servings', { recipes: [sold({ servings: -4 })] }, 'recipes.0.servings', 'no_servings'],
  ['no servings', { recipes: [sold({ servings: null })] }, 'recipes.0.servings', 'no_servings'],
  ['a typed row without a recipe', { recipes: [sold({ id: null })] }, 'recipes.0.id', 'no_recipe'],
  ['a recipe that nobody has', { recipes: [sold(), sold({ id: 'nothing' })] }, 'recipes.1.id', 'unknown_recipe'],
  ['servings in words', { recipes: [sold({ servings: 'three' })] }, 'recipes.0.servings', 'invalid_type'],
  ['servings beyond any kitchen', { recipes: [sold({ servings: 1e12 })] }, 'recipes.0.servings', 'too_big'],
  ['a name with markup', { recipes: [sold({ name: '<script>x</script>' })] }, 'recipes.0.name', 'markup'],
  ['a name of many pages', { recipes: [sold({ name: 'x'.repeat(301) })] }, 'recipes.0.name', 'too_big'],
  ['a row of a file that was not sent', { recipes: [sold(from(2))] }, 'importedData.0', 'no_such_file'],
  ['a row of the file that is missing', { recipes: [sold(from(2))], importedData: [file(2)] }, 'importedData.0', 'rows_differ'],
  [
    'a row of the file twice',
    { recipes: [sold(from(2)), sold(from(2))], importedData: [file(2)] },
    'importedData.0',
    'row_twice',
  ],
  [
    'a row that counts though it is left out',
    { recipes: [sold(from(2))], importedData: [file(2, [{ row: 2, written: 'x', reason: 'other' }])] },
    'importedData.0',
    'row_twice',
  ],
  ['the row 0 of a file', { recipes: [sold(from(0))], importedData: [file(1)] }, 'recipes.0.from.row', 'too_small'],
  ['half a row', { recipes: [sold(from(1.5))], importedData: [file(1)] }, 'recipes.0.from.row', 'invalid_type'],
  [
    'a menu without servings',
    { recipes: [], menus: [{ key: 'm', id: 'm', name: 'M', servings: null }] },
    'menus.0.servings',
    'no_servings',
  ],
  [
    'a dish of a menu below zero',
    { recipes: [], menus: [{ key: 'm', id: 'm', name: 'M', servings: 1, recipes: [sold({ servings: -1 })] }] },
    'menus.0.recipes.0.servings',
    'no_servings',
  ],
  ['a day that the calendar lacks', { startDate: '2024-02-30' }, 'startDate', 'not_a_day'],
  ['a year before all reports', { startDate: '0000-05-01' }, 'startDate', 'not_a_day'],
  ['a year beyond all plans', { startDate: '9999-05-01' }, 'startDate', 'not_a_day'],
  ['a month in words', { startDate: 'May' }, 'startDate', 'not_a_day'],
  ['a period without an end', { type: 'period', recipes: [] }, 'endDate', 'required'],
  ['a period that ends before it starts', { type: 'period', endDate: '2024-04-30', recipes: [] }, 'endDate', 'ends_before_start'],
  ['a period of a century', { type: 'period', endDate: '2099-05-01', recipes: [] }, 'endDate', 'too_long'],
  ['a period without a report in it', { type: 'period', endDate: '2024-06-30' }, 'report', 'report_sales_empty_table_error'],
  ['a draft of a period', { type: 'period', endDate: '2024-06-30', status: 'draft' }, 'status', 'no_draft'],
  ['a draft of an organization', { category: 'organization', status: 'draft' }, 'status', 'no_draft'],
  ['an organization without restaurants', { category: 'organization' }, 'report', 'report_organization_empty_table_error'],
  [
    'an organization of restaurants without reports',
    { category: 'organization', restaurants: [{ id: matsalen, name: '' }] },
    'report',
    'report_invalid_organization_data_table_error',
  ],
  ['purchases in a sales report', { variety: 'procurement' }, 'variety', 'other_kind'],
  ['a kind that there is not', { type: 'weekly' }, 'type', 'invalid_value'],
];

const PURCHASES: [string, object, string, string][] = [
  ['no row at all', { ingredients: [] }, 'report', 'report_procurement_empty_table_error'],
  ['no amount', { ingredients: [bought({ amount: null })] }, 'ingredients.0.amount', 'no_amount'],
  ['a negative amount', { ingredients: [bought(), bought({ amount: -1 })] }, 'ingredients.1.amount', 'negative_amount'],
  ['no unit', { ingredients: [bought({ unit: null })] }, 'ingredients.0.unit', 'no_unit'],
  ['a unit that says no weight', { ingredients: [bought(), bought({ unit: 'kolli' })] }, 'ingredients.1.unit', 'unit_not_taken'],
  ['a typed row without a food', { ingredients: [bought({ ingredient: null })] }, 'ingredients.0.ingredient', 'no_ingredient'],
  ['a typed row without a variation', { ingredients: [bought({ variation: null })] }, 'ingredients.0.variation', 'no_variation'],
  [
    'a food that nobody knows',
    { ingredients: [bought({ ingredient: 'moon' })] },
    'ingredients.0.ingredient',
    'unknown_ingredient',
  ],
  [
    'a variation of another food',
    { ingredients: [bought({ ingredient: 'carrot' })] },
    'ingredients.0.variation',
    'unknown_ingredient',
  ],
  [
    'a category that there is not',
    { ingredients: [bought({ categoryId: 'moons' })] },
    'ingredients.0.categoryId',
    'unknown_ingredient',
  ],
  ['a country that there is not', { ingredients: [bought({ originId: 'XX' })] }, 'ingredients.0.originId', 'unknown_ingredient'],
  [
    'an inherited word as a country',
    { ingredients: [bought({ originId: 'toString' })] },
    'ingredients.0.originId',
    'unknown_ingredient',
  ],
  ['an amount in words', { ingredients: [bought({ amount: '2,5' })] }, 'ingredients.0.amount', 'invalid_type'],
  ['more rows in a file than there may be', { importedData: [file(50_001)] }, 'importedData.0.rows', 'too_big'],
];

function withSoup(body: object): Sales {
  return JSON.parse(JSON.stringify(body).replaceAll(SOUP, soup)) as Sales;
}

async function refusal(call: Promise<unknown>): Promise<{ path: string; code: string }[]> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown as { fields: { path: string; code: string }[] },
  );
  expect(error).not.toBeNull();
  return error?.fields ?? [];
}

describe('sales are refused, the row is named and nothing is stored, with', () => {
  test.each(SALES)('%s', async (_what, change, path, code) => {
    const body = withSoup({ ...kind, variety: 'sales', recipes: [sold()], ...change });
    const fields = await refusal(manager(api.createSalesReport, { params: { id: matsalen }, body }));
    expect(fields.map((field) => `${field.path} ${field.code}`)).toContain(`${path} ${code}`);
    expect(await stored()).toBe(before);
  });
});

describe('purchases are refused, the row is named and nothing is stored, with', () => {
  test.each(PURCHASES)('%s', async (_what, change, path, code) => {
    const body = { ...kind, variety: 'procurement', restaurantId: matsalen, ingredients: [bought()], ...change } as Procurement;
    const fields = await refusal(manager(api.createProcurementReport, { body }));
    expect(fields.map((field) => `${field.path} ${field.code}`)).toContain(`${path} ${code}`);
    expect(await stored()).toBe(before);
  });
});

const organization = () => product.database.updateTable('organization').where('id', '=', demoId('norrsken'));

test('a unit of a file that says no weight keeps no report from being made: its row is not covered, and listed', async () => {
  const rows = [bought(from(2)), bought({ ...from(3), key: '2', unit: 'Pck' }), bought({ ...from(4), key: '3', unit: null })];
  const body = {
    ...kind,
    variety: 'procurement',
    restaurantId: matsalen,
    ingredients: rows,
    importedData: [file(3)],
  } as Procurement;
  const made = await manager(api.createProcurementReport, { body: { ...body, startDate: '2024-08-01' } });
  const { data } = await manager(api.readReport, { params: { id: made.id } });
  expect(data?.coverage).toMatchObject({ rows: 3, rowsCovered: 1, rowsOfUnknownWeight: 2 });
});

test('what the plan lacks is refused by that reason, and stays readable', async () => {
  const body = withSoup({ ...kind, variety: 'sales', recipes: [sold()] });
  const made = await manager(api.createSalesReport, { params: { id: matsalen }, body: { ...body, startDate: '2024-07-01' } });
  await organization().set({ plan: 'starter' }).execute();
  const event = { ...body, type: 'event' as const };
  await expect(manager(api.createSalesReport, { params: { id: matsalen }, body: event })).rejects.toMatchObject({
    code: 'plan_lacks',
  });
  const ofAll = { ...body, category: 'organization' as const };
  await expect(manager(api.createSalesReport, { params: { id: matsalen }, body: ofAll })).rejects.toMatchObject({
    code: 'plan_lacks',
  });
  await organization().set({ plan_active: false }).execute();
  await expect(manager(api.renameReport, { body: { id: made.id, name: 'x' } })).rejects.toMatchObject({ code: 'plan_inactive' });
  expect((await manager(api.readReport, { params: { id: made.id } })).id).toBe(made.id);
});
