import { randomUUID } from 'node:crypto';
import { listUnmappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { bulkCreateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let chef: Caller;
const restaurantId = demoId('matsalen');

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

/** A word that no food has. */
const someWord = () => `qq${randomUUID().slice(0, 8).replaceAll(/\d/gu, 'x').replaceAll('-', '')}`;

const line = (inputIngredient: string, grams: number) => ({ inputIngredient, amount: grams, unit: 'g' as const });

function recipe(...ingredients: ReturnType<typeof line>[]) {
  return { names: [{ language: 'sv' as const, name: 'Gryta' }], portions: 4, ingredients };
}

async function waiting(word: string) {
  const { items } = await chef(listUnmappedIngredients, { query: { search: word } });
  return items.map(({ name, weight, sources }) => [name, weight, sources.recipes]);
}

test('a line that nobody understood waits by its name, as long as a recipe has it', async () => {
  const word = someWord();
  const made = await chef(api.createRecipe, { body: { restaurantId, ...recipe(line(`200 g ${word}`, 200), line('', 0)) } });
  expect(await waiting(word)).toEqual([[word, 200, 1]]);
  const saved = await chef(api.updateRecipe, {
    body: { id: made.id, version: made.version, ...recipe(line(word, 350)) },
  });
  expect(await waiting(word)).toEqual([[word, 350, 1]]);
  await chef(api.deleteRecipe, { params: { id: made.id } });
  expect(await waiting(word)).toEqual([]);
  await chef(api.restoreRecipe, { params: { id: made.id } });
  expect(await waiting(word)).toEqual([[word, 350, 1]]);
  const { version } = await chef(api.readRecipe, { params: { id: saved.id } });
  await chef(api.updateRecipe, { body: { id: made.id, version, ...recipe() } });
  expect(await waiting(word)).toEqual([]);
});

test('imported recipes that lack the same name wait for it together', async () => {
  const word = someWord();
  await chef(bulkCreateRecipes, {
    body: { restaurantId, recipes: [recipe(line(word, 100)), recipe(line(word, 40), line(word, 10))] },
  });
  expect(await waiting(word)).toEqual([[word, 150, 2]]);
});
