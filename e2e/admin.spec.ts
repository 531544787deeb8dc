import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { told } from './notice-shown.ts';
import { atRest } from './signed-in.ts';

const SUPER = { role: 'super-admin', firstname: 'Sigrid' } as const;

/** No other journey has this name. */
function ownName(kind: string): string {
  return `${kind} ${randomUUID().slice(0, 8)}`;
}

test.describe('the admin area', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/admin', SUPER);
    const paths = ['/admin', '/admin?tab=users', '/admin?tab=audit', '/admin/organization', '/enterprises'];
    for (const path of [...paths, `/admin/organization/${kitchen.organizationId}`]) {
      await page.goto(path);
      await atRest(page);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });
});

test('an organization joins an enterprise and leaves it, and an empty enterprise is deleted', async ({ page, kitchen }) => {
  const name = ownName('Group');
  await kitchen.enter(page, '/enterprises', SUPER);
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const enterprise = page.url();

  await page.goto(`/admin/organization/${kitchen.organizationId}`);
  await page.getByRole('combobox', { name: 'Add to a group' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add to group' }).click();
  await told(page, `Own House is now part of ${name}.`);

  await page.goto(enterprise);
  await expect(page.getByRole('link', { name: 'Own House' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Own House from the group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from group' }).click();
  await told(page, `Own House is no longer part of ${name}.`);
  await expect(page.getByText('Organisations you add will appear here.')).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click();
  await told(page, `${name} has been deleted.`);

  await expect(page).toHaveURL(/\/enterprises$/);
  await page.getByRole('searchbox', { name: 'Search groups' }).fill(name);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.locator('label').filter({ hasText: /^Bin$/ }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('row', { name }).getByRole('button', { name: 'Restore' }).click();
  await told(page, `${name} has been restored.`);
  await page
    .locator('label')
    .filter({ hasText: /^Groups$/ })
    .click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Groups' }).click();
  await expect(page).toHaveURL(/\/enterprises$/);
});
