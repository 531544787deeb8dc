import { createMenuPlan, readMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { FOODS_OF_ANIMAL_RENNET } from '@plateprint/shared/ingredients/allergens/animal-rennet.ts';
import { createMenu, readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { menuDishOf } from '@plateprint/shared/menus/menu-dish.ts';
import { createRecipe, readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf } from '../../../test/support/shown-kitchen.ts';
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

async function recipeOf(ingredients: object[], more: object = {}): Promise<string> {
  const names = [{ language: 'en_gb' as const, name: 'Vegetarian risotto' }];
  return (await chef(createRecipe, { body: { restaurantId, names, ingredients, ...more } })).id;
}
const cheese = (ingredient: string) => ({
  inputIngredient: ingredient,
  ingredient,
  variation: `${ingredient}.whole`,
  amount: 40,
  unit: 'g',
});

test('each food of animal rennet is in the food data', () => {
  for (const id of FOODS_OF_ANIMAL_RENNET)
    expect([id, product.services.foodData.ingredient(id)?.diet]).toEqual([id, 'vegetarian']);
});

test('a dish says that its cheese may be made with animal rennet, also where a base recipe brings it, on menus, on plans and where it is looked for', async () => {
  const pesto = await recipeOf([cheese('parmesan')], { ingredientBag: true });
  const sauce = await recipeOf([{ inputIngredient: 'pesto', bagId: pesto, amount: 20, unit: 'g' }], { ingredientBag: true });
  const dishes = [
    await recipeOf([cheese('grana-padano')]),
    await recipeOf([{ inputIngredient: 'sauce', bagId: sauce, amount: 20, unit: 'g' }]),
    await recipeOf([cheese('cheddar')]),
  ];
  const { id } = await chef(createMenu, { body: { restaurantId, name: 'Lunch', ...pageOf(...dishes) } });
  const { recipes } = await chef(readMenu, { params: { id } });
  const ofMenu = new Map(recipes.map((dish) => [dish.id, dish.animalRennet]));
  expect(dishes.map((dish) => ofMenu.get(dish))).toEqual([true, true, undefined]);
  const found = await chef(searchRecipes, { body: { restaurantId, query: 'risotto', limit: 20 } });
  const ofFound = new Map(found.items.map((each) => [each.id, menuDishOf(each).animalRennet]));
  expect(dishes.map((dish) => ofFound.get(dish))).toEqual([true, true, undefined]);
  const cells = dishes.map((recipeId, at) => ({ week: 0, weekday: at + 1, lineId: 'l', recipeId, servings: 10 }));
  const plan = { name: 'Plan', weeks: 1, weekdays: [1, 2, 3], lines: [{ id: 'l', name: 'Vegetarian' }], startsOn: null, cells };
  const { id: planId } = await chef(createMenuPlan, { body: { restaurantId, plan } });
  const planned = (await chef(readMenuPlan, { params: { id: planId } })).dishes;
  const ofPlan = new Map(planned.map((dish) => [dish.id, dish.animalRennet]));
  expect(dishes.map((dish) => ofPlan.get(dish))).toEqual([true, true, undefined]);
  // Nothing calls it vegetarian, and nothing says that it is not.
  const diets = [null, null, 'vegetarian'];
  expect(dishes.map((dish) => recipes.find((each) => each.id === dish)?.diet)).toEqual(diets);
  expect(dishes.map((dish) => planned.find((each) => each.id === dish)?.diet)).toEqual(diets);
  // No rule counts its cheese as meat that nobody knows of.
  expect(planned.find((each) => each.id === dishes[0])).toMatchObject({ openTags: ['vegetarian'] });
  const { footprint } = await chef(readRecipe, { params: { id: dishes[1] ?? '' } });
  expect(footprint).toMatchObject({ diet: null, animalRennet: true });
});
