import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import type { YearAnswer } from '@plateprint/shared/dashboard/year-answer.ts';
import { readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { readNextSteps } from '@plateprint/shared/targets/api/target-api.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyDashboard, emptyKitchen, NO_YEAR } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';

const figure = (value: number) => ({ value, low: value * 0.9, high: value * 1.2 });
const range = (value: number, low: number, high: number) => ({ value, low, high });
const food = (name: string, value: number) => ({
  food: name,
  supply: '',
  co2: figure(value),
  supplyRange: { low: value, high: value },
});
const settledBy = { kind: 'nothing', food: null } as const;
const YEAR: YearAnswer = {
  ...NO_YEAR,
  months: 11,
  missing: [{ month: '2026-04', restaurants: 1 }],
  average: {
    restaurants: 1,
    former: figure(1600),
    now: figure(1450),
    direction: 'down',
    percent: -9,
    difference: { co2: range(-150, -160, -130), percent: range(-9.4, -10, -8.1), sure: 'surely_less', settledBy },
  },
  total: {
    former: figure(200_000_000),
    now: figure(184_000_000),
    difference: { co2: null, percent: range(-8, -9, -7), sure: 'probably_less', settledBy },
    parts: { amount: 2_500_000, average: -18_500_000 },
  },
  causes: null,
  changeByFood: [
    { food: 'beef mince', co2: -90 },
    { food: 'beef chuck', co2: -40 },
    { food: null, co2: -20 },
  ],
  foodDataVersion: '2027.2',
};
const STEPS = {
  months: 12,
  basedOn: ['2026-10'],
  share: 1,
  dishes: [
    { id: 'stew', name: 'Stew', kitchen: '', servings: 1000, mealSize: 1, lines: [{ id: 'meat', foods: [food('beef', 3000)] }] },
  ],
  actions: [
    {
      id: 'swap:stew',
      kind: 'swap' as const,
      dish: { id: 'stew', name: 'Stew' },
      from: 'beef',
      to: 'beans',
      foods: { from: null, to: null },
      replaces: [{ dishId: 'stew', lineId: 'meat', share: 1, foods: [food('beans', 100)] }],
      fewer: null,
    },
  ],
};

function opened(year: YearAnswer) {
  const empty = emptyDashboard();
  const history = empty.history.map((item) => ({ ...item, reports: 1, averageCO2: figure(1450), totalCO2: figure(1450) }));
  const answers = [
    ...emptyKitchen(),
    answer(readDashboard, { ...empty, history }),
    answer(readYear, year),
    answer(readChange, { change: null }),
    answer(listReports, { items: [], next: null }),
    answer(readNextSteps, STEPS),
  ];
  return openPage('/dashboard', { answers });
}

test('whether a kitchen came down in a year is said first: by how much, how surely, why, and what next', async () => {
  const page = opened(YEAR);
  await page.sees('Did our emissions come down this year?');
  await page.sees('Yes: 9% less per portion');
  await page.sees(/8.1% to 10% less|8% to 10% less/);
  await page.sees(/Total: 184 t CO₂e, compared with 200 t CO₂e: −16 t CO₂e/);
  await page.sees(/\+2.5 t CO₂e of this is due to the number of portions and −18.5 t CO₂e to the footprint per portion/);
  await page.sees(/Main causes, per portion: beef mince −0.090.kg CO₂e and beef chuck −0.040/);
  await page.sees(
    /Stew: beans in place of beef, saves 2,900 kg CO₂e a year .*Calculated as if every month were like October 2026\./,
  );
  await page.sees(
    /Months with a report in both years: 11 of 12. Not included, because one of the years has no report: April 2026. Both years/,
  );
  expect(await axeFindings()).toEqual([]);
});

test('the causes of a year lead from the one average to the other, and each names the months that make most of it', async () => {
  const of = [{ id: '2026-09', name: '2026-09', co2: -80 }];
  const causes = [
    { cause: 'shares' as const, co2: 20, of: [] },
    { cause: 'recipes' as const, co2: -110, of },
    { cause: 'supply' as const, co2: 0, of: [] },
    { cause: 'rest' as const, co2: -60, of: [] },
  ];
  const page = opened({ ...YEAR, causes });
  const table = await screen.findByRole('table', { name: 'What made the difference' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td:last-child')].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['The year before', '1.60'],
    ['Which months sold or bought more', '+0.020'],
    ['Recipes and portion sizes', '−0.110'],
    ['Not broken down: the details are no longer stored', '−0.060'],
    ['The latest year', '1.45'],
  ]);
  await page.sees(/September 2026 \(−0.080\)/);
  expect(await axeFindings()).toEqual([]);
});

test('a rest that is rounding says of no report that it lacks what it is made of', async () => {
  const causes = [
    { cause: 'mix' as const, co2: -150.1, of: [] },
    { cause: 'rest' as const, co2: 0.1, of: [] },
  ];
  opened({ ...YEAR, causes });
  expect(await screen.findByRole('table', { name: 'What made the difference' })).toBeTruthy();
  expect(screen.queryByText(/Not broken down/)).toBeNull();
});

test('an unknown change is not shown, and neither is a part of it', async () => {
  const page = opened(NO_YEAR);
  await page.sees('No month has a completed report in both years, so there is nothing to compare yet.');
  await page.sees(/Both years as published/);
  expect(screen.queryByText(/Total:/)).toBeNull();
});

test('where the total grew although a portion emits less, the total answers the question', async () => {
  const difference = { co2: null, percent: range(5, 2, 8), sure: 'probably_more' as const, settledBy };
  const page = opened({
    ...YEAR,
    total: { former: figure(548_000_000), now: figure(575_400_000), difference, parts: null },
    changeByFood: [...YEAR.changeByFood, { food: 'stewing beef', co2: 27 }],
  });
  await page.sees('Probably not: 5% more in total, 9% less per portion');
  await page.sees(/^Per portion:$/);
  expect(screen.queryByText(/Yes: 9% less/)).toBeNull();
  // Most of a fall is nothing that rose.
  await page.sees(/Main causes, per portion: beef mince −0.090.kg CO₂e and beef chuck −0.040/);
  expect(screen.queryByText(/Main causes.*stewing beef/)).toBeNull();
});

test('where only the total can be told, it answers', async () => {
  const difference = { co2: null, percent: range(5, 2, 8), sure: 'surely_more' as const, settledBy };
  const page = opened({
    ...YEAR,
    average: YEAR.average && {
      ...YEAR.average,
      difference: { co2: null, percent: range(-1, -4, 2), sure: 'cannot_tell', settledBy },
    },
    total: { former: figure(548_000_000), now: figure(575_400_000), difference, parts: null },
  });
  await page.sees('No: 5% more in total; per portion it is not certain yet');
});

test('two months of twelve answer for themselves, not for the year', async () => {
  const page = opened({ ...YEAR, months: 2 });
  await page.sees('9% less per portion in the months that can be compared (2 of 12)');
  expect(screen.queryByText(/^Yes/)).toBeNull();
});
