import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { type OpenPage, openPage } from '../support/open-page.tsx';
import { pantry } from '../support/pantry.ts';
import { everywhere } from '../support/place.ts';
import { recipeStore } from '../support/recipe-store.ts';
import { nameIt, saveNew, valueOf, write } from './written-recipe.ts';

function american() {
  const store = recipeStore();
  const settings = { appLanguage: 'en_us', units: 'imperial' } as const;
  return { store, page: openPage('/recipes/recipe', { settings, answers: [...store.answers, ...pantry()] }) };
}

function units(row: number): string[] {
  return [...everywhere().getByLabelText(`Unit of line ${row}`).querySelectorAll('option')].map(({ value }) => value);
}

test('cups stay cups from the line to what is kept, whatever is typed over them', async () => {
  const { page, store } = american();
  await nameIt(page, 'Chowder');
  await write(page, 1, '2 cups milk');
  expect([valueOf('Amount of line 1'), valueOf('Unit of line 1')]).toEqual(['2', 'cup']);
  await write(page, 2, '8 oz potatoes');
  await page.fill('Amount of line 1', '3');
  await page.user.tab();
  await page.fill('Amount of line 2', '1 lb');
  await page.user.tab();
  await waitFor(() => expect([valueOf('Amount of line 2'), valueOf('Unit of line 2')]).toEqual(['1', 'lb']));
  expect(document.body.textContent).not.toMatch(/\d ?k?g(?![\w/ ])/u);
  await saveNew(page);
  expect(store.all()[0]?.ingredients.slice(0, 2)).toMatchObject([
    { amount: 741.6, unit: 'g', measure: { unit: 'cup', holds: 247.2 } },
    { amount: 1, unit: 'lb', measure: null },
  ]);
  expect([valueOf('Amount of line 1'), valueOf('Unit of line 1')]).toEqual(['3', 'cup']);
});

test('a unit is chosen among those the kitchen measures in, and one that weighs nothing known is refused', async () => {
  const { page } = american();
  await write(page, 1, '8 oz potatoes');
  await waitFor(() => expect(units(1)).not.toContain('cup'));
  await write(page, 2, '8 oz milk');
  await waitFor(() => expect(units(2)).toEqual(expect.arrayContaining(['cup', 'fl_oz', 'quart', 'gallon'])));
  await page.fill('Amount of line 2', '2 quarts');
  await page.user.tab();
  await waitFor(() => expect([valueOf('Amount of line 2'), valueOf('Unit of line 2')]).toEqual(['2', 'quart']));
  await page.fill('Amount of line 1', '2 quarts');
  await page.user.tab();
  await waitFor(() => expect(everywhere().getByLabelText('Amount of line 1')).toHaveAttribute('aria-invalid', 'true'));
});

async function correct(page: OpenPage, food: string, to = food): Promise<void> {
  await page.fill('Ingredient of line 1', food);
  await page.user.click(await page.finds('option', new RegExp(`^${to}`)));
}

test('a cup of another food is measured anew, and is grams where nobody knows what a cup of it holds', async () => {
  const { page, store } = american();
  await nameIt(page, 'Sauce');
  await write(page, 1, '2 cups milk');
  await correct(page, 'cream');
  await waitFor(() => expect([valueOf('Amount of line 1'), valueOf('Unit of line 1')]).toEqual(['2', 'cup']));
  await saveNew(page);
  expect(store.all()[0]?.ingredients[0]).toMatchObject({
    ingredient: 'cream',
    amount: 480,
    measure: { unit: 'cup', holds: 240 },
  });
  await correct(page, 'potato');
  await waitFor(() => expect([valueOf('Amount of line 1'), valueOf('Unit of line 1')]).toEqual(['480', 'g']));
  await page.press('Undo');
  await waitFor(() => expect([valueOf('Amount of line 1'), valueOf('Unit of line 1')]).toEqual(['2', 'cup']));
});

test('a food that is chosen without an amount is weighed in ounces', async () => {
  const { page } = american();
  await nameIt(page, 'Mash');
  await correct(page, 'potato');
  await waitFor(() => expect(valueOf('Unit of line 1')).toBe('oz'));
});
