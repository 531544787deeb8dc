import { readRisenPrices } from '@plateprint/shared/costs/cost-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';

const shares = answer(readShares, {
  maySeeCosts: true,
  currency: 'SEK',
  currencies: ['SEK'],
  months: { all: 3, reported: 3 },
  kg: 430,
  money: 6000,
  setAside: { kg: 0, money: 300 },
  sentBack: { articles: 0, kg: 0, money: 0 },
  marks: [],
  rules: [],
});
const risen = answer(readRisenPrices, {
  currency: 'SEK',
  currencies: ['SEK'],
  before: { from: '2026-05', to: '2026-07' },
  now: { from: '2026-08', to: '2026-11' },
  known: 'compared' as const,
  items: [],
});
const MINCE = {
  key: '4711|beef-mince',
  name: 'Nötfärs 12% 5kg',
  food: 'beef mince',
  family: 'beef',
  supplier: 'Kött AB',
  number: '4711',
  statement: null,
  rows: 4,
  weighedRows: 3,
  coveredRows: 3,
  kg: 30,
  co2: { value: 750, low: 500, high: 1100 },
  co2WithoutLandUseChange: { value: 700, low: 460, high: 1000 },
  money: 2700,
};
const WAITING = {
  ...MINCE,
  key: 'x|',
  name: 'Chefens mix',
  food: null,
  family: null,
  supplier: '',
  number: '',
  rows: 1,
  weighedRows: 0,
  coveredRows: 0,
  kg: null,
  co2: null,
  co2WithoutLandUseChange: null,
  money: 120,
};
const LIST = {
  currency: 'SEK',
  maySeeCosts: true,
  months: { all: 3, reported: 3 },
  families: [
    { family: 'beef', name: 'Beef and veal' },
    { family: 'none', name: null },
  ],
  suppliers: ['Kött AB'],
  total: {
    articles: 2,
    rows: 5,
    weighedRows: 5,
    coveredRows: 3,
    kg: 30,
    co2: { value: 750, low: 490, high: 1120 },
    co2WithoutLandUseChange: null,
    money: 2820,
  },
  items: [MINCE, WAITING],
  next: null,
};

test('each article says its weight, CO2e with range, share and money, and what is not known says so', async () => {
  const page = openPage('/purchases?tab=shares', {
    role: 'organization-admin',
    answers: [shares, risen, answer(listBought, LIST)],
  });
  await page.sees('Nötfärs 12% 5kg');
  await page.sees(/beef mince · Kött AB/);
  await page.sees(/from 3 of 4 rows/);
  await page.sees(/CO₂e is known for 3 of 5 rows/);
  await page.sees(/500–1,100 kg/);
  await page.sees('100.0%');
  expect(document.body.textContent).toContain('Not matched yet');
  expect(await axeFindings()).toEqual([]);
});

test('an article of which more came back than was bought says so, and has no share', async () => {
  const back = { ...MINCE, key: 'b|butter', name: 'Smör', kg: -2, co2: { value: -20, low: -30, high: -10 }, money: -160 };
  const page = openPage('/purchases?tab=shares', {
    role: 'organization-admin',
    answers: [shares, risen, answer(listBought, { ...LIST, items: [MINCE, back] })],
  });
  await page.sees(/^More returned than bought$/);
  expect(document.body.textContent).not.toContain('-2.7%');
});

test('a family, a supplier and an order are asked of the server', async () => {
  const page = openPage('/purchases?tab=shares', {
    role: 'organization-admin',
    answers: [shares, risen, answer(listBought, LIST)],
  });
  await page.sees('Nötfärs 12% 5kg');
  await page.choose('Food group', 'Beef and veal');
  await page.choose('Supplier', 'Kött AB');
  await page.choose('Sort by', 'Heaviest first');
  await page.sees('Nötfärs 12% 5kg');
  expect(page.asked(listBought).at(-1)?.query).toMatchObject({ family: 'beef', supplier: 'Kött AB', sort: 'kg' });
});

test('somebody who may not see costs is shown no money', async () => {
  const list = {
    ...LIST,
    currency: null,
    maySeeCosts: false,
    items: [{ ...MINCE, money: null }],
    total: { ...LIST.total, money: null },
  };
  const page = openPage('/purchases?tab=shares', { role: 'restaurant-user', answers: [shares, risen, answer(listBought, list)] });
  await page.sees('Nötfärs 12% 5kg');
  expect(document.body.textContent).not.toContain('Highest cost first');
});
