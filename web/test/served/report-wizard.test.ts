import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { workbook } from '../../src/reports/data/file/workbook.fixture.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { chooseMonth, cook, createReport, pasteList, sell } from './support/report-actions.ts';
import { type ServedPage, test } from './support/served-page.ts';

const SALES = '/reports/report?category=restaurant&variety=sales&type=monthly';
const PURCHASES = '/reports/report?category=restaurant&variety=procurement&type=monthly';

async function matched(count: number): Promise<void> {
  await waitFor(() => expect(everywhere().getAllByText('Matched')).toHaveLength(count));
}

async function openFile(page: ServedPage, month: string, of: string): Promise<void> {
  await chooseMonth(page, month);
  await page.press(`Add ${of}`);
  await page.press('Open file');
}

test('a CSV with bad and unmatched rows: each is shown, mended, matched or waits, and the sum is right', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  await cook(page, kitchen, ['Lentil stew', 'House cake']);
  page.goTo(SALES);
  await openFile(page, '06', 'sales');
  const csv = 'Gericht;Anzahl;Preis\nLentil stew;1.200;5,50\nKaffekake;30;2,00\nKaffekake;12;2,00\nSoup;many;3\nMystery;7;1\n';
  await page.chooseFile('till.csv', Buffer.from(csv, 'latin1'));
  await page.shows('Contents of “Anzahl”', 'servings');
  await page.choose('Number format of “Anzahl”', 'comma');
  expect(await axeFindings()).toEqual([]);
  await page.press('Review rows');

  // The bad row is shown with its number and its field, and nothing is taken while it stands.
  await page.sees('Portions: is not a single number');
  expect(await page.finds('button', /^Add \d+ rows?$/u)).toBeDisabled();
  await page.fill('Portions in row 5', '9');
  await page.user.keyboard('{Enter}');
  await page.says('5 rows in the file = 1 counted + 4 not matched');
  await page.press('Add 5 rows');

  // One choice matches every row of the name.
  const cake = await waitFor(() => everywhere().getAllByLabelText('Recipe of Kaffekake')[0] as HTMLElement);
  await page.user.clear(cake);
  await page.user.type(cake, 'house');
  await page.press('House cake', everywhere, 'option');
  await page.says('5 rows in the file = 3 counted + 2 not matched');
  await page.fromMenu('Actions for Mystery', 'Leave out: does not belong here');
  await page.says('5 rows in the file = 3 counted + 1 not matched + 1 left out');

  // Waiting names keep no report from being made.
  await createReport(page);
});

test('names as the till writes them are understood, the nearest is one press, and next month knows it', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  await cook(page, kitchen, ['Fish with chips', 'Meatballs with gravy']);
  page.goTo(SALES);
  await chooseMonth(page, '03');
  await page.press('Add sales');
  await pasteList(page, 'Fish w/ chips\t12\nMeatballs\t20\nLarge meatballs\t5\n');
  await page.press('Add 3 rows');
  await page.shows('Recipe of Fish w/ chips', 'Fish with chips');

  await page.user.click(everywhere().getByLabelText('Recipe of Meatballs'));
  await waitFor(() =>
    expect(
      everywhere()
        .getAllByRole('option')
        .map(({ textContent }: HTMLElement) => textContent),
    ).toEqual(['Meatballs with gravy']),
  );
  await page.user.keyboard('{Escape}');
  const use = 'Use “Meatballs with gravy”?';
  const offered = async (count: number): Promise<void> =>
    waitFor(() => expect(everywhere().getAllByRole('button', { name: use })).toHaveLength(count));
  await offered(2);
  expect(await axeFindings()).toEqual([]);
  await page.pressFirst(use);
  await offered(1);
  await page.press(use);
  await page.says('3 rows in the file = 3 counted');
  await createReport(page);

  page.goTo(SALES);
  await chooseMonth(page, '04');
  await page.press('Add sales');
  await pasteList(page, 'MEATBALLS\t31\n');
  await matched(1);
});

test('offers of other names stay where they are while names are matched, and nothing is asked anew', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  await cook(page, kitchen, ['Salmon with potatoes', 'Meatballs with gravy', 'Chicken with rice']);
  page.goTo(SALES);
  await chooseMonth(page, '05');
  await page.press('Add sales');
  await pasteList(page, 'Salmon\t12\nMeatballs\t20\nChicken\t5\n');
  await page.press('Add 3 rows');
  const use = /^Use “/u;
  await waitFor(() => expect(everywhere().getAllByRole('button', { name: use })).toHaveLength(3));
  const asked = page.sentTo('POST', '/recipes/search').length;
  for (const left of [2, 1, 0]) {
    await page.pressFirst(use);
    expect(everywhere().queryAllByRole('button', { name: use })).toHaveLength(left);
    expect(everywhere().queryByRole('button', { name: 'Create a recipe with this name' })).toBeNull();
  }
  await page.says('3 rows in the file = 3 counted');
  expect(page.sentTo('POST', '/recipes/search')).toHaveLength(asked);
});

