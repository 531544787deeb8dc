import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';
import { noticeShown } from '../support/notice-shown.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

/** The row of a table by what it begins with. */
function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}

async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function makeIntegration(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New integration' }).first().click();
  const field = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
}

test.describe('the page of integrations', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing, neither empty nor with an integration, its panels and its key', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/integrations', ADMIN);
    await atRest(page);
    await expect(page.getByRole('heading', { name: 'No integrations yet' })).toBeVisible();
    expect(await axeFindings(page), 'empty').toEqual([]);
    await page.getByRole('button', { name: 'New integration' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
    expect(await axeFindings(page), 'panel').toEqual([]);
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Till');
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await axeFindings(page), 'key').toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('alertdialog').last().getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, 'Till')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await axeFindings(page), 'list').toEqual([]);
    await page.getByRole('button', { name: /^Add one/ }).click();
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByLabel('Address')).toBeVisible();
    expect(await axeFindings(page), 'webhooks').toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a name of one long word stays in every place that shows it', async ({ page, kitchen }) => {
    const name = 'Kassensystem'.repeat(12);
    await kitchen.enter(page, '/integrations', ADMIN);
    await makeIntegration(page, name);
    const isWithin = async () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h2, p, th, strong')].every((each) => each.getBoundingClientRect().right <= 390),
      );
    await expect(page.getByRole('alertdialog', { name: `Key for ${name}` })).toBeVisible();
    expect(await isWithin(), 'the key').toBe(true);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('alertdialog').last().getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, name)).toBeVisible();
    expect(await isWithin(), 'the list').toBe(true);
    await chooseAction(page, name, 'Delete');
    await expect(page.getByText(`${name} has been deleted.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport();
    expect(await isWithin(), 'the notice').toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await noticeShown(page, `${name} has been restored`);
    await page.goto('/developer?tab=keys');
    await expect(page.getByText(name)).toBeVisible();
    expect(await isWithin(), 'the keys').toBe(true);
  });
});
