import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

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

test('an unknown figure stays unknown: it makes no average lower and is counted as not covered', async () => {
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
  const [withUnknown, known] = [data?.CO2PerPortion, alone.data?.CO2PerPortion];
  expect([withUnknown?.value, withUnknown?.low]).toEqual([known?.value, known?.low]);
  // The part that is not counted may be anything: the range holds it.
  expect(withUnknown?.high).toBeGreaterThan(10 * (known?.high ?? 0));
  expect(
    (await chef(api.listReports, { params: { id: matsalen }, query: { limit: 200 } })).items.find((each) => each.id === id),
  ).toMatchObject({
    unmatchedRows: 1,
  });
});

test('purchases count by weight, rows that are set aside and unknown foods are listed', async () => {
  const row = {
    key: '1',
    written: 'LÖK GUL 1KG',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 20,
    unit: 'kg',
  };
  const body: CallInput<typeof api.createProcurementReport>['body'] = {
    restaurantId: matsalen,
    name: 'Inköp',
    category: 'restaurant',
    variety: 'procurement',
    type: 'monthly',
    startDate: nextMonth(),
    settings: { language: 'sv' },
    status: 'completed',
    ingredients: [
      row,
      { ...row, key: '2', amount: 5000, unit: 'g' },
      { ...row, key: '3', originId: 'SE', amount: 1 },
      {
        key: '4',
        written: 'HYLLA 7',
        ingredient: null,
        variation: null,
        amount: 3,
        unit: 'kg',
        money: 12,
        from: { file: 0, row: 5 },
      },
      {
        key: '5',
        written: 'SERVETTER',
        ingredient: null,
        variation: null,
        amount: 9,
        unit: 'kg',
        setAside: true,
        from: { file: 0, row: 6 },
      },
    ],
    importedData: [{ name: 'köp.csv', rows: 2 }],
  };
  const { data, id } = await (await product.as('manager'))(api.createProcurementReport, { body });
  expect(data).toMatchObject({
    coverage: { rows: 5, rowsCovered: 3, rowsSetAside: 1, weight: 29_000, weightCovered: 26_000 },
    lines: [
      { name: expect.stringContaining('ök') as string, rows: 2, weight: 25_000, complete: true },
      { name: expect.stringContaining('Sverige') as string, weight: 1000 },
      { name: 'HYLLA 7', weight: 3000, co2: null, money: 12, complete: false },
    ],
    contributions: [{ group: 'yellow-onion', weight: 26_000 }],
  });
  const evidence = await (await product.as('manager'))(api.readEvidence, { params: { id } });
  const total = evidence.rows.reduce((sum, each) => sum + (each.co2 ?? 0), 0);
  expect(total).toBeCloseTo(data?.co2?.value ?? 0, 6);
});

test('a period of months begins and ends with one: it is never widened without a word', async () => {
  await create(sales({ startDate: '2023-01-01' }));
  const kind = { category: 'restaurant', variety: 'sales', type: 'period', settings: {}, status: 'completed' } as const;
  for (const [field, startDate, endDate] of [
    ['startDate', '2023-01-15', '2023-02-28'],
    ['endDate', '2023-01-01', '2023-02-10'],
  ] as const)
    await expect(create({ ...kind, name: 'Januari', startDate, endDate })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path: field, code: 'not_whole_months' }],
    });
  const bought = { ...kind, variety: 'procurement', status: 'draft', startDate: '2023-01-15', endDate: '2023-02-10' } as const;
  const ingredients = [{ key: '1', written: 'Lök', ingredient: null, variation: null, amount: 2, unit: 'kg' }];
  const body = { ...bought, name: 'Köpt', ingredients, restaurantId: matsalen };
  expect(await (await product.as('manager'))(api.createProcurementReport, { body })).toMatchObject({
    startDate: '2023-01-15',
    endDate: '2023-02-10',
  });
});

test('a period is its months together, an organization its restaurants', async () => {
  const manager = await product.as('manager');
  const first = await create(sales({ startDate: '2024-01-01' }));
  const second = await create(sales({ startDate: '2024-02-01' }));
  const kind = { variety: 'sales', settings: {}, status: 'completed', name: 'Vinter' } as const;
  const period = await create({
    ...kind,
    category: 'restaurant',
    type: 'period',
    startDate: '2024-01-01',
    endDate: '2024-03-31',
  });
  expect(period.data?.co2?.value).toBeCloseTo((first.data?.co2?.value ?? 0) + (second.data?.co2?.value ?? 0), 6);
  expect(period.data).toMatchObject({ totalServings: 200, products: 1, CO2PerPortion: first.data?.CO2PerPortion });
  expect(period.restaurants).toMatchObject([
    { monthsIncluded: ['2024-01', '2024-02'], monthsMissing: ['2024-03'], status: 'missing' },
  ]);

  const organization = await manager(api.createSalesReport, {
    params: { id: matsalen },
    body: {
      ...kind,
      category: 'organization',
      type: 'period',
      startDate: '2024-01-01',
      endDate: '2024-02-29',
      restaurants: [
        { id: matsalen, name: 'Matsalen' },
        { id: demoId('havnen'), name: 'Havnen' },
      ],
    },
  });
  expect(organization.data?.co2).toEqual(period.data?.co2);
  const [evidence, again] = [{ params: { id: organization.id } }, { params: { id: first.id } }];
  const since = async () => (await manager(api.readEvidence, evidence)).parts.map((part) => part.since);
  expect(await since()).toEqual(['unchanged', 'unchanged']);
  const { recipes, name, settings, category, variety, type, startDate } = first;
  const twice = {
    name,
    settings,
    category,
    variety,
    type,
    startDate,
    recipes: recipes.map((row) => ({ ...row, servings: 777 })),
  };
  await manager(api.updateSalesReport, { ...again, body: { version: first.version, status: 'completed', report: twice } });
  await manager(api.deleteReport, { params: { id: second.id } });
  expect(await since()).toEqual(['changed', 'gone']);
  const changed = await manager(api.readEvidence, again);
  expect(changed.saves).toMatchObject({ version: 2 });
  expect(changed.saves.savedBy).not.toBe(changed.saves.createdBy);
  expect(organization.restaurants.map(({ status }) => status)).toEqual(['completed', 'no_reports']);
  expect(organization.data?.lines).toMatchObject([{ key: matsalen, servings: 200, rows: 2 }]);
});
