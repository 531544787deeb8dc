import { readRisenPrices } from '@plateprint/shared/costs/cost-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { MakerStatementEntry } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { keepMakerStatement } from '@plateprint/shared/purchases/api/statement-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';

const shares = answer(readShares, {
  maySeeCosts: false,
  currency: null,
  currencies: [],
  months: { all: 1, reported: 1 },
  kg: 30,
  money: null,
  setAside: { kg: 0, money: null },
  sentBack: { articles: 0, kg: 0, money: null },
  marks: [],
  rules: [],
});
const risen = answer(readRisenPrices, {
  currency: null,
  currencies: [],
  before: { from: '2026-05', to: '2026-07' },
  now: { from: '2026-08', to: '2026-11' },
  known: 'compared' as const,
  items: [],
});
const STATEMENT: MakerStatementEntry = {
  allergens: [
    { allergen: 'milk', state: 'contains' },
    { allergen: 'nuts', state: 'may_contain' },
    { allergen: 'celery', state: 'free' },
  ],
  ingredients: 'Potatoes, cream, salt',
  statedOn: '2026-11-02',
  source: 'Data sheet 3',
  link: 'https://maker.example/sheet.pdf',
  savedBy: 'Kim Ek',
  savedAt: '2026-11-03T10:00:00.000Z',
};
const bought = (change: { statement: MakerStatementEntry | null; supplier?: string }) =>
  answer(listBought, {
    currency: null,
    maySeeCosts: false,
    months: { all: 1, reported: 1 },
    families: [],
    suppliers: [],
    total: {
      articles: 1,
      rows: 1,
      weighedRows: 1,
      coveredRows: 0,
      kg: 30,
      co2: null,
      co2WithoutLandUseChange: null,
      money: null,
    },
    items: [
      {
        key: '4711|mash',
        name: 'Potatismos 5 kg',
        food: 'mashed potatoes',
        family: 'potatoes-roots',
        supplier: 'Grossist AB',
        number: '4711',
        rows: 1,
        weighedRows: 1,
        coveredRows: 0,
        kg: 30,
        co2: null,
        co2WithoutLandUseChange: null,
        money: null,
        ...change,
      },
    ],
    next: null,
  });
const open = (change: Parameters<typeof bought>[0], ...answers: Answer[]) =>
  openPage('/purchases?tab=shares', { role: 'restaurant-user', answers: [shares, risen, bought(change), ...answers] });
const OF = 'Maker’s statement: Potatismos 5 kg';

test('a product shows what its maker says, and opened all of it: what is not stated is not called absent', async () => {
  const page = open({ statement: STATEMENT });
  await page.sees('Maker’s statement, 2 Nov 2026 · Contains milk · May contain nuts');
  await page.press(OF);
  await page.sees('According to the maker, does not contain celery');
  const open14 = await page.sees(/^Not stated: /u);
  expect(open14.textContent).toMatch(/gluten.*molluscs\. The data for the food apply here\./u);
  expect(open14.textContent).not.toMatch(/ (?:milk|nuts|celery)\b/u);
  await page.sees('Potatoes, cream, salt');
  await page.sees(/2 Nov 2026: Data sheet 3/u);
  expect((await page.finds('link', 'Open the source')).getAttribute('href')).toBe('https://maker.example/sheet.pdf');
  await page.sees('Entered by Kim Ek on 3 Nov 2026');
  expect(await axeFindings()).toEqual([]);
});

test('a statement is copied by the keyboard; a form with a gap says which field, and goes there', async () => {
  const page = open({ statement: null }, answer(keepMakerStatement, { statement: STATEMENT }));
  await page.press(OF);
  await page.sees(/Nobody has entered/u);
  await page.press('Enter statement');
  await page.press('Save');
  await page.sees('Enter at least one allergen or the list of ingredients.');
  await page.sees('Please fill this in: Date of the statement.');
  await page.sees('Please fill this in: Source.');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(await axeFindings()).toEqual([]);
  await page.choose('milk', 'contains');
  await page.choose('celery', 'does not contain');
  await page.fill('Date of the statement', '2026-11-02');
  await page.fill('Source', 'Packaging');
  await page.fill('Link (optional)', 'maker');
  await page.press('Save');
  await page.sees('Enter a complete address that begins with https://: Link.');
  expect(page.asked(keepMakerStatement)).toEqual([]);
  await page.fill('Link (optional)', 'https://maker.example');
  await page.user.keyboard('{Enter}');
  await page.announces('The maker’s statement has been saved.');
  expect(page.asked(keepMakerStatement)).toMatchObject([
    {
      body: {
        article: { supplier: 'Grossist AB', number: '4711', name: 'Potatismos 5 kg' },
        statement: {
          allergens: [
            { allergen: 'milk', state: 'contains' },
            { allergen: 'celery', state: 'free' },
          ],
          ingredients: '',
          statedOn: '2026-11-02',
          source: 'Packaging',
          link: 'https://maker.example',
        },
        former: null,
      },
    },
  ]);
});

test('a statement that somebody else changed meanwhile is not written over, and the page says so', async () => {
  const page = open({ statement: STATEMENT }, answer(keepMakerStatement, new AppError('changed_meanwhile')));
  await page.press(OF);
  await page.press('Remove');
  await page.sees(/Somebody else has changed this statement/u);
  expect(page.asked(keepMakerStatement)).toMatchObject([{ body: { statement: null, former: STATEMENT.savedAt } }]);
});

test('a product without one supplier says why no statement can be entered', async () => {
  const page = open({ statement: null, supplier: '' });
  await page.press(OF);
  await page.sees(/No single supplier is known/u);
  await page.gone('button', 'Enter statement');
});
