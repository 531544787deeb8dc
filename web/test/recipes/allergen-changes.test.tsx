import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { everywhere } from '../support/place.ts';
import { newRecipe, saveNew, write } from './written-recipe.ts';

const LIVE = { id: 'lunch', name: 'Lunch', restaurant: 'Canal Kitchen', linkNumber: 2 };

test('what a change adds is said before it is saved, with the live menus that hold the dish', async () => {
  const { page } = await newRecipe('Carrots');
  page.give(answer(listLiveMenusOfRecipe, { items: [LIVE], next: null }));
  await write(page, 1, '1 kg carrots');
  await saveNew(page);
  expect(everywhere().queryByText(/^Adds:/)).toBeNull();
  await write(page, 2, '100 g butter');
  await page.sees('Adds: milk');
  await page.sees(/On live menus now: Lunch \(Canal Kitchen\)\./);
});
