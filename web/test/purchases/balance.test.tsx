import { noteBalance, readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';

const SUMS = {
  bought: { grams: 80_000, co2: 700_000, money: 2500 },
  used: { grams: 72_000, co2: 480_000 },
  openingGrams: null,
  closingGrams: null,
  difference: { grams: 8000, co2: 184_000, money: 620 },
};
const BEEF = {
  family: 'beef',
  name: 'Beef',
  reasons: [],
  ...SUMS,
  bought: { grams: 20_000, co2: 600_000, money: 2000 },
  used: { grams: 14_000, co2: 420_000 },
  difference: { grams: 6000, co2: 180_000, money: 600 },
  foods: [{ food: 'beef-chuck', name: 'Beef chuck', bought: 20_000, used: 14_000 }],
};
const PROTEIN = { plant: 800, animal: 2000, unknown: 100, plantShare: 0.29, known: 0.9 };
const BALANCE = {
  currency: 'SEK',
  currencies: ['SEK'],
  maySeeCosts: true,
  months: { both: ['2026-08', '2026-09'], onlyBought: ['2026-10'], onlySold: [] },
  families: [BEEF],
  total: SUMS,
  explained: 0.9,
  notCounted: { boughtRows: 3, boughtMoney: 120, soldRows: 1 },
  protein: { bought: PROTEIN, used: PROTEIN },
  dishes: [
    { kind: 'vegan' as const, dishes: 2, offered: 0.5, servings: 15, sold: 0.15 },
    { kind: 'meat' as const, dishes: 2, offered: 0.5, servings: 85, sold: 0.85 },
  ],
};

/** For those who may not see costs. */
const bare = <Sums extends typeof SUMS>(sums: Sums) => ({
  ...sums,
  bought: { ...sums.bought, money: null },
  difference: { ...sums.difference, money: null },
});

test('bought stands against used by families, with what was not counted and the public goals', async () => {
  const page = openPage('/purchases?tab=balance', { role: 'organization-admin', answers: [answer(readBalance, BALANCE)] });
  await page.sees(/The dishes account for 90/);
  await page.sees(/Not counted, because there is no completed sales report: October 2026/);
  await page.sees(/3 purchased rows without a food or a weight, and 1 sales row/);
  await page.sees('+6 kg');
  await page.sees('Vegan: 2 dishes, 50% of the dishes on sale and 15% of the portions sold');
  await page.sees(/Dutch government/);
  expect(await axeFindings()).toEqual([]);
});

test('what a button with a picture does is said where the pointer rests, and Escape puts it away', async () => {
  const page = openPage('/purchases?tab=balance', { role: 'organization-admin', answers: [answer(readBalance, BALANCE)] });
  await page.user.hover(await page.finds('button', 'Earlier'));
  await page.finds('tooltip');
  await page.user.keyboard('{Escape}');
  await page.gone('tooltip');
});

test('a family says its foods, and takes reasons and stock', async () => {
  const answers = [answer(readBalance, BALANCE), answer(noteBalance, { family: 'beef' })];
  const page = openPage('/purchases?tab=balance', { role: 'organization-admin', answers });
  await page.press('Beef');
  const dialog = inside('dialog', 'Beef');
  await page.sees('Beef chuck', dialog);
  await page.press('Staff meals', dialog, 'checkbox');
  await page.fill('In stock at the end', '2,5');
  expect(await axeFindings()).toEqual([]);
  await page.press('Save', dialog);
  await waitFor(() =>
    expect(page.asked(noteBalance)).toMatchObject([
      { body: { family: 'beef', reasons: ['staff'], openingGrams: null, closingGrams: 2500 } },
    ]),
  );
});

test('somebody who may not see costs sees no column of money', async () => {
  const notCounted = { ...BALANCE.notCounted, boughtMoney: null };
  const unpriced = {
    ...BALANCE,
    maySeeCosts: false,
    currency: null,
    currencies: [],
    families: [bare(BEEF)],
    total: bare(SUMS),
    notCounted,
  };
  const page = openPage('/purchases?tab=balance', { role: 'organization-admin', answers: [answer(readBalance, unpriced)] });
  await page.sees('+6 kg');
  expect(document.body.textContent).not.toContain('Difference in cost');
});
