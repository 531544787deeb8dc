import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, havnen, matsalen } from '../../../test/support/recipe-bodies.ts';

let product: Product;
let chef: Caller;
let meatballs: string;

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  meatballs = (await chef(recipes.createRecipe, { body: dish('Köttbullar i gräddsås', { restaurantId: matsalen }) })).id;
});
afterAll(() => product.close());

/** A month's list of one name, saved as it was matched. */
async function sell(startDate: string, name: string, id: string): Promise<void> {
  await chef(reports.createSalesReport, {
    params: { id: matsalen },
    body: {
      name: startDate,
      category: 'restaurant',
      variety: 'sales',
      type: 'monthly',
      startDate,
      settings: {},
      recipes: [{ key: '1', id, name, servings: 10, from: { file: 0, row: 2 } }],
      importedData: [{ name: 'kassa.csv', rows: 1, sums: { servings: 10, grams: null, money: null }, leftOut: [] }],
      status: 'draft',
    },
  });
}

async function matched(name: string, restaurantId = matsalen, caller = chef): Promise<[string, string] | null> {
  const { matches } = await caller(searchRecipes, { body: { restaurantId, sheetData: [{ name }] } });
  return matches[0] ? [matches[0].recipeId, matches[0].by] : null;
}

test('what was chosen for a name once is known next month, until another is chosen', async () => {
  expect(await matched('Husman tisdag')).toBeNull();
  await sell('2024-01-01', 'Husman tisdag', meatballs);
  expect(await matched('HUSMAN, tisdag')).toEqual([meatballs, 'remembered']);

  const { id: stew } = await chef(recipes.createRecipe, { body: dish('Kalops', { restaurantId: matsalen }) });
  await sell('2024-02-01', 'Husman tisdag', stew);
  expect(await matched('Husman tisdag')).toEqual([stew, 'remembered']);
});

test('a name that was given to another recipe is its own again once somebody says so', async () => {
  const { id: soup } = await chef(recipes.createRecipe, { body: dish('Nässelsoppa', { restaurantId: matsalen }) });
  await sell('2024-03-01', 'Nässelsoppa', meatballs);
  expect(await matched('Nässelsoppa')).toEqual([meatballs, 'remembered']);
  await sell('2024-04-01', 'Nässelsoppa', soup);
  expect(await matched('Nässelsoppa')).toEqual([soup, 'same_name']);
});

test('no other restaurant and no other organization knows it', async () => {
  await sell('2024-05-01', 'Dagens på torget', meatballs);
  const admin = await product.as('admin');
  expect(await matched('Dagens på torget', havnen, admin)).toBeNull();
  const own = await product.as('super');
  const { organization_id: organization } = await product.database
    .selectFrom('restaurant')
    .select('organization_id')
    .where('id', '=', matsalen)
    .executeTakeFirstOrThrow();
  const stranger = await product.database
    .selectFrom('restaurant')
    .select('id')
    .where('organization_id', '<>', organization)
    .executeTakeFirstOrThrow();
  expect(await matched('Dagens på torget', stranger.id, own)).toBeNull();
});

test('a recipe that is deleted is no longer meant', async () => {
  const { id } = await chef(recipes.createRecipe, { body: dish('Sillbricka', { restaurantId: matsalen }) });
  await sell('2024-06-01', 'Midsommarspecial', id);
  expect(await matched('Midsommarspecial')).toEqual([id, 'remembered']);
  await chef(recipes.deleteRecipe, { params: { id } });
  expect(await matched('Midsommarspecial')).toBeNull();
});
