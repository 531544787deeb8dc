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
  await page.getByRole('button', { name: 'New enterprise' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const enterprise = page.url();

  await page.goto(`/admin/organization/${kitchen.organizationId}`);
  await page.getByRole('combobox', { name: 'Put under an enterprise' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add it' }).click();
  await told(page, `Own House belongs to ${name} now.`);

  await page.goto(enterprise);
  await expect(page.getByRole('link', { name: 'Own House' })).toBeVisible();
  await page.getByRole('button', { name: 'Take Own House out of the enterprise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).click();
  await told(page, `Own House no longer belongs to ${name}.`);
  await expect(page.getByText('Organisations you add will appear here.')).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete the enterprise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the enterprise' }).click();
  await told(page, `${name} is deleted.`);

  await expect(page).toHaveURL(/\/enterprises$/);
  await page.getByRole('searchbox', { name: 'Search enterprises' }).fill(name);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.locator('label').filter({ hasText: /^Bin$/ }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('row', { name }).getByRole('button', { name: 'Restore' }).click();
  await told(page, `${name} is back.`);
  await page
    .locator('label')
    .filter({ hasText: /^Enterprises$/ })
    .click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Enterprises' }).click();
  await expect(page).toHaveURL(/\/enterprises$/);
});
