import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { saveNew, write } from '../recipes/written-recipe.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { inside } from '../support/place.ts';
import { download } from './support/downloads.ts';
import { test } from './support/served-page.ts';

const LINE = {
  _id: 'a1',
  inputIngredient: '500 g potatoes',
  ingredient: null,
  categoryId: null,
  variation: null,
  originId: null,
  amount: null,
  unit: null,
  pieceGrams: null,
  organic: false,
};

/** As a former release wrote it: with allergens as names alone. */
const DRAFT = {
  names: [{ language: 'en_gb', name: 'Old stew' }],
  ingredients: [LINE],
  customIngredients: [],
  portions: 4,
  mealsize: 0,
  category: '',
  note: '',
  tags: [],
  allergens: ['milk'],
  location: 'organization',
};

test('unsaved work of a former release is gone on with, and what cannot be read is set aside and handed out', async ({
  kitchen,
}) => {
  const page = await kitchen.enter('/recipes');
  const { authUser } = await page.ask<{ authUser: { id: string } }>('GET', '/api/users/authenticate');
  const key = `plateprint.working.recipe.${authUser.id}`;
  localStorage.setItem(`${key}.new`, JSON.stringify({ draft: DRAFT, base: null, readings: {}, changed: true }));
  localStorage.setItem(`${key}.recipe-7`, '{"draft":{"names":"cut o');
  page.reload();
  const drafts = inside('region', 'Not saved yet');
  await page.sees('Cannot be opened', drafts);
  const { content } = await download(async () => page.press(/^Download/, drafts));
  expect(content.toString()).toBe('{"draft":{"names":"cut o');
  expect(await axeFindings()).toEqual([]);

  await page.press('Continue Old stew', drafts);
  await page.sees('The only line is counted.');
  await write(page, 2, '1 leek');
  await saveNew(page);
  await waitFor(() => expect(location.pathname).toMatch(/^\/recipes\/recipe\/[\w-]+$/));
  await page.announces('“Old stew” has been saved.');
});
