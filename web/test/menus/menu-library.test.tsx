import {
  cloneMenus,
  deleteMenu,
  deleteMenus,
  listSharedMenuLinks,
  restoreMenu,
  restoreMenus,
  searchMenus,
} from '@plateprint/shared/menus/menu-api.ts';
import { listMenuTemplates } from '@plateprint/shared/menus/menu-library-api.ts';
import { listMenus } from '@plateprint/shared/menus/menu-api.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { dish, rowOf } from '../calendar/plan-store.ts';
import { answer, type Answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere, inside, inTheHead } from '../support/place.ts';

const menu = (name: string): MenuSummary => ({
  id: name.toLowerCase(),
  name,
  libraryScope: 'restaurant',
  orientation: 'a4_portrait',
  language: 'en_gb',
  dishes: 2,
  legacy: false,
  linkNumbers: [],
  thumbnailUrl: '/static/menu.jpg',
  updatedAt: '2026-11-02T08:00:00.000Z',
});

/** The menus of the kitchen as a server that forgets nothing would tell of them. */
function library(...names: string[]): Answer[] {
  let menus = names.map(menu);
  let bin: MenuSummary[] = [];
  const remove = (ids: readonly string[]): void => {
    bin = [...bin, ...menus.filter(({ id }) => ids.includes(id))];
    menus = menus.filter(({ id }) => !ids.includes(id));
  };
  const restore = (ids: readonly string[]): void => {
    menus = [...menus, ...bin.filter(({ id }) => ids.includes(id))];
    bin = bin.filter(({ id }) => !ids.includes(id));
  };
  return [
    ...emptyKitchen(),
    answer(listMenus, () => ({ items: menus, next: null })),
    answer(searchMenus, () => ({ items: menus, next: null })),
    answer(listMenuTemplates, { items: [], next: null }),
    answer(deleteMenu, ({ params }) => {
      remove([params.id]);
      return params;
    }),
    answer(restoreMenu, ({ params }) => {
      restore([params.id]);
      return menu(params.id);
    }),
    answer(deleteMenus, ({ body }) => {
      remove(body.ids);
      return body;
    }),
    answer(restoreMenus, ({ body }) => {
      restore(body.ids);
      return body;
    }),
    answer(cloneMenus, ({ body }) => {
      const copies = body.ids.map((id) => menu(`${id} copy`)).map((each) => ({ ...each, id: each.id.replace(' ', '-') }));
      menus = [...menus, ...copies];
      return { items: copies, next: null };
    }),
  ];
}

test('a menu is deleted, brought back by undo, and copied', async () => {
  const page = openPage('/menus', { answers: library('Drinks') });
  await page.fromMenu('Actions for Drinks', 'Delete');
  await page.gone('link', 'Drinks');
  await page.press('Undo');
  await page.finds('link', 'Drinks');
  await page.fromMenu('Actions for Drinks', 'Duplicate');
  await page.sees('2 menus');
  expect(page.asked(cloneMenus)).toMatchObject([{ body: { ids: ['drinks'] } }]);
});

test('on the starter plan menus for screens are locked, those on paper are not', async () => {
  const page = openPage('/menus', { plan: 'starter', answers: library() });
  await page.press('New menu', inTheHead);
  expect(await page.finds('button', /Lunch on a landscape screen/)).toBeDisabled();
  expect(screen.getByRole('button', { name: /Weekly lunch menu/ })).toBeEnabled();
});

test('on the starter plan a new menu says before the work that publishing it needs a larger plan', async () => {
  const page = openPage('/menus', { plan: 'starter', answers: library() });
  await page.press('New menu', inTheHead);
  await page.sees(
    'Your plan includes creating and printing menus. Publishing one by link or QR code or on a screen is included in Plus and above.',
  );
});

test('a link that shows no menu is not called free, which reads as free of charge beside a lock', async () => {
  const link = { linkNumber: 1, name: '', token: 'token', menu: null };
  const page = openPage('/menus/menu', {
    plan: 'starter',
    answers: [...library(), answer(listSharedMenuLinks, { items: [link], next: null })],
  });
  await page.press('Share');
  await page.sees('Not in use');
});

test('several menus are marked and deleted together, and undo brings them back', async () => {
  const page = openPage('/menus', { answers: library('Spring', 'Summer', 'Autumn') });
  const mark = async () => {
    for (const name of ['Spring', 'Summer']) await page.press(`Select ${name}`, everywhere, 'checkbox');
  };
  const actions = inside('region', 'Actions for the selection');
  await mark();
  await page.press('Duplicate', actions);
  await page.sees('5 menus');
  await page.press('Undo');
  await page.sees('3 menus');
  await mark();
  await page.press('Delete', actions);
  await page.sees('1 menu');
  expect(page.asked(deleteMenus).at(-1)).toMatchObject({ body: { ids: ['spring', 'summer'] } });
  await page.press('Undo');
  await page.sees('3 menus');
});

test('templates are shown with the kitchen’s dishes, also those saved since the last look, and only then it is said', async () => {
  const EXAMPLE = 'The previews show dishes from your kitchen as an example. A new menu begins without dishes.';
  const page = openPage('/menus', { answers: library() });
  await page.press('New menu', inTheHead);
  await page.finds('button', /Weekly lunch menu/);
  expect(screen.queryByText(EXAMPLE)).toBeNull();
  await page.press('Close');
  page.give(answer(searchRecipes, { items: [rowOf(dish('nettles', 'Nettle soup'))], next: null, matches: [], unmatched: [] }));
  await page.press('New menu', inTheHead);
  await page.sees(EXAMPLE);
  expect(screen.getAllByText('Nettle soup').length).toBeGreaterThan(0);
});
