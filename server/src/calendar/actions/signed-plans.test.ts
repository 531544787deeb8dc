import { readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRecipe } from '../../../test/support/signing/sign-recipe.ts';
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

test('what somebody signed of a dish is not open on a plan, as it is not on its menus', async () => {
  const names = [{ language: 'sv' as const, name: 'Gryta' }];
  const made = { restaurantId, names, portions: 4, ingredients: [{ inputIngredient: 'husets kryddmix' }] };
  const { id } = await chef(createRecipe, { body: made });
  const unknown = async () =>
    (await chef(readPlanDishes, { body: { restaurantId, recipeIds: [id] } })).items[0]?.allergens.unknown.length;
  expect(await unknown()).toBe(14);
  await signRecipe(chef, id);
  expect(await unknown()).toBe(0);
});
