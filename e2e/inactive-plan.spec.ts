import { expect, type Page } from '@playwright/test';
import { told as toldInNotice } from './notice-shown.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

const ENDED = 'Your plan is not active: you can read and export, but not change anything.';

/** The sentence above the page, which stands there before anything is pressed. */
const told = (page: Page) => page.getByRole('main').getByText(ENDED);

test.beforeEach(async ({ database, kitchen }) => {
  await database.query('update organization set plan_active = false where id = $1', [kitchen.organizationId]);
});

test('on every page an ended plan is told once, and nothing new is begun from it', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard', { role: 'organization-admin' });
  const pages: [path: string, locked: string | null][] = [
    ['/dashboard', 'New recipe'],
    ['/recipes', 'New recipe'],
    ['/recipes/recipe', null],
    ['/recipes/import', null],
    ['/menus', 'New menu'],
    ['/menus/menu', null],
    ['/menus/menu?template=screen', null],
    ['/reports', 'New report'],
    ['/reports/report?category=restaurant&variety=sales&type=monthly', null],
    ['/mapper', null],
    ['/integrations', null],
    ['/organization?tab=restaurants', null],
    ['/organization?tab=plan', null],
    ['/organization?tab=data', null],
    ['/settings', null],
  ];
  for (const [path, locked] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await atRest(page);
      await expect(told(page)).toHaveCount(1);
      await expect(page.getByRole('main')).not.toContainText(/Included from|trouble fetching/u);
      if (locked === null) return;
      const button = page.getByRole('main').getByText(locked, { exact: true }).first();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      // What is locked says why when it is pressed, and leads nowhere.
      await button.press('Enter');
      await toldInNotice(page, ENDED);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
});

test('a menu that was made before is shown and taken away, not arranged', async ({ page, kitchen, database }) => {
  await database.query('update organization set plan_active = true where id = $1', [kitchen.organizationId]);
  await kitchen.enter(page, '/menus/menu?template=blank');
  await page.getByLabel('Name of the menu').fill('Thursday');
  await page.getByRole('group', { name: 'Add' }).getByRole('button', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/menus\/menu\/[0-9a-f-]{36}/u);
  await database.query('update organization set plan_active = false where id = $1', [kitchen.organizationId]);
  await page.reload();
  await expect(told(page)).toHaveCount(1);
  await expect(page.getByLabel('Name of the menu')).toHaveValue('Thursday');
  await expect(page.getByLabel('Name of the menu')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Add' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('the plan of an organization whose plan has ended is none, and its data can be taken along', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/organization?tab=plan', { role: 'organization-admin' });
  await expect(page.getByText('No active plan')).toBeVisible();
  await expect(page.getByText('(your plan)')).toHaveCount(0);
  await page.goto('/mapper');
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toHaveCount(0);
  await page.goto('/organization?tab=data');
  await expect(page.getByRole('main').getByRole('button', { name: /file/u }).first()).toBeEnabled();
});

test('a cook is not offered the organization’s library for many recipes at once', async ({ page, kitchen, database }) => {
  await database.query('update organization set plan_active = true where id = $1', [kitchen.organizationId]);
  await kitchen.enter(page, '/recipes');
  const made = await page.request.post('/api/recipes', {
    data: { restaurantId: kitchen.restaurantId, names: [{ language: 'en_gb', name: 'Leek soup' }], ingredients: [] },
  });
  expect(made.status()).toBe(200);
  await page.goto('/recipes');
  await atRest(page);
  await page.getByRole('checkbox', { name: /Leek soup/u }).check({ force: true });
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Meal size')).toBeVisible();
  await expect(dialog.getByLabel('Library')).toHaveCount(0);
});
