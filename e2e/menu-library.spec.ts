import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { makeMenu, save, state } from './begun-menu.ts';
import { test } from './own-kitchen.ts';

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
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  await page.getByRole('textbox', { name: 'Template name' }).fill('Our spring');
  const pictured = page.waitForResponse((reply) => reply.url().includes('/upload-template-thumbnail/') && reply.ok());
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await pictured;
  await page.goto('/menus');
  await page.getByRole('button', { name: 'New menu' }).first().click();
  const template = page.getByRole('button', { name: 'Our spring', exact: true });
  await expect(template.locator('img')).toHaveAttribute('src', /\.jpg/);
  await page.getByRole('button', { name: 'Delete template Our spring' }).click();
  await expect(template).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(template).toBeVisible();
  await page.getByRole('button', { name: 'Delete template Our spring' }).click();
  await page.getByRole('button', { name: 'Deleted templates' }).click();
  await page.getByRole('button', { name: 'Restore Our spring' }).click();
  await template.click();
  await expect(page.getByRole('textbox', { name: 'Menu name' })).toHaveValue('Our spring');
});

test('a template and a menu of the former form say so, and are converted', async ({ page, kitchen, database }) => {
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
  await page.getByRole('button', { name: 'New menu' }).first().click();
  await page.getByRole('button', { name: 'Old harvest Old format' }).click();
  await expect(page.getByRole('heading', { name: 'Harvest', exact: true }).last()).toBeVisible();
  await save(page);

  const menu = {
    header: 'Harvest',
    subheader: '',
    rows: [{ text: 'From our garden' }],
    footer: 'Ask us.',
    orientation: 'a4_portrait',
  };
  const old = await page.request.put('/api/menus/legacy/new', { data: { menu, restaurantId: kitchen.restaurantId } });
  const { id } = (await old.json()) as { id: string };
  await page.goto(`/menus/menu/${id}`);
  await expect(page.getByText('This menu uses the old format.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Harvest' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This menu uses the old format.')).toHaveCount(0);
  await expect(state(page, 'Saved')).toBeVisible();
});