test('purchases come from a workbook, with a name that is decided and remembered', async ({ kitchen }) => {
  const page = await kitchen.enter(PURCHASES);
  await openFile(page, '06', 'purchases');
  const rows = [
    ['Article', 'Quantity', 'Unit', 'Price', 'Organic'],
    ['Yellow onions', 25, 'kg', 40, 'yes'],
    ['Butter', 10, 'kg', 90, null],
    ['Zzyx fraxil blend', 3, 'kg', 12, null],
    ['Paper napkins zq', 40, 'st', 15, null],
    ['Total', 78, null, 157, null],
  ];
  await page.chooseFile('supplier.xlsx', workbook(rows), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  await page.press('Review rows');
  await page.says(/5 rows in the file = .*1 left out/u);
  await page.press('Add 4 rows');

  await page.fill('Food of Zzyx fraxil blend', 'butter');
  await page.pressFirst(/butter/iu, 'option');
  await page.says('5 rows in the file = 3 counted + 1 excluded + 1 left out');
  expect(page.sentTo('POST', '/mapper/ingredients')).toHaveLength(1);
  expect(await axeFindings()).toEqual([]);
  await createReport(page);
});

test('a month that has a report asks whether to edit or to replace it', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  const ids = await cook(page, kitchen, ['Lentil stew']);
  const id = await sell(page, kitchen, { startDate: '2026-02-01', recipe: ids['Lentil stew'] ?? '' });
  page.goTo(`${SALES}&start=2026-02`);
  await page.press('Add sales');
  const dialog = inside('alertdialog', 'This report already exists');
  await page.sees('Sales 2026-02-01', dialog);
  expect(await axeFindings()).toEqual([]);
  await page.press('Replace', dialog);
  await pasteList(page, 'Lentil stew 33');
  await page.press('Add 1 row');
  await createReport(page);

  page.goTo(`${SALES}&start=2026-02`);
  await page.press('Add sales');
  await page.press('Continue', inside('alertdialog'));
  await waitFor(() => expect(location.pathname).toMatch(/^\/reports\/report\/[\w-]+$/u));
  expect(location.pathname).not.toContain(id);
});

test('what is not saved survives a reload, and leaving it asks', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  await cook(page, kitchen, ['Lentil stew']);
  page.goTo(SALES);
  await chooseMonth(page, '07');
  await page.press('Add sales');
  await pasteList(page, 'Lentil stew 41');
  await page.press('Add 1 row');
  await page.shows('Portions of Lentil stew', '41');
  page.reload();
  await page.sees('You are continuing your unsaved work.');
  await page.shows('Portions of Lentil stew', '41');

  await page.press('Edit period');
  await page.finds('alertdialog', 'Leave with unsaved changes?');
  expect(await axeFindings()).toEqual([]);
  await page.press('Stay on page', inside('alertdialog'));
  const leaving = inside('alertdialog', 'Leave without saving?');
  await page.pressFirst('Recipes', 'link');
  await page.press('Leave', leaving);
  await page.finds('heading', 'Recipes');
  page.goTo(SALES);
  await chooseMonth(page, '07');
  await page.press('Add sales');
  await page.finds('button', 'Paste a list');
  expect(everywhere().queryByLabelText('Portions of Lentil stew')).toBeNull();
  page.goTo('/reports');
  const drafts = inside('region', 'Not saved yet');
  const continued = await waitFor(
    () =>
      drafts()
        .getAllByRole('button', { name: /^Continue/ })
        .at(-1) as HTMLElement,
  );
  await page.user.click(continued);
  await page.shows('Portions of Lentil stew', '41');
  await page.pressFirst('Recipes', 'link');
  await page.press('Save and leave', leaving);
  await page.announces('Report draft saved.');
  page.goTo('/reports');
  await page.press('Sales report July 2026', everywhere, 'link');
  await page.sees('Draft: Sales report July 2026');
  await page.pressFirst('Recipes', 'link');
  await page.finds('heading', 'Recipes');
});

test('what was sold is asked for before it is called missing', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  await cook(page, kitchen, ['Leek soup']);
  page.goTo(`${SALES}&start=2026-03-01`);
  await page.press('Add sales');
  await page.fill('Add dish or menu', 'Leek');
  await page.press(/Leek soup/u, everywhere, 'option');
  const servings = await waitFor(() => everywhere().getByLabelText('Portions of Leek soup'));
  const flaw = 'Number of servings must be greater than 0.';
  expect(servings).not.toHaveAttribute('aria-invalid', 'true');
  expect(everywhere().queryByText(flaw)).toBeNull();
  servings.focus();
  await page.user.keyboard('{Tab}');
  await page.sees(flaw);
  expect(servings).toHaveAttribute('aria-invalid', 'true');
});
