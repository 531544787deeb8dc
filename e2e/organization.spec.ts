import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { noticeShown } from './notice-shown.ts';
import { atRest } from './signed-in.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

/** The row of a table by what it begins with. */
function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}

test.describe('the pages of an organization', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing on any tab, nor in the panels', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/organization', ADMIN);
    await atRest(page);
    for (const tab of ['Members', 'Restaurants', 'Logo and name', 'Plan', 'Activity log']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await atRest(page);
      expect(await axeFindings(page), tab).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await expect(page.getByRole('dialog').getByLabel('E-mail', { exact: true })).toBeVisible();
    expect(await axeFindings(page), 'invitation').toEqual([]);
  });
});

test('a restaurant is added, worked in, deleted with a word on who works there, and restored', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/organization?tab=restaurants', ADMIN);
  await expect(row(page, 'Own Kitchen')).toBeVisible();
  await page.getByRole('button', { name: 'Add restaurant' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByText('Enter a name for the restaurant.')).toBeVisible();
  await panel.getByLabel('Name').fill('Second Kitchen');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await noticeShown(page, 'Second Kitchen has been added.');

  await page.getByRole('button', { name: /^Switch restaurant/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Own Kitchen' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'Own Kitchen' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Second Kitchen' }).click();
  await noticeShown(page, 'Current restaurant: Second Kitchen.');
  await page.goto('/restaurant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second Kitchen');

  await page.goto('/organization?tab=restaurants');
  await page.getByRole('button', { name: 'Actions for Own Kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Delete restaurant' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('1 person works here.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete restaurant' }).click();
  await expect(page.getByText('Own Kitchen has been deleted.')).toBeVisible();
  await expect(row(page, 'Own Kitchen')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await noticeShown(page, 'Own Kitchen has been restored.');
  await expect(row(page, 'Own Kitchen')).toBeVisible();
});
