import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { beginMenu, dish, save, state } from '../support/begun-menu.ts';
import { test } from '../support/own-kitchen.ts';

test('a menu is begun from a template, put in order with the keyboard, saved, and is there again after a reload, as what is not saved is', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  const handles = page.getByRole('button', { name: /^Move / });
  await expect(handles.last()).toHaveAccessibleName('Move Nettle soup');
  await handles.last().focus();
  await page.keyboard.press('Space');
  await expect(handles.last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Nettle soup: position 4 of 5.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handles.nth(3)).toHaveAccessibleName('Move Nettle soup');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(handles.last()).toHaveAccessibleName('Move Nettle soup');

  await save(page);
  await page.reload();
  await expect(dish(page)).toBeVisible();

  await page.getByRole('textbox', { name: 'Menu name' }).fill('Summer drinks');
  await expect(state(page, 'Unsaved changes')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Menu name' })).toHaveValue('Summer drinks');
  await expect(state(page, 'Unsaved changes')).toBeVisible();

  await save(page);
  await page.getByRole('link', { name: 'Menus' }).first().click();
  await expect(page.getByRole('link', { name: 'Summer drinks' })).toBeVisible();
});

test('what has no room goes on to another page, and what is higher than a page is named on it', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  const spacers = [600, 600, 1400].map((height, place) => ({ kind: 'spacer', _id: `spacer-${place}`, height }));
  const data = { restaurantId: kitchen.restaurantId, name: 'Long', options: {}, settings: { showChip: false }, blocks: spacers };
  const { id } = (await (await page.request.post('/api/menus', { data })).json()) as { id: string };
  await page.goto(`/menus/menu/${id}`);
  const sheets = page.getByRole('region', { name: /^Page \d of 3/ });
  await expect(sheets).toHaveCount(3);
  await expect(sheets.nth(1).getByText('2 / 3')).toBeVisible();
  await expect(sheets.last().getByText('This block is taller than the page and is cut off.')).toBeVisible();
});

test('a menu is taken away as a sharp image of A4; a download is counted where a deployment names an address, and a file that cannot be made is reported', async ({
  page,
  kitchen,
  baseURL,
}) => {
  const counted: unknown[] = [];
  await page.route('**/api/config', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...((await reply.json()) as object), tracking: `${baseURL}/count` } });
  });
  await page.route('**/count', async (route) => {
    counted.push(route.request().postDataJSON());
    await route.fulfill({ json: {} });
  });
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^PNG/ }).click()]);
  expect(file.suggestedFilename()).toBe('Plateprint Menu Drinks.png');
  const image = await readFile(await file.path());
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([2480, 3508]);
  const event = { name: 'menus_download_menu', format: 'png', fileType: 'png', context: 'menu_creator' };
  const about = { reportType: 'a4_portrait', reportTimeSpan: null, legacy: false };
  await expect.poll(() => counted).toEqual([{ ...event, ...about }]);
  await page.getByRole('button', { name: 'Download' }).click();
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^Text PDF/ }).click()]);
  await expect.poll(() => counted.at(-1)).toEqual({ ...event, format: 'text_pdf', fileType: 'pdf', ...about });

  // Neither the worker nor the page can make a picture.
  await page.evaluate(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^PNG/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The file could not be created' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(dish(page)).toBeVisible();
});
