import { expect } from '@playwright/test';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

test('the page for confirming an address claims no mail that nobody sent', async ({ page }) => {
  await page.goto('/verify');
  await atRest(page);
  await expect(page.getByRole('heading', { name: 'Your e-mail address' })).toBeVisible();
  await expect(page.getByText('Your address is confirmed by a link that we send you by e-mail.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/sent|on its way|check your inbox/iu);
  await expect(page.getByRole('link', { name: 'To the sign-in' })).toBeVisible();
});

test('whoever’s address is confirmed is told so, and waits for no mail', async ({ page, kitchen, database }) => {
  await kitchen.enter(page, '/settings');
  await atRest(page);
  await database.query('update person set email_verified_at = now() where organization_id = $1', [kitchen.organizationId]);
  await page.goto('/verify');
  await atRest(page);
  await expect(page.getByText(/@journey\.test is confirmed/u)).toBeVisible();
  await expect(page.getByRole('button', { name: /again/u })).toHaveCount(0);
});

test('a menu’s name with markup is told at its field', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus/menu?template=blank');
  const name = page.getByLabel('Name of the menu');
  for (const [written, problem] of [
    ['<b>Lunch</b>', 'A name takes no web code such as HTML and no hidden characters.'],
    [' ', 'A menu needs a name.'],
  ] as const) {
    await name.fill(written);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(name).toHaveAccessibleDescription(problem);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  }
  expect(new URL(page.url()).pathname).toBe('/menus/menu');
  await name.fill('Lunch <3 kg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/menus\/menu\/[0-9a-f-]{36}/u);
});
