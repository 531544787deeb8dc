import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { newerVersion } from '@plateprint/shared/kernel/api/version.ts';
import {
  createMenu,
  listMenus,
  readMenu,
  searchMenus,
  updateMenu,
  uploadMenuThumbnail,
} from '@plateprint/shared/menus/menu-api.ts';
import { listCustomLabels, listMenuBackgrounds, listMenuTemplates } from '@plateprint/shared/menus/menu-library-api.ts';
import { type Menu, MenuDraft, type MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { inside, inTheHead } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';

/** The menus of the kitchen as a server that forgets nothing would tell of them. */
function menuStore(): { answers: Answer[]; all: () => Menu[]; save: (id: string, draft: MenuDraft) => Menu } {
  const menus = new Map<string, Menu>();
  const save = (id: string, draft: MenuDraft): Menu => {
    const version = (menus.get(id)?.version ?? 0) + 1;
    const known = { recipes: [], customLabels: [], backgroundUrl: null, legacy: false, linkNumbers: [], thumbnailUrl: null };
    const menu: Menu = { ...draft, ...known, id, restaurantId: KITCHEN.id, version, createdAt: AT, updatedAt: AT };
    menus.set(id, menu);
    return menu;
  };
  const summaries = (): MenuSummary[] =>
    [...menus.values()].map(({ id, name, libraryScope, settings, legacy, linkNumbers }) => ({
      id,
      name,
      libraryScope,
      orientation: 'a4_portrait',
      language: settings.language,
      dishes: 0,
      legacy,
      linkNumbers,
      thumbnailUrl: '/static/menu.jpg',
      updatedAt: AT,
    }));
  return {
    all: () => [...menus.values()],
    save,
    answers: [
      ...emptyKitchen(),
      answer(listMenus, () => ({ items: summaries(), next: null })),
      answer(searchMenus, () => ({ items: summaries(), next: null })),
      answer(listMenuTemplates, { items: [], next: null }),
      answer(listMenuBackgrounds, { items: [], next: null }),
      answer(listCustomLabels, { items: [], next: null }),
      answer(readMenu, ({ params }) => menus.get(params.id) ?? new AppError('not_found')),
      answer(createMenu, ({ body }) => save(`menu-${menus.size}`, MenuDraft.parse(body))),
      answer(updateMenu, ({ body }) => {
        if (menus.get(body.id)?.version !== body.version) return new AppError('changed_meanwhile', [newerVersion('bo', 'robin')]);
        return save(body.id, MenuDraft.parse(body));
      }),
      answer(uploadMenuThumbnail, { thumbnailUrl: '/static/menu.jpg' }),
    ],
  };
}

async function toMenus(page: OpenPage): Promise<void> {
  const [first] = await waitFor(() => screen.getAllByRole('link', { name: 'Menus' }));
  if (first) await page.user.click(first);
}

const nameOf = (): string => screen.getByLabelText<HTMLInputElement>('Menu name').value;

test('a menu’s name with markup is refused at its field', async () => {
  const store = menuStore();
  const page = openPage('/menus/menu?template=blank', { answers: store.answers });
  for (const [written, problem] of [
    ['<b>Lunch</b>', 'A name cannot contain web code such as HTML or hidden characters.'],
    [' ', 'Enter a name for the menu.'],
  ] as const) {
    await page.fill('Menu name', written);
    await page.press('Save');
    const field = await page.finds('textbox', 'Menu name');
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(location.pathname).toBe('/menus/menu');
  await page.fill('Menu name', 'Lunch <3 kg');
  await page.press('Save');
  await waitFor(() => expect(location.pathname).toBe('/menus/menu/menu-0'));
  expect(store.all()).toMatchObject([{ name: 'Lunch <3 kg' }]);
});

test('leaving with changes asks first; what is left is listed and gone on with', async () => {
  const store = menuStore();
  const page = openPage('/menus', { answers: store.answers });
  const question = inside('alertdialog', 'Leave without saving?');
  const drafts = inside('region', 'Not saved yet');
  const begin = async (): Promise<void> => {
    await page.press('New menu', inTheHead);
    await page.press('Drinks');
    await waitFor(() => expect(nameOf()).toBe('Drinks'));
  };
  await begin();
  await page.fill('Menu name', 'Summer drinks');
  await toMenus(page);
  await page.press('Stay on page', question);
  await waitFor(() => expect(nameOf()).toBe('Summer drinks'));
  await toMenus(page);
  await page.press('Leave', question);
  await page.finds('button', 'Continue Summer drinks', drafts);
  await begin();
  await toMenus(page);
  await page.press('Continue Summer drinks', drafts);
  await waitFor(() => expect(nameOf()).toBe('Summer drinks'));
  await toMenus(page);
  await page.press('Save and leave', question);
  await page.finds('link', 'Summer drinks');
  await page.gone('region', 'Not saved yet');
});

test('after the version that was saved meanwhile was opened, discarding goes back to it, and it is saved without a conflict', async () => {
  const store = menuStore();
  const page = openPage('/menus/menu?template=blank', { answers: store.answers });
  await page.fill('Menu name', 'Lunch');
  await page.press('Save');
  await waitFor(() => expect(location.pathname).toBe('/menus/menu/menu-0'));
  await waitFor(() => expect(nameOf()).toBe('Lunch'));
  const [first] = store.all();
  if (!first) throw new Error('It was not saved.');
  store.save(first.id, { ...first, name: 'Theirs' });
  await page.fill('Menu name', 'Mine');
  await page.press('Save');
  await page.press('Open their version');
  await waitFor(() => expect(nameOf()).toBe('Theirs'));
  await page.fill('Menu name', 'Another');
  await page.fromMenu('More', 'Discard changes');
  await page.press('Discard', inside('alertdialog', 'Discard your changes?'));
  await waitFor(() => expect(nameOf()).toBe('Theirs'));
  await page.fill('Menu name', 'Ours');
  await page.press('Save');
  await waitFor(() => expect(store.all()).toMatchObject([{ name: 'Ours', version: 3 }]));
});
