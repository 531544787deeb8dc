import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, ConnectionLost } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere, inside } from '../support/place.ts';
import { draftOf, recipeStore } from '../support/recipe-store.ts';
import { kgPerPortion, newRecipe, write } from './written-recipe.ts';

test('two people at once: the second sees the conflict, keeps the own text and chooses', async () => {
  const store = recipeStore(draftOf('Shared stew'));
  const page = openPage('/recipes/recipe/recipe-0', { answers: store.answers });
  await page.fill('Method and notes', 'from the second');
  store.saveElsewhere('recipe-0', { note: 'from the first' });
  await page.press('Save');
  await page.sees(/Someone else saved a newer version in the meantime\./);
  await page.finds('heading', 'Changed by Kim Newcomer', inside('dialog', 'Someone else has saved this recipe'));
  expect(store.all()).toMatchObject([{ note: 'from the first' }]);
  await page.press('Overwrite with mine', inside('dialog', 'Someone else has saved this recipe'));
  await page.announces('“Shared stew” has been saved.');
  expect(store.all()).toMatchObject([{ version: 3, note: 'from the second' }]);
});

test('a server that cannot store says so, and saving again does', async () => {
  const store = recipeStore();
  const page = openPage('/recipes/recipe', { answers: store.answers });
  await page.fill('Dish name', 'Soup');
  page.give(answer(createRecipe, new ConnectionLost()));
  await page.press('Save');
  expect(await page.finds('alert')).toHaveTextContent('Your changes are kept in this browser.');
  page.give(...store.answers);
  await page.press('Save again', everywhere);
  await page.gone('alert');
  await waitFor(() => expect(store.all()).toHaveLength(1));
});

test('a name that claims something is asked about while it is written, with its rule and a sentence that stands', async () => {
  const page = openPage('/recipes/recipe', { answers: recipeStore().answers });
  await page.fill('Dish name', 'Climate neutral soup');
  await page.sees(/One phrase might not hold up in front of guests/);
  await page.press('Show');
  await page.sees('Directive 2005/29/EC, Annex I, point 4c');
  await page.fill('Dish name', 'Green pea soup');
  await page.gone('button', 'Hide');
});

test('a name that promises what the lines are not is contradicted beside them, and no more once either is mended', async () => {
  const { page } = await newRecipe('Vegetarian lasagne with minced beef');
  await write(page, 1, '500 g potatoes');
  await waitFor(() => expect(kgPerPortion()).toBeGreaterThan(0));
  const says = /this dish is not vegetarian\./;
  expect(everywhere().queryByText(says)).toBeNull();
  await write(page, 2, '400 g minced beef');
  await page.sees(/“Vegetarian lasagne with minced beef”: this dish is not vegetarian\./);
  await page.fill('Dish name', 'Lasagne with minced beef');
  await waitFor(() => expect(everywhere().queryByText(says)).toBeNull());
  await page.fill('Dish name', 'Dairy free potatoes');
  await write(page, 3, '50 g butter');
  await page.sees(/“Dairy free potatoes”: this dish contains milk\./);
});
