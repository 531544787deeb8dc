import { screen } from '@testing-library/dom';
import { readRisenPrices } from '@plateprint/shared/costs/cost-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { readShares, type RuleShown } from '@plateprint/shared/purchases/api/share-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';

const RULE: RuleShown = {
  rule: 'se_krav_restaurang',
  country: 'SE',
  basis: 'money',
  share: 0.25,
  of: 6000,
  rounded: 25,
  level: 'basic',
  next: { level: 'bronze', missing: 300, unit: 'money' },
  known: 0.9,
  isOpen: false,
  unknown: { articles: 3, kg: 12, money: null },
  levels: [
    { level: 'basic', percent: 20 },
    { level: 'bronze', percent: 30 },
  ],
  period: 'twelve_months',
  source: 'KRAV:s regler',
  seen: '2026-11-23',
  lift: [{ name: 'Nötfärs', amount: 2000, share: 0.58 }],
};
const SHARES = {
  maySeeCosts: true,
  currency: 'SEK',
  currencies: ['SEK'],
  months: { all: 3, reported: 2 },
  kg: 430,
  money: 6000,
  setAside: { kg: 0, money: 300 },
  sentBack: { articles: 1, kg: 12, money: 90 },
  marks: [{ mark: 'organic' as const, kg: 350, money: 1500 }],
  rules: [RULE],
};
const shares = answer(readShares, SHARES);
const bought = answer(listBought, {
  currency: 'SEK',
  maySeeCosts: true,
  months: SHARES.months,
  families: [],
  suppliers: [],
  total: { articles: 0, rows: 0, weighedRows: 0, coveredRows: 0, kg: 0, co2: null, co2WithoutLandUseChange: null, money: null },
  items: [],
  next: null,
});
const RISEN = {
  currency: 'SEK',
  currencies: ['SEK'],
  before: { from: '2026-05', to: '2026-07' },
  now: { from: '2026-08', to: '2026-11' },
  known: 'compared' as const,
  items: [{ variationId: 'butter.salted', name: 'Butter', before: 80, now: 96, rise: 0.2, extra: 640 }],
};
const risen = answer(readRisenPrices, RISEN);

test('what was bought says what it stands on, what a rule would say and what is missing', async () => {
  const page = openPage('/purchases?tab=shares', { role: 'organization-admin', answers: [shares, bought, risen] });
  await page.sees(/Counted from 2 of 3 months/);
  await page.sees(/More of one product was returned than bought in this period \(12 kg, .*90/);
  await page.sees('Would reach the first level');
  await page.sees(/25% of .*6,000.*300.* more with the mark would reach bronze/);
  await page.sees('This amount is known for 90% of the products; the others are in neither total.');
  expect(await axeFindings()).toEqual([]);
  await page.press('Earlier');
  const asked = page.asked(readShares).map(({ query }) => query);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.at(-1)?.to).not.toBe(asked[0]?.to);
});

test('no level is said while articles without a price could change it, and how much that is stands there', async () => {
  const open = { ...RULE, level: null, isOpen: true, unknown: { articles: 50, kg: 500, money: null }, next: null };
  const page = openPage('/purchases?tab=shares', {
    role: 'organization-admin',
    answers: [answer(readShares, { ...SHARES, rules: [open] }), bought, risen],
  });
  await page.sees('Level not certain yet');
  await page.sees('50 products have no price (weight: 500 kg). That could change the level.');
  expect(document.body.textContent).not.toContain('Would reach');
});

test('somebody who may not see costs sees shares and kilograms, no money and nothing that is said to be unknown', async () => {
  const rule = {
    ...RULE,
    of: null,
    next: { level: 'bronze', missing: null, unit: 'money' },
    lift: [{ name: 'Nötfärs', amount: null, share: 0.58 }],
  } as const;
  const byWeight = { ...RULE, basis: 'kg', isOpen: true, level: null, next: null, lift: [] } as const;
  const unpriced = {
    ...SHARES,
    maySeeCosts: false,
    currency: null,
    currencies: [],
    money: null,
    setAside: { kg: 0, money: null },
    sentBack: { articles: 1, kg: 12, money: null },
    marks: [{ mark: 'organic' as const, kg: 350, money: null }],
    rules: [rule, byWeight].map((each) => ({ ...each, levels: RULE.levels, lift: [...each.lift] })),
  };
  const page = openPage('/purchases?tab=shares', {
    role: 'restaurant-user',
    answers: [answer(readShares, unpriced), bought, risen],
  });
  await page.sees('25% of the value. At 30% it would reach bronze.');
  await page.sees('3 products have no weight. That could change the level.');
  await page.sees(/returned than bought in this period \(12 kg\)/);
  await page.sees('350 kg (81.4%)');
  expect(document.body.textContent).not.toMatch(/value: |Net amount|Excluded as non-food|SEK|\bkr\b/u);
});

test('somebody who runs no organization sees the own kitchen alone', async () => {
  const page = openPage('/purchases?tab=shares', { role: 'restaurant-user', answers: [shares, bought, risen] });
  await page.sees(/Counted from/);
  expect(document.body.textContent).not.toContain('Whole organisation');
});

test('somebody who may see costs sees whose price rose, with its currency', async () => {
  const page = openPage('/purchases?tab=shares', { role: 'organization-admin', answers: [shares, bought, risen] });
  await page.sees('Butter');
  await page.sees('+20%');
  await page.sees(/kr\s?640/u);
  expect(await axeFindings()).toEqual([]);
});

test('money in two currencies is named wherever nothing is made of it, and no price is said to have stayed', async () => {
  const several = { currency: null, currencies: ['EUR', 'SEK'] };
  const page = openPage('/purchases?tab=shares', {
    role: 'organization-admin',
    answers: [
      answer(readShares, { ...SHARES, ...several, money: null, setAside: { kg: 0, money: null }, rules: [] }),
      bought,
      answer(readRisenPrices, { ...RISEN, ...several, items: [] }),
    ],
  });
  await page.sees('Price increases');
  const said = document.body.textContent.match(/The amounts for this period are in EUR and SEK/g);
  expect(said).toHaveLength(2);
  expect(document.body.textContent).not.toContain('No food costs more than before');
});

test('purchases without any price are not judged by money, and no rise is denied', async () => {
  const unpriced: RuleShown = {
    ...RULE,
    share: 0,
    of: 0,
    rounded: 0,
    level: null,
    next: null,
    known: 0,
    unknown: { articles: 30, kg: 1120, money: null },
    lift: [],
  };
  const page = openPage('/purchases?tab=shares', {
    role: 'organization-admin',
    answers: [
      answer(readShares, { ...SHARES, money: null, rules: [unpriced] }),
      bought,
      answer(readRisenPrices, { ...RISEN, known: 'unpriced', items: [] }),
    ],
  });
  await page.sees('Cannot be assessed');
  await page.sees(/^Nothing is known about price increases/u);
  expect(screen.queryByText('Would not reach any level')).toBeNull();
  expect(screen.queryByText('No food costs more than before.')).toBeNull();
});
