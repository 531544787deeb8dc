import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { lastDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, grams, matsalen } from '../../../test/support/recipe-bodies.ts';
import { threadFigures } from '../../ingredients/threads/threads-of.ts';

type Bought = CallInput<typeof api.createProcurementReport>['body'];

let product: Product;
let chef: Caller;
let month = 0;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

function report(change: object) {
  month += 1;
  const startDate = `19${90 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01` as const;
  const kind = { category: 'restaurant', type: 'monthly', status: 'completed' } as const;
  return { ...kind, name: 'Month', startDate, settings: {}, ...change };
}

const onions = (rows: number, kilograms: number): Bought['ingredients'] =>
  Array.from({ length: rows }, (_, row) => ({
    key: String(row),
    written: 'Onions',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: kilograms,
    unit: 'kg',
  }));

const bought = async (ingredients: Bought['ingredients'], change: object = {}) =>
  chef(api.createProcurementReport, {
    body: report({ variety: 'procurement', restaurantId: matsalen, ingredients, ...change }) as Bought,
  });

async function byThreads<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const { done } = threadFigures();
  const answer = await work();
  expect(threadFigures().done).toBeGreaterThan(done);
  return answer;
}

function round(value: number | undefined): number {
  return Number((value ?? 0).toPrecision(9));
}

/** What does not depend on into how many rows the same is parted. */
function sums(data: ReportData | null): unknown {
  const { lines = [], contributions = [] } = data ?? {};
  return {
    co2: [data?.co2?.low, data?.co2?.value, data?.co2?.high].map(round),
    weight: round(data?.coverage.weightCovered),
    lines: lines.map(({ key, weight, co2 }) => [key, round(weight ?? 0), round(co2?.value)]),
    contributions: contributions.map(({ group, co2 }) => [group, round(co2.value)]),
  };
}

test('many purchased rows are worked out by a thread, and come to what few come to', async () => {
  const [few, many] = [await bought(onions(2, 150)), await byThreads(async () => bought(onions(300, 1)))];
  expect(sums(many.data)).toEqual(sums(few.data));
  const evidence = await chef(api.readEvidence, { params: { id: many.id } });
  expect(evidence.rows).toHaveLength(300);
  expect(evidence.rows.reduce((sum, { co2 }) => sum + (co2 ?? 0), 0)).toBeCloseTo(many.data?.co2?.value ?? 0, 3);
  const { ingredients } = await chef(api.readReport, { params: { id: many.id } });
  expect(ingredients).toHaveLength(300);
});

test('many sold rows, with what is in the bags of their dishes', async () => {
  const stock = dish('Stock', { ingredientBag: true, ingredients: [grams(500, 'yellow-onion.raw')] });
  const bag = await chef(recipes.createRecipe, { body: stock });
  const line = { inputIngredient: 'Stock', bagId: bag.id, amount: 200, unit: 'g' as const };
  const soup = await chef(recipes.createRecipe, { body: dish('Soup', { ingredients: [grams(80, 'yellow-onion.raw'), line] }) });
  const sold = async (rows: number, servings: number) =>
    chef(api.createSalesReport, {
      params: { id: matsalen },
      body: report({
        variety: 'sales',
        recipes: Array.from({ length: rows }, (_, row) => ({ key: String(row), id: soup.id, name: 'Soup', servings })),
      }) as CallInput<typeof api.createSalesReport>['body'],
    });
  const [few, many] = [await sold(1, 400), await byThreads(async () => sold(40, 10))];
  expect(sums(many.data)).toEqual(sums(few.data));
  const evidence = await chef(api.readEvidence, { params: { id: many.id } });
  expect(evidence.recipes.map(({ id }) => id).toSorted()).toEqual([bag.id, soup.id].toSorted());
});

const salesBody = (change: object) => report({ variety: 'sales', ...change }) as CallInput<typeof api.createSalesReport>['body'];
const inMonth = (at: number) => `2001-0${at}-01`;

test('months are added up to a period by a thread, and come to what a few of them come to', async () => {
  const recipe = await chef(recipes.createRecipe, { body: dish('Onions', { ingredients: [grams(100, 'yellow-onion.raw')] }) });
  const sold = { recipes: [{ key: '0', id: recipe.id, name: 'Onions', servings: 50 }] };
  for (const at of [1, 2, 3, 4]) {
    const months = { params: { id: matsalen }, body: { ...salesBody(sold), startDate: inMonth(at) } };
    await chef(api.createSalesReport, months as CallInput<typeof api.createSalesReport>);
  }
  const period = async (first: number, last: number) =>
    chef(api.createSalesReport, {
      params: { id: matsalen },
      body: {
        ...salesBody({ type: 'period', recipes: [], endDate: lastDayOf(`2001-0${last}` as Month) }),
        startDate: inMonth(first),
      },
    });
  const [two, four] = [await period(1, 2), await byThreads(async () => period(1, 4))];
  expect(four.data?.co2?.value).toBeCloseTo(2 * (two.data?.co2?.value ?? NaN), 3);
  expect(four.data?.lines.map(({ id, servings }) => [id, servings])).toEqual([[recipe.id, 200]]);
  const evidence = await chef(api.readEvidence, { params: { id: four.id } });
  expect(evidence.parts).toHaveLength(4);
});

test('a thread refuses with the row and its field', async () => {
  const rows = onions(60, 1);
  const wrong = rows?.map((row, at) => (at === 41 ? { ...row, variation: 'yellow-onion.from-mars' } : row));
  const problem = { code: 'unknown_ingredient', fields: [expect.objectContaining({ path: 'ingredients.41.variation' })] };
  await byThreads(async () => expect(bought(wrong)).rejects.toMatchObject(problem));
});

async function untilBusy(): Promise<void> {
  while (threadFigures().working === 0) await pause(1);
}

test('a save that is cancelled frees the thread, and keeps nothing', async () => {
  const key = randomUUID();
  const before = threadFigures();
  const saving = bought(onions(20_000, 1), { key });
  const refused = saving.then(
    () => null,
    ({ code }: AppError) => code,
  );
  await Promise.race([refused, untilBusy()]);
  await chef(api.cancelSave, { params: { key } });
  expect(await refused).toBe('save_cancelled');
  while (threadFigures().working > 0) await pause(1);
  expect(threadFigures()).toMatchObject({ done: before.done, waiting: 0 });
});
