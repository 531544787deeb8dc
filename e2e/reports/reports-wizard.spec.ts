import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { chooseMonth, cook, paste } from '../support/report-actions.ts';

// axe is put into the page, which its own rules for scripts would refuse.
test.use({ bypassCSP: true });

const SALES = '/reports/report?category=restaurant&variety=sales&type=monthly';

test('a chef makes a monthly sales report of a pasted list', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard');
  await cook(page, kitchen, ['Lentil stew', 'Bean chilli']);
  await page.goto(SALES);
  await page.getByRole('button', { name: 'Add sales' }).click();
  await expect(page.getByText('Choose a period.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await chooseMonth(page, '05');
  await page.getByRole('button', { name: 'Add sales' }).click();

  // Nothing is there yet: the specification's error says so.
  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(page.getByText('Add at least one dish or menu to continue.')).toBeVisible();

  await paste(page, 'Lentil stew\t120\nBean chilli 80\nTotal\t200\n');
  await expect(page.getByText('Matched', { exact: true })).toHaveCount(2);
  await expect(page.getByText('3 rows in the file = 2 counted + 1 left out')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 2 rows' }).click();
  await expect(page.getByLabel('Recipe of Bean chilli')).toHaveValue('Bean chilli');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(page.getByLabel('Report name')).toHaveValue('Sales report May 2026');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create report', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regenerate report' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit data' })).toBeVisible();
  await expect(page).toHaveURL(/\/reports\/report\/[\w-]+/u);
});

test('a day keeps its height beside one that says what is wrong', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/reports/report?category=restaurant&variety=sales&type=period');
  await page.getByLabel('First day').fill('2026-07-10');
  await page.getByLabel('Last day').fill('2026-10-15');
  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(page.getByText(/Choose whole months/u)).toBeVisible();
  const heightOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.height;
  expect(await heightOf('Last day')).toBe(await heightOf('First day'));
});
