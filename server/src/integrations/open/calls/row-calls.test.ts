import { randomUUID } from 'node:crypto';
import { listUnmappedIngredients, upsertMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createSalesReport, listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { putOpenRecipes } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import { readOpenReport } from '@plateprint/shared/integrations/open/open-read-api.ts';
import * as api from '@plateprint/shared/integrations/open/open-row-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { soldOnDays } from '../../../reports/sold-day-store.ts';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { dish, grams, norrsken } from '../../../../test/support/recipe-bodies.ts';

type Sales = CallInput<typeof api.postOpenSales>['body'];
type Purchases = CallInput<typeof api.postOpenProcurement>['body'];

let product: Product;
let program: Caller;
let admin: Caller;
/** New for each test: there is one report of a month. */
let restaurantId = '';

beforeAll(async () => {
  product = await openProduct();
  program = product.withKey((await openKey(product)).key);
  admin = await product.as('admin');
});
beforeEach(async () => {
  const body = { organizationId: norrsken, name: `Kitchen ${randomUUID()}` };
  ({ id: restaurantId } = await admin(createRestaurant, { body }));
});
afterAll(() => product.close());

const sell = async (rows: Sales['rows'], change: Partial<Sales> = {}) =>
  program(api.postOpenSales, { body: { restaurantId, language: 'en_gb', day: '2026-05-14', rows, ...change } });
const buy = async (rows: Purchases['rows'], change: Partial<Purchases> = {}) =>
  program(api.postOpenProcurement, { body: { restaurantId, language: 'en_gb', day: '2026-05-14', rows, ...change } });
const rowsOf = async (id: string) => (await admin(readReport, { params: { id } })).recipes;

async function soupOf(externalId: string): Promise<string> {
  const recipe = { externalId, name: `Soup ${externalId}`, lines: [{ text: '1 kg carrots' }] };
  const { items } = await program(putOpenRecipes, { body: { language: 'en_gb', restaurantId, recipes: [recipe] } });
  return items[0]?.id ?? '';
}

describe('sales', () => {
  test('make the month’s report, which names the program, and find recipes by the caller’s id, by id and by name', async () => {
    const soup = await soupOf('S1');
    const { id: stew } = await admin(createRecipe, { body: { ...dish('Stew'), restaurantId } });
    const sold = [
      { externalId: 'S1', servings: 10 },
      { recipeId: stew, servings: 4 },
      { name: 'STEW', servings: 1 },
      { name: 'Nobody knows this', servings: 2 },
    ];
    const { report, rows, unmatched } = await sell(sold);
    expect(unmatched).toEqual([{ index: 3, name: 'Nobody knows this' }]);
    expect(rows).toBe(3);
    expect(report).toMatchObject({
      status: 'draft',
      startDate: '2026-05-01',
      unmatchedRows: 1,
      co2: null,
      foodDataVersion: null,
    });
    expect(report.name).toMatch(/^Kitchen .+, May 2026$/);
    const kept = await admin(readReport, { params: { id: report.id } });
    expect(kept.creator).toEqual({ firstname: expect.stringMatching(/^Till /) as string, lastname: '' });
    expect(kept.recipes.map(({ id, servings }) => [id, servings])).toEqual([
      [soup, 10],
      [stew, 5],
      [null, 2],
    ]);
    const { items } = await admin(listReports, { params: { id: restaurantId } });
    expect(items[0]?.creator?.firstname).toMatch(/^Till /);
  });

  test('of a day stay of that day, and are told apart from those of which nobody says it', async () => {
    const soup = await soupOf('S9');
    await sell([
      { externalId: 'S9', servings: 10, day: '2026-05-04' },
      { externalId: 'S9', servings: 5, day: '2026-05-05' },
      { externalId: 'S9', servings: 2 },
    ]);
    const { report } = await sell([{ externalId: 'S9', servings: 3, day: '2026-05-05' }], { mode: 'add' });
    expect((await rowsOf(report.id)).map(({ day, servings }) => [day, servings])).toEqual([
      ['2026-05-04', 10],
      ['2026-05-05', 8],
      [undefined, 2],
    ]);
    const kitchen = { id: restaurantId, organizationId: norrsken };
    expect(await soldOnDays(product.database, kitchen, { from: '2026-05-01', to: '2026-05-31' })).toEqual([
      { day: '2026-05-04', recipeId: soup, servings: 10 },
      { day: '2026-05-05', recipeId: soup, servings: 8 },
    ]);
  });

  test('that are taken back without a day come off the dish’s rows without one, then off its latest days', async () => {
    const soup = await soupOf('S10');
    await sell([
      { externalId: 'S10', servings: 10, day: '2026-05-04' },
      { externalId: 'S10', servings: 5, day: '2026-05-05' },
      { externalId: 'S10', servings: 2 },
    ]);
    const { report } = await sell([{ externalId: 'S10', servings: -3 }], { mode: 'add', complete: true });
    expect(report).toMatchObject({ status: 'completed', totalServings: 14 });
    const kitchen = { id: restaurantId, organizationId: norrsken };
    expect(await soldOnDays(product.database, kitchen, { from: '2026-05-01', to: '2026-05-31' })).toEqual([
      { day: '2026-05-04', recipeId: soup, servings: 10 },
      { day: '2026-05-05', recipeId: soup, servings: 4 },
    ]);
  });

  test('that two tills add at once all count', async () => {
    await soupOf('S2');
    const other = product.withKey((await openKey(product)).key);
    const evenings = Array.from({ length: 12 }, (_, at) => ({ caller: at % 2 === 0 ? program : other, servings: at + 1 }));
    await Promise.all(
      evenings.map(async ({ caller, servings }) => {
        const rows = [{ externalId: 'S2', servings }];
        const body = { restaurantId, language: 'en_gb', day: '2026-05-14', mode: 'add', rows } as const;
        await caller(api.postOpenSales, { body: { ...body, rows: [...rows] } });
      }),
    );
    const { items } = await admin(listReports, { params: { id: restaurantId } });
    expect(items).toHaveLength(1);
    const kept = await rowsOf(items[0]?.id ?? '');
    expect(kept).toHaveLength(2);
    expect(kept.reduce((sum, { servings }) => sum + (servings ?? 0), 0)).toBe(78);
  });

  test('that are added leave what people typed, and those that replace do not', async () => {
    const typed = [{ key: 'typed', id: null, name: 'By hand', servings: 3 }];
    const kind = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;
    const body = { ...kind, name: 'Ours', startDate: '2026-05-01', settings: {}, recipes: typed };
    const { id } = await admin(createSalesReport, { params: { id: restaurantId }, body });
    expect(await sell([{ name: 'Pie', servings: 1 }], { mode: 'add' })).toMatchObject({ rows: 2, report: { id, name: 'Ours' } });
    expect((await admin(readReport, { params: { id } })).creator?.firstname).not.toMatch(/^Till /);
    expect(await sell([{ name: 'Pie', servings: 1 }])).toMatchObject({ rows: 1, report: { id, name: 'Ours' } });
  });

  test('complete the report, and a completed one is left alone unless it is to be completed anew', async () => {
    await soupOf('S3');
    const { report } = await sell([{ externalId: 'S3', servings: 10 }], { complete: true });
    expect(report).toMatchObject({ status: 'completed', totalServings: 10, coverage: 1, unmatchedRows: 0 });
    const { data, ...read } = await program(readOpenReport, { params: { id: report.id } });
    expect(read).toEqual(report);
    expect(data).toMatchObject({ totalServings: 10, foodDataVersion: report.foodDataVersion, co2: report.co2 });
    const more = [{ externalId: 'S3', servings: 5 }];
    await expect(sell(more, { mode: 'add' })).rejects.toMatchObject({
      code: 'report_exists',
      fields: [{ path: 'day', message: report.id }],
    });
    const anew = await sell(more, { mode: 'add', complete: true });
    expect(anew.report).toMatchObject({ status: 'completed', totalServings: 15 });
    const { items } = await admin(listReports, { params: { id: restaurantId }, query: { bin: 'true' } });
    expect(items.map(({ id }) => id)).toEqual([report.id]);
  });

  test('lines whose recipe was made since are counted with those added later', async () => {
    await sell([{ name: 'Bean pie', servings: 4 }]);
    await admin(createRecipe, { body: { ...dish('Bean pie'), restaurantId } });
    const { report, rows } = await sell([{ name: 'bean pie', servings: 6 }], { mode: 'add' });
    expect([rows, report.unmatchedRows]).toEqual([1, 0]);
    expect(await rowsOf(report.id)).toMatchObject([{ servings: 10 }]);
  });

  test.each<[string, string, Sales['rows'], Partial<Sales>]>([
    [
      'rows.1.recipeId',
      'invalid_input',
      [
        { name: 'Pie', servings: 1 },
        { recipeId: 'none', servings: 1 },
      ],
      {},
    ],
    ['rows.1', 'invalid_input', [{ name: 'Pie', servings: 1 }, { servings: 1 }], {}],
    [
      'rows.1.servings',
      'invalid_input',
      [
        { name: 'Pie', servings: 1 },
        { name: 'Tart', servings: -2 },
      ],
      { complete: true },
    ],
    ['day', 'invalid_input', [{ name: 'Pie', servings: 1 }], { day: '2026-02-30' }],
    [
      'rows.1.day',
      'invalid_input',
      [
        { name: 'Pie', servings: 1, day: '2026-05-31' },
        { name: 'Pie', servings: 1, day: '2026-04-30' },
      ],
      {},
    ],
    ['rows.0.day', 'invalid_input', [{ name: 'Pie', servings: 1, day: '2026-05-15' }], { type: 'event' }],
    ['day', 'invalid_input', [{ name: 'Pie', servings: 1 }], { day: '9999-02-28' }],
    ['rows.0.servings', 'invalid_input', [{ name: 'Pie', servings: 1e12 }], {}],
  ])('are refused, naming %s', async (path, code, rows, change) => {
    await expect(sell(rows, change)).rejects.toMatchObject({
      code,
      fields: expect.arrayContaining([expect.objectContaining({ path })]) as object,
    });
    expect((await admin(listReports, { params: { id: restaurantId } })).items).toEqual([]);
  });

  test('that were taken back too often keep the report from being completed, and the dish is named', async () => {
    await sell([{ name: 'Tart', servings: -2 }]);
    await expect(sell([{ name: 'Pie', servings: 1 }], { mode: 'add', complete: true })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [
        { path: 'report', code: 'report_invalid_data_table_error' },
        { path: 'report', code: 'no_servings', message: expect.stringContaining('"Tart"') as string },
      ],
    });
  });

  test('of an event have a report of their own day', async () => {
    const { report } = await sell([{ name: 'Pie', servings: 1 }], { type: 'event', name: 'Wedding' });
    expect(report).toMatchObject({ type: 'event', startDate: '2026-05-14', name: 'Wedding' });
  });
});

