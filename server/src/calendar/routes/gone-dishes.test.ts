import { randomUUID } from 'node:crypto';
import { createMenuPlan, readMenuPlan, readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dayLater, weekdayOfDate } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { listPlanAllergenNotices } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { createRecipe, deleteRecipe, restoreRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { again, norrsken } from '../../../test/support/recipe-bodies.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

test('a dish that was deleted stands with its days above the plan that guests read, until it is back', async () => {
  const chef = await product.as('chef');
  const names = [{ language: 'sv' as const, name: 'Löksoppa' }];
  const onion = {
    inputIngredient: 'lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 400,
    unit: 'g' as const,
  };
  const { id: recipeId } = await chef(createRecipe, { body: { restaurantId, names, ingredients: [onion] } });
  const today = dayAt('SE', new Date(product.now()));
  const day = dayLater(today, 3);
  const plan = {
    name: 'Inside',
    weeks: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    startsOn: today,
    endsOn: dayLater(today, 5),
    lines: [{ id: 'l', name: 'Lunch' }],
    cells: [{ week: 0, weekday: weekdayOfDate(day), lineId: 'l', recipeId }],
  };
  const { id } = await chef(createMenuPlan, { body: { restaurantId, plan } });
  await chef(publishMenuPlan, { params: { id }, body: { title: 'Lunch' } });
  const gone = async () => (await chef(listPlanAllergenNotices, { params: { id } })).gone;
  expect(await gone()).toEqual([]);
  await chef(deleteRecipe, { params: { id: recipeId } });
  expect(await gone()).toEqual([{ recipeId, names, why: 'deleted', days: [day] }]);
  await chef(restoreRecipe, { params: { id: recipeId } });
  expect(await gone()).toEqual([]);
});

test('a plan says of each dish that its kitchen has no more what it was called, and why: deleted, of another kitchen, or a base recipe', async () => {
  const admin = await product.as('admin');
  const other = (await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } })).id;
  const onion = {
    inputIngredient: 'lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 400,
    unit: 'g' as const,
  };
  const dish = async (name: string) => {
    const body = {
      restaurantId,
      libraryScope: 'organization' as const,
      names: [{ language: 'sv' as const, name }],
      ingredients: [onion],
    };
    return admin(createRecipe, { body });
  };
  const [soup, stew, stock, pie] = [await dish('Soppa'), await dish('Gryta'), await dish('Fond'), await dish('Paj')];
  const cells = [soup, stew, stock, pie].map(({ id: recipeId }, at) => ({ week: 0, weekday: at + 1, lineId: 'l', recipeId }));
  const plan = { name: 'Gone', weeks: 1, startsOn: '2026-01-05', lines: [{ id: 'l', name: 'Lunch' }], cells };
  const { id } = await admin(createMenuPlan, { body: { restaurantId: other, plan } });
  await admin(deleteRecipe, { params: { id: soup.id } });
  await admin(updateRecipe, { body: { ...again(stew), libraryScope: 'restaurant' } });
  await admin(updateRecipe, { body: { ...again(stock), ingredientBag: true, mealsize: 1, portions: 1 } });
  const gone = [
    { recipeId: soup.id, names: soup.names, why: 'deleted' },
    { recipeId: stew.id, names: stew.names, why: 'elsewhere' },
    { recipeId: stock.id, names: expect.arrayContaining(stock.names), why: 'base_recipe' },
  ];
  const kept = await admin(readMenuPlan, { params: { id } });
  expect([kept.gone, kept.dishes.map((each) => each.id)]).toEqual([gone, [pie.id]]);
  const sales = await admin(readPlanSales, { params: { id }, query: { from: '2026-01-05', to: '2026-01-11' } });
  expect(sales.gone).toEqual(gone);
});
