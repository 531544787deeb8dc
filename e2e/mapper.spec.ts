import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { type Kitchen, test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';
import { told } from './notice-shown.ts';

interface Bought {
  written: string;
  kilograms: number;
}

/** A draft of purchases, whose names wait. */
async function purchases(page: Page, { restaurantId }: Kitchen, ...bought: Bought[]): Promise<void> {
  const ingredients = bought.map(({ written, kilograms }, at) => ({
    key: randomUUID(),
    written,
    ingredient: null,
    variation: null,
    amount: kilograms,
    unit: 'kg',
    from: { file: 0, row: at + 2 },
  }));
  const data = {
    restaurantId,
    name: 'Bought in March',
    category: 'restaurant',
    variety: 'procurement',
    type: 'monthly',
    startDate: '2026-03-01',
    settings: { language: 'sv' },
    currentImportedDataLanguage: 'sv',
    ingredients,
    importedData: [{ name: 'list.csv', rows: bought.length }],
  };
  const reply = await page.request.post('/api/reports/procurement', { data });
  expect(reply.status(), await reply.text()).toBe(200);
}

const ADMIN = { role: 'organization-admin', language: 'en_gb' } as const;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('names are answered by key alone, the heaviest first, and each answer moves the bar', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await expect(page.getByRole('heading', { name: 'Nothing left to match' })).toBeVisible();
  await purchases(
    page,
    kitchen,
    { written: 'Zqxv qjwx', kilograms: 900 },
    { written: 'Zqxv kwvj', kilograms: 300 },
    { written: 'Servetter 3-lags vita', kilograms: 200 },
    { written: 'Wkvj festival', kilograms: 5 },
  );
  await page.reload();
  await atRest(page);
  await expect(card(page, 'Zqxv qjwx')).toBeVisible();
  await expect(page.getByText('0%', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('butter');
  await page
    .getByRole('option', { name: /^butter/i })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Zqxv kwvj')).toBeVisible();

  await page.keyboard.press('u');
  await told(page, 'Zqxv qjwx is open again.');
  await expect(page.getByRole('option', { name: /^Zqxv qjwx/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'Servetter 3-lags vita')).toBeVisible();
  await page.keyboard.press('n');
  await expect(card(page, 'Wkvj festival')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('listbox', { name: /^Open names/ }).getByRole('option')).toHaveCount(2);
  await expect(page.getByText('0%', { exact: true })).toBeVisible();
});

test('one answer goes for names that are alike, and the draft follows', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await purchases(page, kitchen, { written: 'Zqxv qjwx', kilograms: 900 }, { written: 'Zqxv kwvj', kilograms: 300 });
  await page.reload();
  await expect(card(page, 'Zqxv qjwx')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Apply to the similar name/ }).check();
  await page.getByLabel('Organic').selectOption('no');
  await page.getByRole('button', { name: 'Non-food' }).click();
  await expect(page.getByRole('heading', { name: 'Every name is matched' })).toBeVisible();
  await expect(page.getByText('There are no purchases to match yet')).toBeHidden();

  await page.getByRole('button', { name: 'View reports' }).click();
  const dialog = page.getByRole('dialog', { name: 'Affected reports' });
  await expect(dialog.getByRole('link', { name: 'Bought in March' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Recalculate 1 draft' }).click();
  await told(page, '1 draft recalculated, 2 rows changed.');

  await page.getByRole('radio', { name: 'Matched' }).check();
  await page.getByRole('button', { name: 'Zqxv qjwx' }).click();
  const panel = page.getByRole('dialog', { name: 'Zqxv qjwx' });
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Undo match' }).click();
  await told(page, 'Zqxv qjwx is open again.');
});

test('a file of names is looked through before it is remembered, and what is wrong is named by its row', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const rows = [
    'name;article number;ingredient;organic;origin',
    'Zqxv smör 5kg;77;Smör;ja;Sverige',
    'Wkvj;78;unobtainium;;',
    'Vvvv;79;butter;perhaps;',
  ];
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByText('Row 3: there is no ingredient called “unobtainium”')).toBeVisible();
  await expect(page.getByText('Row 4: “perhaps” is neither yes nor no')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save 1 name' }).click();
  await expect(page.getByRole('heading', { name: '1 name saved' })).toBeVisible();
  const { items } = (await (await page.request.get('/api/mapper/ingredients')).json()) as { items: object[] };
  expect(items).toMatchObject([
    { name: 'Zqxv smör 5kg', externalId: '77', ingredientId: 'butter', organic: true, origin_iso: 'SE', complete: true },
  ]);
});

test('an import that is cut short can be gone on with, and no key meanwhile answers a name that waits', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await purchases(page, kitchen, { written: 'Zqxv qjwx', kilograms: 900 });
  await page.reload();
  await expect(card(page, 'Zqxv qjwx')).toBeVisible();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const rows = ['name;ingredient', ...Array.from({ length: 600 }, (_, at) => `Vvvv ${at};butter`)];
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: 'Review rows' }).press('Enter');
  await expect(page.getByRole('heading', { name: '600 rows are ready to save' })).toBeVisible();
  await page.keyboard.press('n');
  let calls = 0;
  await page.route('**/api/mapper/ingredients', (route) =>
    (calls += 1) === 2 ? route.abort('connectionrefused') : route.continue(),
  );
  await page.getByRole('button', { name: 'Save 600 names' }).press('Enter');
  await expect(page.getByRole('heading', { name: '500 names saved' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the remaining 100 names' }).click();
  await expect(page.getByRole('heading', { name: '600 names saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, 'Zqxv qjwx')).toBeVisible();
});
