import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const food = (ingredient: string, variation: string) => ({
  inputIngredient: ingredient,
  ingredient,
  variation: `${ingredient}.${variation}`,
  amount: 40,
  unit: 'g' as const,
});
const bag = (bagId: string) => ({ inputIngredient: 'sauce', bagId, amount: 20, unit: 'g' as const });

async function recipeOf(ingredients: object[], more: object = {}): Promise<string> {
  const names = [{ language: 'en_gb' as const, name: 'Risotto' }];
  return (await chef(createRecipe, { body: { restaurantId, names, ingredients, ...more } })).id;
}

/** What is kept of the diet of each recipe, and when each was written. */
const kept = async () =>
  product.database.selectFrom('recipe').select(['id', 'diet', 'facets', 'footprint', 'updated_at']).orderBy('id').execute();

test('recipes that a former version called vegetarian read after the update as if they were saved anew', async () => {
  const cheese = food('parmesan', 'whole');
  const pesto = await recipeOf([cheese], { ingredientBag: true });
  const sauce = await recipeOf([bag(pesto)], { ingredientBag: true });
  const named = {
    itself: await recipeOf([food('grana-padano', 'whole')]),
    within: await recipeOf([bag(sauce)]),
    meat: await recipeOf([cheese, food('beef', 'raw')]),
    unread: await recipeOf([cheese, { inputIngredient: 'qwxz brgl', amount: 40, unit: 'g' as const }]),
    other: await recipeOf([food('cheddar', 'whole')]),
  };
  const today = await kept();
  const diets = new Map(today.map(({ id, diet }) => [id, diet]));
  expect(Object.values(named).map((id) => diets.get(id))).toEqual([null, null, 'meat', null, 'vegetarian']);

  await sql`update recipe set
    diet = 'vegetarian',
    facets = array_append(facets, 'd:vegetarian'),
    footprint = (footprint - 'animalRennet') || '{"diet": "vegetarian"}'::jsonb
    where footprint @> '{"animalRennet": true}'`.execute(product.database);
  const former = new Map((await kept()).map(({ id, diet }) => [id, diet]));
  expect([pesto, sauce].map((id) => former.get(id))).toEqual(['vegetarian', 'vegetarian']);
  expect(Object.values(named).map((id) => former.get(id))).toEqual(['vegetarian', 'vegetarian', 'meat', null, 'vegetarian']);

  const migration = await readFile(join(import.meta.dirname, '../../../migrations/0066_diet_with_rennet.sql'), 'utf8');
  await sql.raw(migration).execute(product.database);
  const sorted = (rows: typeof today) => rows.map((row) => ({ ...row, facets: row.facets.toSorted() }));
  expect(sorted(await kept())).toEqual(sorted(today));
});
