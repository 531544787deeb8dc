import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { keepDueFoods } from './keep-due-foods.ts';

type Sales = CallInput<typeof api.createSalesReport>['body'];

const matsalen = demoId('matsalen');
let product: Product;
let chef: Caller;
let stew = '';

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  const bag = await dish('Buljong', [line('lök', 'yellow-onion', 300)], { ingredientBag: true });
  stew = await dish(
    'Gryta',
    [
      line('nötfärs', 'beef-mince', 600),
      { ...line('svensk lök', 'yellow-onion', 100), originId: 'SE' },
      { inputIngredient: 'buljong', bagId: bag, amount: 200, unit: 'g' as const },
    ],
    { portions: 4, customIngredients: [{ name: 'Egen', weight: 50, co2PerKg: 900 }] },
  );
});
afterAll(() => product.close());

function line(inputIngredient: string, ingredient: string, amount: number) {
  const variation = ingredient === 'yellow-onion' ? 'yellow-onion.raw' : 'beef-mince.fat-15';
  return { inputIngredient, ingredient, variation, amount, unit: 'g' as const };
}

async function dish(name: string, ingredients: CallInput<typeof recipes.createRecipe>['body']['ingredients'], more: object = {}) {
  const body = { restaurantId: matsalen, names: [{ language: 'sv' as const, name }], ingredients, ...more };
  return (await chef(recipes.createRecipe, { body })).id;
}

async function month(startDate: string, servings: number, change: Partial<Sales> = {}): Promise<string> {
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const rows = [{ key: '1', id: stew, name: 'Gryta', servings }];
  const body = { ...kind, name: 'Månad', startDate, settings: {}, recipes: rows, ...change };
  return (await chef(api.createSalesReport, { params: { id: matsalen }, body })).id;
}

async function foodsOf(reportId: string) {
  return product.database
    .selectFrom('report_food')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('location')
    .orderBy('food')
    .orderBy('supply')
    .execute();
}

async function isDue(reportId: string): Promise<boolean> {
  const row = await product.database
    .selectFrom('report_food_due')
    .selectAll()
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return row !== undefined;
}

test('a completed report keeps its foods, those of its base recipes too, a known origin apart from an unknown one', async () => {
  const id = await month('2019-01-01', 40);
  const foods = (await foodsOf(id)).filter(({ location }) => location === 'organization');
  const total = await product.database
    .selectFrom('report_total')
    .select('co2')
    .where('report_id', '=', id)
    .where('location', '=', 'organization')
    .executeTakeFirstOrThrow();
  expect(foods.reduce((sum, { co2 }) => sum + co2, 0)).toBeCloseTo(total.co2 ?? 0, 6);
  expect(foods.filter(({ food }) => food === 'beef-mince').map(({ supply }) => supply)).toEqual(['SE']);
  expect(foods.filter(({ food }) => food === 'yellow-onion').map(({ supply }) => supply)).toContain('');
  expect(await isDue(id)).toBe(false);
});

test('a report of before gets the same foods from its evidence, and a period the sum of its months', async () => {
  const months = [await month('2019-02-01', 40), await month('2019-03-01', 60)];
  const body = { startDate: '2019-02-01', endDate: '2019-03-31', type: 'period' as const, recipes: [] };
  const { startDate, ...rest } = body;
  const period = await month(startDate, 0, rest);
  const ids = [...months, period];
  const before = await Promise.all(ids.map(foodsOf));
  const [first, second, both] = before.map((foods) =>
    foods.filter(({ location }) => location === 'organization').reduce((sum, { co2 }) => sum + co2, 0),
  );
  expect(both).toBeCloseTo((first ?? 0) + (second ?? 0), 6);

  await product.database.deleteFrom('report_food').where('report_id', 'in', ids).execute();
  const organization = await product.database
    .selectFrom('report')
    .select('organization_id')
    .where('id', '=', period)
    .executeTakeFirstOrThrow();
  await product.database
    .insertInto('report_food_due')
    .values(ids.map((report_id) => ({ report_id, organization_id: organization.organization_id })))
    .execute();
  await keepDueFoods(product.services);
  for (const [place, id] of ids.entries()) {
    expect(await isDue(id)).toBe(false);
    const [was, is] = [before[place] ?? [], await foodsOf(id)].map((foods) => ofOwnDatabase(foods));
    expect(is?.map(({ key }) => key)).toEqual(was?.map(({ key }) => key));
    for (const [nth, food] of (is ?? []).entries()) {
      for (const [column, value] of food.numbers.entries())
        expect(value).toBeCloseTo(was?.[nth]?.numbers[column] ?? Number.NaN, 6);
    }
  }
});

/** The foods of an own database: they have another name in the evidence, and no range. */
function ofOwnDatabase(foods: Awaited<ReturnType<typeof foodsOf>>) {
  return foods
    .filter(({ location }) => location === 'organization')
    .map(({ food, supply, co2, co2_low, co2_high, supply_low, supply_high }) => ({
      key: `${food.startsWith('custom') ? 'custom' : food} ${supply}`,
      numbers: [co2, co2_low, co2_high, supply_low, supply_high],
    }));
}

test('foods go with the totals that they belong to', async () => {
  const id = await month('2019-04-01', 10);
  expect(await foodsOf(id)).not.toEqual([]);
  await product.database.deleteFrom('report_total').where('report_id', '=', id).execute();
  expect(await foodsOf(id)).toEqual([]);
});

test('a report whose evidence nobody can read keeps no other waiting', async () => {
  const [broken = '', sound = ''] = [await month('2019-05-01', 10), await month('2019-06-01', 10)].toSorted();
  const ids = [broken, sound];
  const { organization_id } = await product.database
    .selectFrom('report')
    .select('organization_id')
    .where('id', '=', sound)
    .executeTakeFirstOrThrow();
  await product.database.deleteFrom('report_food').where('report_id', 'in', ids).execute();
  await product.database
    .updateTable('report_body')
    .set({ body: Buffer.from('no evidence') })
    .where('report_id', '=', broken)
    .execute();
  await product.database
    .insertInto('report_food_due')
    .values(ids.map((report_id) => ({ report_id, organization_id })))
    .execute();
  await expect(keepDueFoods(product.services)).rejects.toThrow(broken);
  expect([await isDue(sound), await isDue(broken)]).toEqual([false, true]);
  expect(await foodsOf(sound)).not.toEqual([]);
  expect(await keepDueFoods(product.services)).toBe(0);
});
