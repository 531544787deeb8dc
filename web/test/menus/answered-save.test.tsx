import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { keepMenuClaims, listWordNotices, seeWordNotices } from '@plateprint/shared/menus/menu-claims-api.ts';
import { listSharedMenuLinks, readMenu, updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { listCustomLabels, listMenuBackgrounds } from '@plateprint/shared/menus/menu-library-api.ts';
import { keepOpenAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { type Menu, type MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-26T08:00:00.000Z';
const LIVE: Menu = {
  ...MenuPage.parse({ options: {}, settings: {}, blocks: [] }),
  id: 'lunch',
  name: 'Lunch',
  restaurantId: KITCHEN.id,
  libraryScope: 'restaurant',
  recipes: [],
  customLabels: [],
  backgroundUrl: null,
  legacy: false,
  linkNumbers: [2],
  thumbnailUrl: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
};

const anyQuestion = () => within(screen.getByRole('alertdialog'));

function opened(...first: Answer[]): OpenPage {
  const answers = [
    ...emptyKitchen(),
    answer(readMenu, LIVE),
    answer(listMenuBackgrounds, { items: [], next: null }),
    answer(listCustomLabels, { items: [], next: null }),
    answer(listSharedMenuLinks, { items: [], next: null }),
    ...first,
  ];
  return openPage('/menus/menu/lunch', { answers });
}

test('a live menu with words that guests would read anew is saved with a reason', async () => {
  const refused = new AppError('words_in_question', [{ path: 'name', code: 'never', message: 'Climate neutral' }]);
  const page = opened(answer(updateMenu, refused), answer(keepMenuClaims, { at: AT }));
  await page.fill('Menu name', 'Climate neutral lunch');
  await page.press('Save');
  const question = inside('alertdialog', 'Some wording might not hold up');
  await page.fill('Why this wording is justified', 'Certificate 4711.', question);
  page.give(answer(updateMenu, { ...LIVE, name: 'Climate neutral lunch', version: 2 }));
  await page.press('Publish anyway', question);
  await waitFor(() => expect(page.asked(updateMenu)).toHaveLength(2));
  expect(page.asked(updateMenu).map(({ body }) => body.reason ?? '')).toEqual(['', 'Certificate 4711.']);
});

test('a live menu whose dish would break a promise asks about the dish alone', async () => {
  const refused = new AppError('words_in_question', [{ path: 'dish', code: 'not_as_promised', message: 'Vegan' }]);
  const blocks = [
    { kind: 'title' as const, _id: 't', texts: [{ language: 'en_gb' as const, text: 'Vegan' }] },
    { kind: 'recipe' as const, _id: 'r', recipeId: 'pie' },
  ];
  const pie: MenuDish = {
    id: 'pie',
    names: [{ language: 'en_gb', name: 'Beef pie' }],
    co2PerPortion: null,
    co2PerPortionWithoutLandUseChange: null,
    level: null,
    complete: false,
    allergens: { contains: [], mayContain: [], unknown: [] },
    diet: 'meat',
  };
  const menu = { ...LIVE, ...MenuPage.parse({ options: {}, settings: {}, blocks }), recipes: [pie] };
  const page = opened(answer(readMenu, menu), answer(updateMenu, refused), answer(keepOpenAllergens, { at: AT }));
  await page.fill('Menu name', 'Supper');
  await page.press('Save');
  await page.fill('Why this wording is justified', 'It is made of peas.', anyQuestion);
  page.give(answer(updateMenu, { ...menu, name: 'Supper', version: 2 }));
  await page.press('Publish anyway', anyQuestion);
  await waitFor(() => expect(page.asked(updateMenu).at(-1)?.body.reason).toBe('It is made of peas.'));
  expect(page.asked(keepMenuClaims)).toEqual([]);
});

test('a refusal of words that this page finds nothing in is said, and asks for nothing', async () => {
  const refused = new AppError('words_in_question', [{ path: 'name', code: 'future', message: '2027' }]);
  const page = opened(answer(updateMenu, refused));
  await page.fill('Menu name', 'Supper');
  await page.press('Save');
  await page.sees('Guests would read wording that might not hold up. Explain why it is justified.');
  expect(page.asked(updateMenu)).toHaveLength(1);
});

test('words that came with a change stand above a live menu until somebody has seen them', async () => {
  const place = { id: 'n', place: 'dish' as const, at: AT };
  let items = [
    { ...place, question: 'never' as const, words: 'Climate neutral', dish: '' },
    { ...place, id: 'm', question: 'not_as_promised' as const, words: 'Vegan', dish: 'Onions' },
  ];
  const page = opened(
    answer(listWordNotices, () => ({ items, next: null, maySee: true })),
    answer(seeWordNotices, () => ({ items: (items = []), next: null, maySee: true })),
  );
  await page.sees(/Dish name: “Climate neutral”\. Offsets do not make a dish/u);
  await page.sees(/Onions is not what “Vegan” says\./u);
  await page.press('I have seen this');
  expect(page.asked(seeWordNotices)).toMatchObject([{ body: { ids: ['n', 'm'] } }]);
});
