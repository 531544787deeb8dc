import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { dishesOfMonths } from '../report-dish-store.ts';
import { keepTotals } from '../store/total-store.ts';
import { keepDueDishBatch } from './keep-due-dishes.ts';

const matsalen = demoId('matsalen');
const organizationId = demoId('norrsken');
let product: Product;
let chef: Caller;
let [stew, soup] = ['', ''];

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  [stew, soup] = [await dish('Gryta', 600), await dish('Soppa', 100)];
  while ((await keepDueDishBatch(product.database)) > 0);
});
afterAll(() => product.close());

async function dish(name: string, amount: number): Promise<string> {
  const beef = {
    inputIngredient: 'nötfärs',
    ingredient: 'beef-mince',
    variation: 'beef-mince.fat-15',
    amount,
    unit: 'g' as const,
  };
  const body = { restaurantId: matsalen, names: [{ language: 'sv' as const, name }], ingredients: [beef] };
  return (await chef(recipes.createRecipe, { body })).id;
}

type Sales = CallInput<typeof api.createSalesReport>['body'];
type Rows = NonNullable<Sales['recipes']>;

const KIND = {
  category: 'restaurant' as const,
  variety: 'sales' as const,
  type: 'monthly' as const,
  status: 'completed' as const,
  name: 'Månad',
  settings: {},
  importedData: [{ name: 'kassa.csv', rows: 3 }],
} satisfies Partial<Sales>;
const SOLD: Rows = [
  { key: '1', id: 'stew', name: 'Gryta', servings: 30, from: { file: 0, row: 1 } },
  { key: '2', id: 'soup', name: 'Soppa', servings: 12, from: { file: 0, row: 2 } },
  { key: '3', id: null, name: 'Ingen vet', servings: 8, from: { file: 0, row: 3 } },
];
const withIds = (): Rows => SOLD.map((row) => ({ ...row, id: row.id === 'stew' ? stew : row.id === 'soup' ? soup : null }));

const month = async (startDate: string, sold = withIds()) =>
  chef(api.createSalesReport, { params: { id: matsalen }, body: { ...KIND, startDate, recipes: sold } });

const reported = async (of: Month, dishes?: ReadonlySet<string>) =>
  (
    await dishesOfMonths(product.database, {
      organizationId,
      restaurantIds: [matsalen],
      months: [of],
      ...(dishes && { dishes }),
    })
  ).flatMap((each) => each.dishes);

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

async function rowsOf(reportId: string) {
  return product.database
    .selectFrom('report_dish')
    .select(['dish', 'name', 'servings', 'co2'])
    .where('report_id', '=', reportId)
    .execute();
}

test('a completed report keeps its dishes with its totals, those of a former version go', async () => {
  const { id, version, data } = await month('2021-01-01');
  const lineOf = (dishId: string) => data?.lines.find((line) => line.id === dishId)?.co2?.value;
  expect(await rowsOf(id)).toHaveLength(2);
  expect(await reported('2021-01')).toEqual(
    expect.arrayContaining([
      { id: stew, name: 'Gryta', servings: 30, co2: lineOf(stew) },
      { id: soup, name: 'Soppa', servings: 12, co2: lineOf(soup) },
    ]),
  );
  expect(await reported('2021-01', new Set([soup]))).toHaveLength(1);
  const body = {
    ...KIND,
    startDate: '2021-01-01',
    recipes: withIds().slice(0, 1),
    importedData: [{ name: 'kassa.csv', rows: 1 }],
  };
  await chef(api.updateSalesReport, { params: { id }, body: { version, report: body } });
  expect((await rowsOf(id)).map(({ dish: of }) => of)).toEqual([stew]);
});

test('of a report from before they are read out of its document, until the job has written the same', async () => {
  const { id } = await month('2021-02-01');
  const written = await reported('2021-02');
  await product.database.deleteFrom('report_dish').where('report_id', '=', id).execute();
  expect(await reported('2021-02')).toEqual([]);
  await product.database.insertInto('report_dish_due').values({ report_id: id, organization_id: organizationId }).execute();
  const opened = await reported('2021-02');
  expect(opened.toSorted(byId)).toEqual(written.toSorted(byId));
  expect(await keepDueDishBatch(product.database)).toBe(1);
  expect(await reported('2021-02')).toEqual(written);
  expect(await keepDueDishBatch(product.database)).toBe(0);
});

test('what a former version of the product writes is due', async () => {
  const { id, data } = await month('2021-03-01');
  if (!data) throw new Error('no totals');
  const totals = { data, changeFirst: [] };
  await keepTotals(product.database, { organizationId, id }, { organization: totals, rise: totals });
  expect(await rowsOf(id)).toEqual([]);
  expect(await reported('2021-03')).toHaveLength(2);
  expect(await keepDueDishBatch(product.database)).toBe(1);
  expect(await rowsOf(id)).toHaveLength(2);
});
