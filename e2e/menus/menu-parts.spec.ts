import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { beginMenu, dish, save } from '../support/begun-menu.ts';
import { test } from '../support/own-kitchen.ts';

/** A photograph, as far as a page can tell. */
function photo(): Buffer {
  const picture = new PNG({ width: 600, height: 800 });
  picture.data.fill(200);
  return PNG.sync.write(picture);
}

const ground = (page: Page) => page.locator('.menu-ground img').first();
const dishBlock = (page: Page) => page.locator('[data-block]').filter({ has: dish(page) });

test('a menu has a picture and a label of the organization, and keeps both', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus', { role: 'organization-admin' });
  await beginMenu(page, kitchen);
  // An added part is chosen.
  await page.getByRole('button', { name: 'Create label' }).click();
  await page.getByRole('textbox', { name: 'Meaning' }).fill('From our garden');
  await page.getByRole('textbox', { name: 'Up to three letters' }).fill('GN');
  await page.getByRole('button', { name: 'Create label' }).click();
  await expect(dishBlock(page).getByText('GN', { exact: true })).toBeVisible();

  await page.getByRole('radio', { name: 'Background' }).check({ force: true });
  await page.locator('input[type="file"]').setInputFiles({ name: 'kitchen.png', mimeType: 'image/png', buffer: photo() });
  await expect(ground(page)).toHaveAttribute('src', /^\/static\/uploads\/backgrounds\//);
  await save(page);
  await page.reload();
  await expect(dishBlock(page).getByText('GN', { exact: true })).toBeVisible();
  await expect(ground(page)).toHaveJSProperty('naturalHeight', 800);
});
