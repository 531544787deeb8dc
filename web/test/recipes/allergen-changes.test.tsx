import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { everywhere, inside } from '../support/place.ts';
import { newRecipe, saveNew, write } from './written-recipe.ts';

const LIVE = { id: 'lunch', name: 'Lunch', restaurant: 'Canal Kitchen', linkNumber: 2 };

test('what a change adds is said before it is saved, with the live menus and published plans that hold the dish', async () => {
  const { page } = await newRecipe('Carrots');
  const plans = [{ id: 'autumn', name: 'School lunch', restaurant: 'Canal Kitchen', days: ['2026-12-01'] }];
  page.give(answer(listLiveMenusOfRecipe, { items: [LIVE], plans, next: null }));
  await write(page, 1, '1 kg carrots');
  await saveNew(page);
  expect(everywhere().queryByText(/^Adds:/)).toBeNull();
  await write(page, 2, '100 g butter');
  await page.sees('Adds: milk');
  await page.sees(/On live menus now: Lunch \(Canal Kitchen\)\./);
  await page.sees(/On published menu plans: School lunch \(Canal Kitchen\)\./);
});

test('of many kitchens that serve a dish the first are named and the others counted', async () => {
  const { page } = await newRecipe('Carrots');
  const plans = Array.from({ length: 7 }, (_, at) => ({ id: `p${at}`, name: 'Lunch', restaurant: `School ${at + 1}`, days: [] }));
  page.give(answer(listLiveMenusOfRecipe, { items: [], plans, next: null }));
  await write(page, 1, '1 kg carrots');
  await saveNew(page);
  await write(page, 2, '100 g butter');
  await page.sees(/plans: Lunch \(School 1\), Lunch \(School 2\), Lunch \(School 3\), Lunch \(School 4\) and 3 more\./);
});

test('suggestions that are accepted together say what they add to the dish, and no more than the ticked ones', async () => {
  const { page } = await newRecipe('Gratin');
  await write(page, 1, '100 g butter');
  await write(page, 2, '50 g hazelnuts');
  await write(page, 3, '200 g buttermilk');
  await page.press('Review 2 suggestions');
  const dialog = inside('dialog', 'Accept suggested ingredients');
  await page.sees(/Contains: nuts/, dialog);
  await page.sees(/Contains: milk/, dialog);
  // Milk is in the butter already.
  await page.sees('Adds: nuts', dialog);
  const accept = await page.finds('button', 'Accept 2 suggestions');
  expect(accept).toHaveAccessibleDescription('Adds: nuts');
  await page.press(/^50 g hazelnuts as/, dialog, 'checkbox');
  await page.finds('button', 'Accept 1 suggestion');
  expect(dialog().queryByText(/^Adds:/)).toBeNull();
});

test('a name that may not stand names the live menus on which guests would read it', async () => {
  const { page } = await newRecipe('Carrots');
  page.give(answer(listLiveMenusOfRecipe, { items: [LIVE], plans: [], next: null }));
  await write(page, 1, '1 kg carrots');
  await saveNew(page);
  await page.fill('Dish name', 'Climate neutral carrots');
  await page.sees(/One phrase might not hold up in front of guests/);
  await page.sees(/On live menus now: Lunch \(Canal Kitchen\)\./);
});
