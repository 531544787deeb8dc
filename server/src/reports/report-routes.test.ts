import type { CallInput } from '@plateprint/shared/kernel/endpoint.ts';
import { createRecipe } from '@plateprint/shared/recipes/recipe-api.ts';
import * as api from '@plateprint/shared/reports/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../test/product.ts';
import { demoId } from '../demo/demo-id.ts';

type Body = CallInput<typeof api.createSalesReport>['body'];

const matsalen = demoId('matsalen');
let product: Product;
let chef: Caller;
let [soup, secret] = ['', ''];

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  const made = async (name: string, lines: object[], more: object = {}) =>
    (
      await chef(createRecipe, {
        body: { restaurantId: matsalen, names: [{ language: 'sv', name }], portions: 4, ingredients: lines, ...more },
      })
    ).id;
  soup = await made('Löksoppa', [
    { inputIngredient: '1 kg gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1, unit: 'kg' },
  ]);
  secret = await made('Hemlig', [{ inputIngredient: 'något', amount: 1, unit: 'kg' }]);
});
afterAll(() => product.close());

let month = 0;
/** A month that has no report yet. */
const nextMonth = (): string => `20${String(10 + Math.floor(month / 12))}-${String((month++ % 12) + 1).padStart(2, '0')}-01`;

function sales(change: Partial<Body> = {}): Body {
  return {
    name: 'Oktober',
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate: nextMonth(),
    settings: {},
    recipes: [{ key: '1', id: soup, name: 'Löksoppa', servings: 100 }],
    status: 'completed',
    ...change,
  };
}

const create = (body: Body) => chef(api.createSalesReport, { params: { id: matsalen }, body });

test('a report is made of what was sold, read, listed, renamed, binned and restored', async () => {
  const made = await create(sales());
  // 100 portions of 250 g onion
  expect(made.data).toMatchObject({
    totalServings: 100,
    coverage: { rows: 1, rowsCovered: 1, weight: 25_000, weightCovered: 25_000 },
  });
  const perKg = made.data?.co2PerKgOfFood?.value ?? 0;
  expect(perKg).toBeGreaterThan(100);
  expect(made.data?.co2?.value).toBeCloseTo(perKg * 25, 6);
  // a portion of 250 g counts as a small course
  expect(made.data?.CO2PerPortion?.value).toBeCloseTo((perKg * 25) / 30, 6);

  expect(await chef(api.readReport, { params: { id: made.id } })).toEqual(made);
  const { items } = await chef(api.listReports, { params: { id: matsalen } });
  expect(items[0]).toMatchObject({ id: made.id, co2: made.data?.co2, coverage: 1, status: 'completed' });
  expect(await chef(api.renameReport, { body: { id: made.id, name: 'Höst' } })).toMatchObject({ name: 'Höst', version: 2 });
  await chef(api.deleteReport, { params: { id: made.id } });
  await expect(chef(api.readReport, { params: { id: made.id } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await chef(api.listReports, { params: { id: matsalen }, query: { bin: 'true' } })).items[0]?.id).toBe(made.id);
  await chef(api.restoreReport, { params: { id: made.id } });
  expect((await chef(api.readReport, { params: { id: made.id } })).name).toBe('Höst');
});

test('what nobody knows stays unknown: it makes no average lighter and is told', async () => {
  const body = sales({
    recipes: [
      { key: '1', id: soup, name: 'Löksoppa', servings: 100 },
      { key: '2', id: secret, name: 'Hemlig', servings: 50 },
      { key: '3', id: null, name: 'Dagens', servings: 10, from: { file: 0, row: 2 } },
    ],
    importedData: [{ name: 'kassa.csv', rows: 1 }],
  });
  const { data, id } = await create(body);
  expect(data).toMatchObject({ totalServings: 160, coverage: { rows: 3, rowsCovered: 1, rowsOfUnknownWeight: 1 } });
  const alone = await create(sales());
  expect(data?.CO2PerPortion).toEqual(alone.data?.CO2PerPortion);
  expect(
    (await chef(api.listReports, { params: { id: matsalen }, query: { limit: 200 } })).items.find((each) => each.id === id),
  ).toMatchObject({
    unmatchedRows: 1,
  });
});
