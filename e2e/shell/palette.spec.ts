import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

test('everything is found by its name from anywhere, by keys alone, in any language', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard');
  const names = [
    { language: 'en_gb', name: 'Nettle soup' },
    { language: 'sv', name: 'Nässelsoppa' },
  ];
  const data = { names, ingredients: [], portions: 4, restaurantId: kitchen.restaurantId };
  expect((await page.request.post('/api/recipes', { data })).status()).toBe(200);
  await page.reload();
  await atRest(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /Recipe, menu, report/ });
  await expect(field).toBeFocused();
  // Nothing typed: what was last worked on, and every page.
  await expect(page.getByRole('option', { name: 'Nettle soup' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('nässel');
  const found = page.getByRole('option', { name: 'Nettle soup' });
  await expect(found).toBeVisible();
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipes\/recipe\/[\w-]+$/);

  // A page by its German name, although the app speaks English.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('einstell');
  await expect(page.getByRole('option', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
});
