import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type Kitchen, test } from './own-kitchen.ts';

const soup = (name: string) => ({
  names: [{ language: 'en_gb', name }],
  ingredients: [],
  customIngredients: [],
  portions: 4,
  mealsize: 0,
  category: '',
  note: '',
  tags: [],
  allergens: [],
  location: 'organization',
  libraryScope: 'restaurant',
});

/** A menu of the kitchen's own, begun from a template, with a dish that is found by its name. */
async function beginMenu(page: Page, { restaurantId }: Kitchen): Promise<void> {
  const made = await page.request.post('/api/recipes', { data: { ...soup('Nettle soup'), restaurantId } });
  expect(made.status()).toBe(200);
  await page.goto('/menus');
  await page.getByRole('button', { name: 'New menu' }).click();
  await page.getByRole('button', { name: 'Drinks' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the menu' })).toHaveValue('Drinks');
  await page.getByRole('combobox', { name: 'Add a dish' }).fill('nettle');
  await page.getByRole('option', { name: /Nettle soup/ }).click();
  await expect(dish(page)).toBeVisible();
}

const dish = (page: Page) => page.getByRole('heading', { name: /Nettle soup/ });
const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(page, 'Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/menus\/menu\/[\w-]+$/);
}

/** A menu with a single line, made without its editor; @returns its id */
async function makeMenu(page: Page, { restaurantId }: Kitchen, name: string): Promise<string> {
  const texts = [{ language: 'en_gb', text: `From our garden: ${name}` }];
  const data = { restaurantId, name, options: {}, settings: {}, blocks: [{ kind: 'text', _id: 'line', texts }] };
  const { id } = (await (await page.request.post('/api/menus', { data })).json()) as { id: string };
  return id;
}

test('a menu is begun from a template, saved, and is there again after a reload', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await save(page);
  await page.reload();
  await expect(dish(page)).toBeVisible();
  await page.getByRole('link', { name: 'Menus' }).first().click();
  await expect(page.getByRole('link', { name: 'Drinks' })).toBeVisible();
});

test('blocks are put in order with the keyboard, and undo takes it back', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  const handles = page.getByRole('button', { name: /^Move / });
  await expect(handles.last()).toHaveAccessibleName('Move Nettle soup');
  await handles.last().focus();
  await page.keyboard.press('Space');
  await expect(handles.last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Nettle soup: place 4 of 5.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handles.nth(3)).toHaveAccessibleName('Move Nettle soup');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(handles.last()).toHaveAccessibleName('Move Nettle soup');
});

test('what is not saved survives a reload', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await save(page);
  await page.getByRole('textbox', { name: 'Name of the menu' }).fill('Summer drinks');
  await expect(state(page, 'Unsaved changes')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name of the menu' })).toHaveValue('Summer drinks');
  await expect(state(page, 'Unsaved changes')).toBeVisible();
});

test('a menu is put on a live link and taken off', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await save(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Put this menu on link 3' }).click();
  await page.getByRole('button', { name: 'Take this menu off link 3' }).click();
  await expect(page.getByRole('button', { name: 'Put this menu on link 3' })).toBeVisible();
});

test('a menu is taken away as a sharp image of A4', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^PNG/ }).click()]);
  expect(file.suggestedFilename()).toBe('Plateprint Menu Drinks.png');
  const image = await readFile(await file.path());
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([2480, 3508]);
});

