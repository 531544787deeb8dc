import { expect } from '@playwright/test';
import { cutOff } from '../support/cut-off.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the bar has the work of every day, and what else there is opens from its last sign', async ({ page, demo }) => {
  await demo.enter(page, '/dashboard', { role: 'organization-admin' });
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Recipes', 'Menus', 'Reports']);
  await bar.getByRole('button', { name: 'More pages' }).click();
  await expect(page.getByRole('menuitem')).toContainText(['Menu plans', 'Purchases', 'Targets', 'Leaderboard', 'Organisation']);
  await page.getByRole('menuitem', { name: 'Targets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Targets' })).toBeVisible();
});

test('on a phone a dialog is as wide as the screen lets it be', async ({ page, demo }) => {
  await demo.enter(page, '/recipes');
  await page.getByRole('main').locator('a[href^="/recipes/recipe/"]').first().click();
  await atRest(page);
  await page.getByRole('button', { name: 'Edit allergens' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  const box = await page.getByRole('dialog').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
});

test('on a phone the dish stays beside its allergens while they are moved past it', async ({ page, demo }) => {
  await demo.enter(page, '/recipes');
  const recipe = page.getByRole('main').locator('a[href^="/recipes/recipe/"]').first();
  const id = (await recipe.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(`/menus/allergens?recipes=${id}`);
  const sheet = page.getByTestId('allergen-sheet');
  const dish = sheet.locator('tbody').getByRole('rowheader').first();
  await expect(dish).toBeVisible();
  await sheet.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(sheet.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  await expect(dish).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByText(/Traces from the kitchen are not covered/).first()).toBeInViewport();
});
