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

test('on every page an ended plan is told once, nothing new is begun from it, and its data can be taken along', async ({
  page,
  kitchen,
}) => {
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
      await expect(page.getByRole('main')).not.toContainText(/and above|trouble fetching/u);
      if (locked === null) return;
      const button = page.getByRole('main').getByText(locked, { exact: true }).first();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      // What is locked says why when it is pressed, and leads nowhere.
      await button.press('Enter');
      await toldInNotice(page, ENDED);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  await page.goto('/organization?tab=plan');
  await expect(page.getByText('No active plan')).toBeVisible();
  await expect(page.getByText('(your plan)')).toHaveCount(0);
  await page.goto('/mapper');
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toHaveCount(0);
  await page.goto('/organization?tab=data');
  await expect(page.getByRole('main').getByRole('button', { name: /file/u }).first()).toBeEnabled();
});

test('what was decided about names is listed and read, and not decided otherwise', async ({ page, kitchen, database }) => {
  const active = (is: boolean) =>
    database.query('update organization set plan_active = $2 where id = $1', [kitchen.organizationId, is]);
  await active(true);
  await kitchen.enter(page, '/dashboard', { role: 'organization-admin' });
  const ingredients = [{ name: 'SALT FIN 20KG', externalId: '41', slvid: 'salt' }];
  const reply = await page.request.post('/api/mapper/ingredients', { data: { language_iso: 'sv', ingredients } });
  expect(reply.status()).toBe(200);
  await active(false);
  await page.goto('/mapper');
  await expect(told(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByText(/plan is not active/u)).toHaveCount(1);
  await expect(page.getByRole('row', { name: /SALT FIN 20KG.*41/u })).toContainText('Robin');
  await expect(page.getByRole('button', { name: 'SALT FIN 20KG' })).toHaveCount(0);
  await page.getByLabel('Search by name or item number').fill('nothing of that name');
  await expect(page.getByRole('row', { name: /SALT FIN 20KG/u })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/trouble fetching/u);
});

test('a menu that was made before is shown and taken away, not arranged', async ({ page, kitchen, database }) => {
  await database.query('update organization set plan_active = true where id = $1', [kitchen.organizationId]);
  await kitchen.enter(page, '/menus/menu?template=blank');
  await page.getByLabel('Menu name').fill('Thursday');
  await page.getByRole('group', { name: 'Add' }).getByRole('button', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/menus\/menu\/[0-9a-f-]{36}/u);
  await database.query('update organization set plan_active = false where id = $1', [kitchen.organizationId]);
  await page.reload();
  await expect(told(page)).toHaveCount(1);
  await expect(page.getByLabel('Menu name')).toHaveValue('Thursday');
  await expect(page.getByLabel('Menu name')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Add' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('keys, addresses and what a report is made of can be read on an ended plan, and not typed into', async ({
  page,
  kitchen,
  database,
}) => {
  const active = (is: boolean) =>
    database.query('update organization set plan_active = $2 where id = $1', [kitchen.organizationId, is]);
  await active(true);
  await kitchen.enter(page, '/integrations', { role: 'organization-admin' });
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const reply = await page.request.post(`/api${path}`, { data });
    expect(reply.status()).toBe(200);
    return reply.json();
  };
  const till = await post('/integrations', { name: 'Till', open_api: true, mapping_api: false });
  await post('/integrations/webhooks', {
    integrationId: till.id,
    url: 'https://till.example.com/told',
    events: ['report.completed'],
  });
  const { restaurantId } = kitchen;
  const soup = await post('/recipes', { restaurantId, names: [{ language: 'en_gb', name: 'Leek soup' }], ingredients: [] });
  const report = await post(`/reports/sales/${restaurantId}`, {
    name: 'March',
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate: '2026-03-01',
    settings: {},
    status: 'draft',
    recipes: [{ key: '1', id: soup.id, name: 'Leek soup', servings: 12 }],
  });
  await active(false);

  await page.reload();
  await expect(page.getByRole('row', { name: /Till/u })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /New integration|Actions for/u })).toHaveCount(0);
  await page.getByRole('button', { name: /1 address/u }).click();
  await expect(page.getByRole('dialog').getByText('https://till.example.com/told')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Add|Send|Pause|Actions for/u })).toHaveCount(0);
  await page.goto('/developer?tab=keys');
  await expect(page.getByRole('main').getByText('Till', { exact: true })).toBeVisible();

  await page.goto(`/reports/report/${report.id}`);
  await expect(told(page)).toHaveCount(1);
  const servings = page.getByLabel('Portions of Leek soup');
  await expect(servings).toHaveValue('12');
  await expect(servings).toBeDisabled();
  await expect(page.getByLabel('Recipe of Leek soup')).toBeDisabled();
  await expect(page.getByRole('button', { name: /Paste|File/u })).toHaveCount(0);
  await page.goto('/reports/report?category=restaurant&variety=sales&type=monthly');
  await expect(page.getByLabel('Month')).toBeDisabled();
});

test('many recipes at once: those of the organization’s library stay as they are, which is said before', async ({
  page,
  kitchen,
  database,
}) => {
  await database.query('update organization set plan_active = true where id = $1', [kitchen.organizationId]);
  const made = async (name: string): Promise<string> => {
    const data = { restaurantId: kitchen.restaurantId, names: [{ language: 'en_gb', name }], ingredients: [] };
    const reply = await page.request.post('/api/recipes', { data });
    expect(reply.status()).toBe(200);
    return ((await reply.json()) as { id: string }).id;
  };
  await kitchen.enter(page, '/recipes');
  await made('Leek soup');
  const shared = await made('Stock of the house');
  await database.query(`update recipe set library_scope = 'organization' where id = $1`, [shared]);
  await page.goto('/recipes');
  await atRest(page);
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await page.getByRole('checkbox', { name: /Stock of the house/u }).check({ force: true });
  const remove = bar.getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.press('Enter');
  await toldInNotice(page, 'You may not edit any of the selected items.');
  await page.getByRole('checkbox', { name: /Leek soup/u }).check({ force: true });
  await expect(bar.getByText('1 was left unchanged: you may not edit it.')).toBeVisible();
  await bar.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit 1 recipe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await toldInNotice(page, '1 recipe deleted.');
  await expect(page.getByRole('link', { name: 'Stock of the house' })).toBeVisible();
});

test('what was sold is asked for before it is called missing', async ({ page, kitchen, database }) => {
  await database.query('update organization set plan_active = true where id = $1', [kitchen.organizationId]);
  await kitchen.enter(page, '/recipes');
  const { restaurantId } = kitchen;
  const soup = { restaurantId, names: [{ language: 'en_gb', name: 'Leek soup' }], ingredients: [] };
  expect((await page.request.post('/api/recipes', { data: soup })).status()).toBe(200);
  await page.goto('/reports/report?category=restaurant&variety=sales&type=monthly&start=2026-03-01');
  await page.getByRole('button', { name: 'Add sales' }).click();
  await page.getByRole('combobox', { name: 'Add dish or menu' }).fill('Leek');
  await page.getByRole('option', { name: /Leek soup/u }).click();
  const servings = page.getByLabel('Portions of Leek soup');
  const flaw = page.getByText('Number of servings must be greater than 0.');
  await expect(servings).not.toHaveAttribute('aria-invalid', 'true');
  await expect(flaw).toHaveCount(0);
  await servings.focus();
  await page.keyboard.press('Tab');
  await expect(servings).toHaveAttribute('aria-invalid', 'true');
  await expect(flaw).toBeVisible();
});