test('a menu of the former form is shown converted, and is converted by saving', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  const menu = {
    header: 'Harvest',
    subheader: '',
    rows: [{ text: 'From our garden' }],
    footer: 'Ask us.',
    orientation: 'a4_portrait',
  };
  const made = await page.request.put('/api/menus/legacy/new', { data: { menu, restaurantId: kitchen.restaurantId } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/menus/menu/${id}`);
  await expect(page.getByText('This menu was made in the former form.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Harvest' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This menu was made in the former form.')).toHaveCount(0);
  await expect(state(page, 'Saved')).toBeVisible();
});

test('a menu is deleted, brought back by undo, and copied', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await save(page);
  await page.goto('/menus');
  await page.getByRole('button', { name: 'Actions for Drinks' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Drinks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Drinks' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Drinks' }).click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await expect(page.getByText('2 menus')).toBeVisible();
});

test('on the starter plan menus for screens are locked, those on paper are not', async ({ page, kitchen, database }) => {
  await database.query(`update organization set plan = 'starter' where id = $1`, [kitchen.organizationId]);
  await kitchen.enter(page, '/menus');
  await page.getByRole('button', { name: 'New menu' }).click();
  await expect(page.getByRole('button', { name: /Lunch on a wide screen/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Lunch of the week/ })).toBeEnabled();
});

test('several menus are marked and deleted together, and undo brings them back', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  for (const name of ['Spring', 'Summer', 'Autumn']) await makeMenu(page, kitchen, name);
  await page.reload();
  for (const name of ['Spring', 'Summer']) await page.getByRole('checkbox', { name: `Mark ${name}` }).check({ force: true });
  const deeds = page.getByRole('region', { name: 'For the selection' });
  await deeds.getByRole('button', { name: 'Make copies' }).click();
  await expect(page.getByText('5 menus')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 menus')).toBeVisible();
  for (const name of ['Spring', 'Summer']) await page.getByRole('checkbox', { name: `Mark ${name}` }).check({ force: true });
  await deeds.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 menu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 menus')).toBeVisible();
});

test('the overview shows the page of a menu that has no thumbnail yet', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await makeMenu(page, kitchen, 'Spring');
  await page.reload();
  await expect(page.getByText('From our garden: Spring')).toBeVisible();
});

test('a menu is kept as a template with its picture, the template deleted and brought back', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus', { role: 'organization-admin' });
  const id = await makeMenu(page, kitchen, 'Spring');
  await page.goto(`/menus/menu/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as a template' }).click();
  await page.getByRole('textbox', { name: 'Name of the template' }).fill('Our spring');
  const pictured = page.waitForResponse((reply) => reply.url().includes('/upload-template-thumbnail/') && reply.ok());
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await pictured;
  await page.goto('/menus');
  await page.getByRole('button', { name: 'New menu' }).click();
  const template = page.getByRole('button', { name: 'Our spring', exact: true });
  await expect(template.locator('img')).toHaveAttribute('src', /\.jpg/);
  await page.getByRole('button', { name: 'Delete the template Our spring' }).click();
  await expect(template).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(template).toBeVisible();
  await page.getByRole('button', { name: 'Delete the template Our spring' }).click();
  await page.getByRole('button', { name: 'Deleted templates' }).click();
  await page.getByRole('button', { name: 'Restore Our spring' }).click();
  await template.click();
  await expect(page.getByRole('textbox', { name: 'Name of the menu' })).toHaveValue('Our spring');
});

test('leaving with changes asks first', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await page.getByRole('link', { name: 'Menus' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(dish(page)).toBeVisible();
  await page.getByRole('link', { name: 'Menus' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/menus$/);
});

test('what has no room goes on to another page, and what is higher than a page is told on it', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  const spacers = [600, 600, 1400].map((height, place) => ({ kind: 'spacer', _id: `spacer-${place}`, height }));
  const data = { restaurantId: kitchen.restaurantId, name: 'Long', options: {}, settings: { showChip: false }, blocks: spacers };
  const { id } = (await (await page.request.post('/api/menus', { data })).json()) as { id: string };
  await page.goto(`/menus/menu/${id}`);
  const sheets = page.getByRole('region', { name: /^Page \d of 3/ });
  await expect(sheets).toHaveCount(3);
  await expect(sheets.nth(1).getByText('2 / 3')).toBeVisible();
  await expect(sheets.last().getByText('This block is higher than the page: its end is cut off.')).toBeVisible();
});

test('a file that cannot be made is told, and the menu is there as before', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await beginMenu(page, kitchen);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^PNG/ }).click();
  const told = page.getByRole('dialog', { name: 'No file was made' });
  await told.getByRole('button', { name: 'Close' }).last().click();
  await expect(told).toHaveCount(0);
  await expect(dish(page)).toBeVisible();
});

test('a template of the former form says so, and a menu begins with it converted', async ({ page, kitchen, database }) => {
  const former = {
    header: 'Harvest',
    subheader: '',
    rows: [{ text: 'From our garden' }],
    footer: '',
    orientation: 'a4_landscape',
  };
  await database.query(
    `insert into menu_template (id, organization_id, name, legacy, document) values ($1, $2, 'Old harvest', true, $3)`,
    [randomUUID(), kitchen.organizationId, JSON.stringify(former)],
  );
  await kitchen.enter(page, '/menus');
  await page.getByRole('button', { name: 'New menu' }).click();
  await page.getByRole('button', { name: 'Old harvest Former form' }).click();
  await expect(page.getByRole('heading', { name: 'Harvest', exact: true }).last()).toBeVisible();
  await save(page);
});
