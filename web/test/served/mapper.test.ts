import { randomUUID } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

interface Bought {
  written: string;
  kilograms: number;
}

/** A draft of purchases, whose names wait. */
async function purchases(page: ServedPage, { restaurantId }: Kitchen, ...bought: Bought[]): Promise<void> {
  const ingredients = bought.map(({ written, kilograms }, at) => ({
    key: randomUUID(),
    written,
    ingredient: null,
    variation: null,
    amount: kilograms,
    unit: 'kg',
    from: { file: 0, row: at + 2 },
  }));
  await page.ask('POST', '/api/reports/procurement', {
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
  });
}

const ADMIN = { role: 'organization-admin' } as const;
const card = async (page: ServedPage, name: string): Promise<void> => void (await page.finds('region', name));

test('names are answered by key alone, the heaviest first, and each answer moves the bar', async ({ kitchen }) => {
  const page = await kitchen.enter('/mapper', ADMIN);
  await page.finds('heading', 'Nothing left to match');
  await purchases(
    page,
    kitchen,
    { written: 'Zqxv qjwx', kilograms: 900 },
    { written: 'Zqxv kwvj', kilograms: 300 },
    { written: 'Servetter 3-lags vita', kilograms: 200 },
    { written: 'Wkvj festival', kilograms: 5 },
  );
  page.reload();
  await card(page, 'Zqxv qjwx');
  await page.sees('0%');
  expect(await axeFindings()).toEqual([]);

  await page.user.keyboard('/');
  await page.user.keyboard('butter');
  await waitFor(() => everywhere().getAllByRole('option', { name: /^butter/i }));
  await page.user.keyboard('{ArrowDown}{Enter}');
  await card(page, 'Zqxv kwvj');

  await page.user.keyboard('u');
  await page.announces('Zqxv qjwx is open again.');
  await page.finds('option', /^Zqxv qjwx/);
  await card(page, 'Zqxv qjwx');
  await page.user.keyboard('{ArrowDown}');
  await card(page, 'Zqxv kwvj');
  await page.user.keyboard('{ArrowDown}');
  await card(page, 'Servetter 3-lags vita');
  await page.user.keyboard('n');
  await card(page, 'Wkvj festival');
  await page.user.keyboard('n');
  await waitFor(() => expect(inside('listbox', /^Open names/)().getAllByRole('option')).toHaveLength(2));
  await page.sees('0%');
});

test('one answer goes for names that are alike, and the draft follows', async ({ kitchen }) => {
  const page = await kitchen.signIn(ADMIN);
  await purchases(page, kitchen, { written: 'Zqxv qjwx', kilograms: 900 }, { written: 'Zqxv kwvj', kilograms: 300 });
  page.goTo('/mapper');
  await card(page, 'Zqxv qjwx');
  await page.press(/^Apply to the similar name/, everywhere, 'checkbox');
  await page.choose('Organic', 'no');
  await page.press(/^Non-food/);
  await page.finds('heading', 'Every name is matched');
  expect(everywhere().queryByText('There are no purchases to match yet')).toBeNull();

  await page.press('View reports');
  const dialog = inside('dialog', 'Affected reports');
  await page.finds('link', 'Bought in March', dialog);
  expect(await axeFindings()).toEqual([]);
  await page.press('Recalculate 1 draft', dialog);
  await page.announces('1 draft recalculated, 2 rows changed.');

  await page.press('Matched', everywhere, 'radio');
  await page.press('Zqxv qjwx');
  const panel = inside('dialog', 'Zqxv qjwx');
  await page.finds('button', 'Undo match', panel);
  expect(await axeFindings()).toEqual([]);
  await page.press('Undo match', panel);
  await page.announces('Zqxv qjwx is open again.');
});

test('a file of names is looked through before it is remembered, and what is wrong is named by its row', async ({ kitchen }) => {
  const page = await kitchen.enter('/mapper', ADMIN);
  await page.press('Import CSV');
  const rows = [
    'name;article number;ingredient;organic;origin',
    'Zqxv smör 5kg;77;Smör;ja;Sverige',
    'Wkvj;78;unobtainium;;',
    'Vvvv;79;butter;perhaps;',
  ];
  await page.chooseFile('names.csv', rows.join('\n'));
  await page.press('Review rows');
  await page.reads('Row 3: there is no ingredient called “unobtainium”');
  await page.reads('Row 4: “perhaps” is neither yes nor no');
  expect(await axeFindings()).toEqual([]);
  await page.press('Save 1 name');
  await page.finds('heading', '1 name saved');
  expect(await page.ask('GET', '/api/mapper/ingredients')).toMatchObject({
    items: [{ name: 'Zqxv smör 5kg', externalId: '77', ingredientId: 'butter', organic: true, origin_iso: 'SE', complete: true }],
  });
});

test('an import that is cut short can be gone on with, and no key meanwhile answers a name that waits', async ({ kitchen }) => {
  const page = await kitchen.signIn(ADMIN);
  await purchases(page, kitchen, { written: 'Zqxv qjwx', kilograms: 900 });
  page.goTo('/mapper');
  await card(page, 'Zqxv qjwx');
  await page.press('Import CSV');
  const rows = ['name;ingredient', ...Array.from({ length: 600 }, (_, at) => `Vvvv ${at};butter`)];
  await page.chooseFile('names.csv', rows.join('\n'));
  await page.press('Review rows');
  await page.finds('heading', '600 rows are ready to save');
  await page.user.keyboard('n');
  page.network.stand(async ({ method, path }, pass) => {
    const isSecond = method === 'POST' && path === '/api/mapper/ingredients' && page.sentTo('POST', path).length === 2;
    if (isSecond) throw new TypeError('Failed to fetch');
    return pass();
  });
  await page.press('Save 600 names');
  await page.finds('heading', '500 names saved');
  expect(await axeFindings()).toEqual([]);
  await page.press('Save the remaining 100 names');
  await page.finds('heading', '600 names saved');
  await page.press('Close');
  await card(page, 'Zqxv qjwx');
});
