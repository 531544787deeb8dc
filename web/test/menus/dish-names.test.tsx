import { listCustomLabels, listMenuBackgrounds } from '@plateprint/shared/menus/menu-library-api.ts';
import { readMenu, updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { type Menu, type MenuDish, MenuDraft, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { translateRecipe } from '@plateprint/shared/recipes/translate/translate-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';
const dish = (id: string, names: MenuDish['names']): MenuDish => ({
  id,
  names,
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  complete: false,
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: null,
});
const recipe = (recipeId: string) => ({ kind: 'recipe', _id: `of-${recipeId}`, recipeId }) as const;
const text = (_id: string, ...texts: { language: 'en_gb' | 'de'; text: string }[]) =>
  ({ kind: 'course', _id, texts, align: 'start' }) as const;
const lunch: Menu = {
  ...MenuPage.parse({ options: {}, settings: { language: 'de' }, blocks: ['soup', 'salad', 'both'].map(recipe) }),
  id: 'lunch',
  name: 'Lunch',
  restaurantId: KITCHEN.id,
  libraryScope: 'restaurant',
  recipes: [
    dish('soup', [{ language: 'sv', name: 'Rödbetssoppa' }]),
    dish('salad', [{ language: 'de', name: 'Gurkensalat' }]),
    dish('both', [{ language: 'sv', name: 'Fisk' }]),
  ],
  customLabels: [],
  backgroundUrl: null,
  legacy: false,
  linkNumbers: [],
  thumbnailUrl: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
};

function opened(menu = lunch): OpenPage {
  return openPage('/menus/menu/lunch', {
    answers: [
      ...emptyKitchen(),
      answer(readMenu, menu),
      answer(listMenuBackgrounds, { items: [], next: null }),
      answer(listCustomLabels, { items: [], next: null }),
      answer(translateRecipe, ({ body: { recipeName } }) => {
        const known = recipeName === 'Rödbetssoppa';
        const name = known ? 'Rote-Bete-Suppe' : recipeName;
        return { name, language: 'de' as const, from: 'sv' as const, readOver: true, kept: known ? [] : [name] };
      }),
      answer(updateMenu, ({ body }) => ({ ...lunch, ...MenuDraft.parse(body), version: 2 })),
    ],
  });
}

test('a dish whose name is not in the menu’s language is marked, and gets a name in it by one press', async () => {
  const page = opened();
  await page.sees('2 dishes have no name in the menu’s language (German).');
  await waitFor(() => expect(screen.getAllByText('Name in Swedish')).toHaveLength(2));
  await page.press('Show the first one');
  await page.sees('“Rödbetssoppa” is Swedish, the menu is German.');
  await page.sees('Put together word by word: please read it over.');
  expect(await axeFindings()).toEqual([]);
  await page.press('Use “Rote-Bete-Suppe”');
  await page.sees('1 dish has no name in the menu’s language (German).');
  expect(screen.getByLabelText('Name on this menu')).toHaveValue('Rote-Bete-Suppe');
  await page.press('Save');
  await waitFor(() =>
    expect(page.asked(updateMenu)[0]?.body.blocks[0]).toMatchObject({ names: [{ language: 'de', text: 'Rote-Bete-Suppe' }] }),
  );
});

test('what no word is known of is not offered as it stands', async () => {
  const page = opened();
  await page.press(/^Fisk/);
  await page.sees('No suggestion for this name. Please enter one.');
  expect(page.asked(translateRecipe)).toEqual([{ body: { recipeName: 'Fisk', language: 'de', from: 'sv' } }]);
});

test('texts that are not in the menu’s language are named, and the first is one press away', async () => {
  const page = opened({
    ...lunch,
    blocks: [text('a', { language: 'de', text: 'Montag' }), text('b', { language: 'en_gb', text: 'From our farm' })],
  });
  await page.sees('1 text has no wording in the menu’s language (German): “From our farm”.');
  await page.press('Show the first text');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('From our farm'));
});
