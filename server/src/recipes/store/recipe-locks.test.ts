import { createRecipe, deleteRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { untilSomebodyWaits } from '../../platform/database/until-somebody-waits.fixture.ts';
import { emptyBin, lockRecipes } from '../recipe-store.ts';

const restaurantId = demoId('matsalen');
const DAY_MS = 86_400_000;
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const recipe = async (): Promise<string> => {
  const names = [{ language: 'sv' as const, name: 'Löksoppa' }];
  return (await chef(createRecipe, { body: { names, portions: 4, ingredients: [], restaurantId } })).id;
};

/** Two recipes: the one that everybody locks first, though it was written last, and the other. */
async function inOrder(): Promise<[string, string]> {
  const later = await recipe();
  for (;;) {
    const first = await recipe();
    if (first < later) return [first, later];
  }
}

test('the bin is emptied in the order in which recipes are locked', async () => {
  const dishes = await inOrder();
  for (const id of dishes.toReversed()) await chef(deleteRecipe, { params: { id } });
  let emptied = Promise.resolve();
  await product.database.transaction().execute(async (transaction) => {
    const [first, later] = dishes;
    await lockRecipes(transaction, [first]);
    emptied = emptyBin(product.database, new Date(product.now() + 40 * DAY_MS), product.files);
    expect(await untilSomebodyWaits(product.database, emptied)).toBe(true);
    await lockRecipes(transaction, [later]);
  });
  await emptied;
  const left = await product.database.selectFrom('recipe').select('id').where('id', 'in', dishes).execute();
  expect(left).toEqual([]);
});
