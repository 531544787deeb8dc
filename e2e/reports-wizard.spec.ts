import { expect } from '@playwright/test';
import { workbook } from '../web/src/reports/data/file/workbook.fixture.ts';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { chooseMonth, cook, paste, sell } from './report-actions.ts';

// axe is put into the page, which its own rules for scripts would refuse.
test.use({ bypassCSP: true });

const SALES = '/reports/report?category=restaurant&variety=sales&type=monthly';
const PURCHASES = '/reports/report?category=restaurant&variety=procurement&type=monthly';

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

test('a CSV with bad and unmatched rows: each is told, mended, matched or waits, and the sum is right', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/dashboard');
  await cook(page, kitchen, ['Lentil stew', 'House cake']);
  await page.goto(SALES);
  await chooseMonth(page, '06');
  await page.getByRole('button', { name: 'Add sales' }).click();
  await page.getByRole('button', { name: 'Open file' }).click();
  const csv = 'Gericht;Anzahl;Preis\nLentil stew;1.200;5,50\nKaffekake;30;2,00\nKaffekake;12;2,00\nSoup;many;3\nMystery;7;1\n';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'till.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
  await expect(page.getByLabel('Contents of “Anzahl”')).toHaveValue('servings');
  await page.getByLabel('Number format of “Anzahl”').selectOption('comma');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review rows' }).click();

  // The bad row is told by its number and its field, and nothing is taken while it stands.
  await expect(page.getByText('Portions: is not a single number')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add \d+ rows?$/u })).toBeDisabled();
  const servings = page.getByLabel('Portions in row 5');
  await servings.fill('9');
  await servings.press('Enter');
  await expect(page.getByText('5 rows in the file = 1 counted + 4 not matched')).toBeVisible();
  await page.getByRole('button', { name: 'Add 5 rows' }).click();

  // One choice matches every row of the name.
  const cake = page.getByLabel('Recipe of Kaffekake').first();
  await cake.click();
  await cake.fill('house');
  await page.getByRole('option', { name: 'House cake' }).click();
  await expect(page.getByText('5 rows in the file = 3 counted + 2 not matched')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Mystery' }).click();
  await page.getByRole('menuitem', { name: 'Leave out: does not belong here' }).click();
  await expect(page.getByText('5 rows in the file = 3 counted + 1 not matched + 1 left out')).toBeVisible();

  // What waits keeps no report from being made.
  await page.getByRole('button', { name: 'Generate report' }).click();
  await page.getByRole('button', { name: 'Create report', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regenerate report' })).toBeVisible();
});

test('names as the till writes them are understood, the nearest is one press, and next month knows it', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/dashboard');
  await cook(page, kitchen, ['Fish with chips', 'Meatballs with gravy']);
  await page.goto(SALES);
  await chooseMonth(page, '03');
  await page.getByRole('button', { name: 'Add sales' }).click();
  await paste(page, 'Fish w/ chips\t12\nMeatballs\t20\nLarge meatballs\t5\n');
  await page.getByRole('button', { name: 'Add 3 rows' }).click();
  await expect(page.getByLabel('Recipe of Fish w/ chips')).toHaveValue('Fish with chips');

  await page.getByLabel('Recipe of Meatballs', { exact: true }).click();
  await expect(page.getByRole('option')).toHaveText(['Meatballs with gravy']);
  await page.keyboard.press('Escape');
  const offers = page.getByRole('button', { name: 'Use “Meatballs with gravy”?' });
  await expect(offers).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await offers.first().click();
  await expect(offers).toHaveCount(1);
  await offers.click();
  await expect(page.getByText('3 rows in the file = 3 counted')).toBeVisible();
  await page.getByRole('button', { name: 'Generate report' }).click();
  await page.getByRole('button', { name: 'Create report', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regenerate report' })).toBeVisible();

  await page.goto(SALES);
  await chooseMonth(page, '04');
  await page.getByRole('button', { name: 'Add sales' }).click();
  await paste(page, 'MEATBALLS\t31\n');
  await expect(page.getByText('Matched', { exact: true })).toHaveCount(1);
});

test('purchases come from a workbook, with a name that is decided and remembered', async ({ page, kitchen }) => {
  await kitchen.enter(page, PURCHASES);
  await chooseMonth(page, '06');
  await page.getByRole('button', { name: 'Add purchases' }).click();
  await page.getByRole('button', { name: 'Open file' }).click();
  const rows = [
    ['Article', 'Quantity', 'Unit', 'Price', 'Organic'],
    ['Yellow onions', 25, 'kg', 40, 'yes'],
    ['Butter', 10, 'kg', 90, null],
    ['Zzyx fraxil blend', 3, 'kg', 12, null],
    ['Paper napkins zq', 40, 'st', 15, null],
    ['Total', 78, null, 157, null],
  ];
  await page.locator('input[type="file"]').setInputFiles({
    name: 'supplier.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook(rows)),
  });
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByText(/^5 rows in the file = .*1 left out$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Add 4 rows' }).click();

  const odd = page.getByLabel('Food of Zzyx fraxil blend');
  await odd.click();
  await odd.fill('butter');
  const remembered = page.waitForResponse((reply) => reply.url().endsWith('/mapper/ingredients') && reply.ok());
  await page
    .getByRole('option', { name: /butter/iu })
    .first()
    .click();
  await remembered;
  await expect(page.getByText('5 rows in the file = 3 counted + 1 excluded + 1 left out')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Generate report' }).click();
  await page.getByRole('button', { name: 'Create report', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regenerate report' })).toBeVisible();
});

test('a month that has a report asks whether to edit or to replace it', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard');
  const ids = await cook(page, kitchen, ['Lentil stew']);
  const id = await sell(page, kitchen, { startDate: '2026-02-01', recipe: ids['Lentil stew'] ?? '' });
  await page.goto(`${SALES}&start=2026-02`);
  await page.getByRole('button', { name: 'Add sales' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'This report already exists' });
  await expect(dialog.getByText('Sales 2026-02-01')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await paste(page, 'Lentil stew 33');
  await page.getByRole('button', { name: 'Add 1 row' }).click();
  await page.getByRole('button', { name: 'Generate report' }).click();
  await page.getByRole('button', { name: 'Create report', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regenerate report' })).toBeVisible();

  await page.goto(`${SALES}&start=2026-02`);
  await page.getByRole('button', { name: 'Add sales' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/reports\/report\/[\w-]+/u);
  expect(page.url()).not.toContain(id);
});

test('what is not saved survives a reload, and leaving it asks', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard');
  await cook(page, kitchen, ['Lentil stew']);
  await page.goto(SALES);
  await chooseMonth(page, '07');
  await page.getByRole('button', { name: 'Add sales' }).click();
  await paste(page, 'Lentil stew 41');
  await page.getByRole('button', { name: 'Add 1 row' }).click();
  await expect(page.getByLabel('Portions of Lentil stew')).toHaveValue('41');
  await page.reload();
  await expect(page.getByText('You are continuing your unsaved work.')).toBeVisible();
  await expect(page.getByLabel('Portions of Lentil stew')).toHaveValue('41');

  await page.getByRole('button', { name: 'Edit period' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Stay on page' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Recipes' }).click();
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.goto(SALES);
  await chooseMonth(page, '07');
  await page.getByRole('button', { name: 'Add sales' }).click();
  await expect(page.getByLabel('Portions of Lentil stew')).toHaveCount(0);
  await page.goto('/reports');
  const drafts = page.getByRole('region', { name: 'Not saved yet' });
  await drafts
    .getByRole('button', { name: /^Continue/ })
    .last()
    .click();
  await expect(page.getByLabel('Portions of Lentil stew')).toHaveValue('41');
  await page.getByRole('link', { name: 'Recipes' }).click();
  await leaving.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByText('Report draft saved.')).toBeVisible();
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Sales report July 2026' }).click();
  await expect(page.getByText('Draft: Sales report July 2026')).toBeVisible();
  await page.getByRole('link', { name: 'Recipes' }).click();
  await expect(page).toHaveURL(/\/recipes/u);
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
