import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dayLater, weekdayOfDate } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { listPlanAllergenNotices } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { createRecipe, deleteRecipe, restoreRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
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
  expect(await gone()).toEqual([{ recipeId, names, days: [day] }]);
  await chef(restoreRecipe, { params: { id: recipeId } });
  expect(await gone()).toEqual([]);
});
