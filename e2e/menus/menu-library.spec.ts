import { expect } from '@playwright/test';
import { makeMenu } from '../support/begun-menu.ts';
import { test } from '../support/own-kitchen.ts';

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
