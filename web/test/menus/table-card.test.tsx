import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import { listSharedMenuLinks, readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { type Menu, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-26T08:00:00.000Z';
const lunch: Menu = {
  ...MenuPage.parse({ options: {}, settings: {}, blocks: [] }),
  id: 'lunch',
  name: 'Lunch',
  restaurantId: KITCHEN.id,
  libraryScope: 'restaurant',
  recipes: [],
  customLabels: [],
  backgroundUrl: null,
  legacy: false,
  linkNumbers: [],
  thumbnailUrl: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
};

test('a card for the table asks about its words before it is printed, and keeps why they may stand', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const link = { linkNumber: 2, name: '', token: 'token', menu: { id: 'lunch', name: 'Lunch', updatedAt: AT } };
  const page = openPage('/menus/menu/lunch', {
    answers: [
      ...emptyKitchen(),
      answer(readMenu, lunch),
      answer(listSharedMenuLinks, { items: [link], next: null }),
      answer(keepMenuClaims, { at: AT }),
    ],
  });
  await page.press('Share');
  await page.press('QR code for link 2');
  const card = inside('region', 'Table card');
  await page.press('Print on A6', card);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await page.fill('Text on the card', 'Climate neutral lunch', card);
  await page.press('Print on A6', card);
  const question = inside('alertdialog', 'Some wording might not hold up');
  await page.fill('Why this wording is justified', 'We have the report.', question);
  expect(print).toHaveBeenCalledTimes(1);
  await page.press('Continue anyway', question);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(page.asked(keepMenuClaims)).toMatchObject([
    {
      body: {
        menuId: 'lunch',
        occasion: 'export',
        texts: [{ place: 'card', language: 'en_gb', text: 'Climate neutral lunch' }],
        reason: 'We have the report.',
      },
    },
  ]);
});
