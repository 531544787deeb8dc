import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { listRecipes, readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere } from '../support/place.ts';

test('a recipe that is not there, or is another kitchen’s, says so and shows the way back', async () => {
  const answers = [...emptyKitchen(), answer(readRecipe, new AppError('not_found'))];
  const page = openPage('/recipes/recipe/no-such-recipe', { answers });
  await page.finds('heading', 'Recipe not found');
  await page.press('Go to recipes', everywhere, 'link');
  await page.finds('heading', 'Recipes');
});

test('a server that fails says so, and another try shows the recipes', async () => {
  const page = openPage('/recipes', { answers: [...emptyKitchen(), answer(listRecipes, new AppError('internal'))] });
  await page.sees(/Something went wrong, please try again\./);
  page.give(answer(listRecipes, { items: [], next: null }));
  await page.press('Try again');
  await page.gone('alert');
});
