import { readFoodPrices, typePrice } from '@plateprint/shared/costs/cost-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { pantry } from '../support/pantry.ts';
import { inside } from '../support/place.ts';
import { recipeStore } from '../support/recipe-store.ts';
import { write } from './written-recipe.ts';

const TYPED = { kg: null, typedOn: '2026-11-26', from: 'typed', isOfFamily: false } as const;

test('somebody who runs a kitchen types the price of a food that nobody bought, and the dish has its cost', async () => {
  let perKg: number | null = null;
  const prices = {
    currency: 'SEK',
    currencies: ['SEK'],
    from: '2026-08',
    to: '2026-11',
    bases: [],
  };
  const page = openPage('/recipes/recipe', {
    role: 'organization-admin',
    answers: [
      ...recipeStore().answers,
      ...pantry(),
      answer(readFoodPrices, ({ body: { foods } }) => ({
        ...prices,
        items: foods.map(() => (perKg === null ? null : { ...TYPED, perKg })),
      })),
      answer(typePrice, ({ body }) => {
        ({ perKg } = body);
        return { perKg, typedOn: '2026-11-26' };
      }),
    ],
  });
  await page.fill('Dish name', 'Leeks');
  await write(page, 1, '500 g leek');
  await page.sees(/None of its ingredients has a purchase price/);
  await page.user.click(await page.sees('By ingredient, per portion'));
  await page.press('Enter a price');
  const dialog = inside('dialog', /^Price of/);
  await page.fill('Net price per kg', '12,50');
  await page.press('Save', dialog);
  await page.sees(/entered on 26 Nov 2026/);
  expect(page.asked(typePrice)).toMatchObject([{ body: { perKg: 12.5 } }]);
});
