import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { createRecipe, listRecipes, readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readSession, signIn } from '@plateprint/shared/users/user-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere } from '../support/place.ts';
import { sessionAnswers, signedIn } from '../support/session.ts';
import { newRecipe, valueOf } from './written-recipe.ts';

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

test('a session that is over when a recipe is saved leads to the sign-in, and back to what was written', async () => {
  const over = [answer(createRecipe, new AppError('not_signed_in')), answer(readSession, { session: null })];
  const { page } = await newRecipe('Leek soup', ...emptyKitchen());
  page.give(...over);
  await page.press('Save');
  await page.finds('heading', 'Sign in');
  const session = signedIn();
  page.give(...sessionAnswers(session), answer(signIn, session));
  await page.fill('E-mail address', session.authUser.email);
  await page.fill('Password', 'braised leeks and hazelnut');
  await page.press('Sign in');
  await waitFor(() => expect(valueOf('Dish name')).toBe('Leek soup'));
});

test('the first recipe of a kitchen begins with a sample to be used', async () => {
  const page = openPage('/dashboard', { answers: emptyKitchen() });
  for (const way of await waitFor(() => {
    const ways = everywhere().getAllByRole('link', { name: 'New recipe' });
    expect(ways).toHaveLength(2);
    return ways;
  }))
    await waitFor(() => expect(way.getAttribute('href')).toContain('first=true'));
  page.goTo('/recipes');
  await page.finds('heading', 'Your first recipe');
  expect(everywhere().getAllByRole('link', { name: 'New recipe' }).at(-1)?.getAttribute('href')).toContain('first=true');
});