describe('purchases', () => {
  test('are understood as those of a file, and a name that nobody knows waits in the mapper', async () => {
    const name = `QWERTZ ${randomUUID()}`;
    const { report, unmatched } = await buy([
      { name: 'Carrots 6x2,5kg', amount: 2, unit: 'case' },
      { name: 'Butter', amount: 3, unit: 'kg', origin: 'DK', organic: true },
      { name, amount: 5, unit: 'kg', externalId: 'A7' },
    ]);
    expect(unmatched).toEqual([{ index: 2, name }]);
    const { ingredients } = await admin(readReport, { params: { id: report.id } });
    expect(ingredients).toMatchObject([
      { written: 'Carrots 6x2,5kg', ingredient: 'carrot', amount: 30, unit: 'kg' },
      { ingredient: 'butter', originId: 'DK', organic: true },
      { ingredient: null, externalId: 'A7' },
    ]);
    const { items } = await admin(listUnmappedIngredients, { query: { search: name } });
    expect(items).toMatchObject([{ externalId: 'A7', weight: 5000 }]);
  });

  test('that are matched and have no weight are named, with what is missing', async () => {
    const amounts = [{ amount: 3, unit: 'kg' }, { amount: 10, unit: 'carton' }, { amount: -2, unit: 'kg' }, {}];
    const { unmatched, unweighed } = await buy(amounts.map((amount) => ({ name: 'Butter', ...amount })));
    expect(unmatched).toEqual([]);
    expect(unweighed.map(({ code }) => code)).toEqual(['unknown_weight', 'no_amount']);
  });

  test('of a name that somebody decided about since are counted with what is added later', async () => {
    const name = `ASDFG ${randomUUID()}`;
    await buy([{ name, amount: 5, unit: 'kg' }]);
    await admin(upsertMappedIngredients, { body: { language_iso: 'en_gb', ingredients: [{ name, slvid: 'carrot' }] } });
    const { report, rows } = await buy([{ name: 'Butter', amount: 1, unit: 'kg' }], { mode: 'add', complete: true });
    expect([rows, report.unmatchedRows, report.coverage]).toEqual([2, 0, 1]);
    expect(report.totalServings).toBeNull();
  });

  test('of one article add up', async () => {
    await buy([{ name: 'Carrots', amount: 5, unit: 'kg', money: 10 }]);
    const { report, rows } = await buy([{ name: 'Carrots', amount: 7, unit: 'kg', money: 14 }], { mode: 'add' });
    expect(rows).toBe(1);
    const { ingredients } = await admin(readReport, { params: { id: report.id } });
    expect(ingredients).toMatchObject([{ amount: 12, money: 24 }]);
  });

  test('from a place that nobody knows the way from are refused, naming the row', async () => {
    const rows = [{ name: 'Butter' }, { name: 'Butter', origin: 'XX' }];
    await expect(buy(rows)).rejects.toMatchObject({ fields: [{ path: 'rows.1.origin', code: 'unknown_origin' }] });
  });
});

test('servings sent again under the same Idempotency-Key are not counted twice', async () => {
  const { key } = await openKey(product);
  const send = async () =>
    product.app.inject({
      method: 'POST',
      url: '/api/open/v1/sales',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'evening-1' },
      payload: { restaurantId, language: 'en_gb', day: '2026-05-14', mode: 'add', rows: [{ name: 'Pie', servings: 7 }] },
    });
  const [first, second] = [await send(), await send()];
  expect(second.body).toBe(first.body);
  const { report } = first.json<{ report: { id: string } }>();
  expect(await rowsOf(report.id)).toMatchObject([{ servings: 7 }]);
});

test('grams of a recipe that was sold are those of its lines', async () => {
  const { id } = await admin(createRecipe, {
    body: { ...dish('Salad', { ingredients: [grams(250)], portions: 1 }), restaurantId },
  });
  const { report } = await sell([{ recipeId: id, servings: 4 }], { complete: true });
  const { data } = await program(readOpenReport, { params: { id: report.id } });
  expect(data?.coverage.weight).toBe(1000);
});
