import { expect, test } from 'vitest';
import { EMPTY_TOTALS, part, summary } from './report-document.fixture.ts';
import { levelOfReport } from '../totals/level-of-report.ts';
import { comparedWithBenchmark, reportAverage } from './report-average.ts';
import { levelShares } from '../../footprint/level-shares.ts';
import { reconciliation } from './reconciliation.ts';
import { historyOfParts, historyOfSummaries } from './report-history.ts';
import { sumsOfRestaurants } from './restaurant-sums.ts';
import { summaryFigure } from './summary-figure.ts';
import { SUMMARY_BOXES } from '../model/report-settings.ts';

const figure = (value: number) => ({ value, low: value / 2, high: value * 2 });
const totals = {
  ...EMPTY_TOTALS,
  co2: figure(167_250),
  CO2PerPortion: figure(900),
  co2PerKgOfFood: figure(2000),
  totalServings: 186,
  servingsByLevel: levelShares({ very_low: 0, low: 186, medium: 0, high: 0, very_high: 0 }),
  coverage: { ...EMPTY_TOTALS.coverage, rows: 8, rowsCovered: 8, weight: 83_625, weightCovered: 83_625 },
  products: 8,
  lowImpactProducts: 3,
};
const settings = { averageType: 'per_portion', numberOfGuests: null } as const;
const of = {
  totals,
  variety: 'sales',
  printed: 'with_land_use_change',
  benchmark: { type: 'global_avg', value: null },
  restaurants: 1,
} as const;

test('sales are headed by the portion, by the kilogram or by the guest as chosen', () => {
  expect(reportAverage(totals, settings, 'sales').figure?.value).toBe(900);
  expect(reportAverage(totals, { ...settings, averageType: 'per_kg' }, 'sales').figure?.value).toBe(2000);
  expect(reportAverage(totals, { averageType: 'per_guest', numberOfGuests: 100 }, 'sales').figure?.value).toBe(1672.5);
});

test('without guests there is no average by the guest, and purchases have none by the portion', () => {
  expect(reportAverage(totals, { ...settings, averageType: 'per_guest' }, 'sales').figure).toBeNull();
  expect(reportAverage(totals, settings, 'procurement')).toEqual({ per: 'per_kg', figure: totals.co2PerKgOfFood, without: null });
});

test('sales are compared by the serving of 400 g, purchases by the kilogram', () => {
  const global = { type: 'global_avg', value: null } as const;
  expect(comparedWithBenchmark(totals, global, 'sales')).toMatchObject({ own: { value: 800 }, percent: -50 });
  expect(comparedWithBenchmark(totals, global, 'procurement')).toMatchObject({ own: { value: 2000 }, percent: -50 });
  expect(comparedWithBenchmark(totals, { type: 'our_goal', value: 0.5 }, 'sales').percent).toBe(60);
  expect(comparedWithBenchmark(totals, { type: 'our_goal', value: null }, 'sales').percent).toBeNull();
  expect(levelOfReport(totals, 'sales')).toBe('low');
  expect(levelOfReport(EMPTY_TOTALS, 'sales')).toBeNull();
});

test('an equivalent follows from the total and names its publication', () => {
  // 167.25 kg at 0.16725 kg a km are 1000 km, at 60 km/h.
  expect(summaryFigure('hours_driving', of)).toMatchObject({
    value: expect.closeTo(1000 / 60),
    unit: 'hours',
    source: 'defra-2025',
  });
  expect(summaryFigure('percentage_of_CO2e', of)).toMatchObject({ value: 50, unit: 'percent' });
  const servingsByLevel = levelShares({ very_low: 0, low: 60, medium: 40, high: 0, very_high: 0 });
  const leveled = { ...of, totals: { ...totals, totalServings: 100, servingsByLevel } };
  expect(summaryFigure('low_impact_products', leveled)).toMatchObject({ value: 3, share: 38 });
  expect(summaryFigure('low_co2_servings', leveled)).toMatchObject({ value: 60, share: 60 });
});

test('what is not known is no number in any box, and purchases have no servings', () => {
  const nothing = { ...of, totals: EMPTY_TOTALS } as const;
  for (const box of ['carbon_footprint', 'percentage_of_CO2e', 'hours_driving', 'hours_flying', 'water_use'] as const)
    expect(summaryFigure(box, nothing).value).toBeNull();
  expect(summaryFigure('low_co2_servings', nothing).value).toBeNull();
  expect(summaryFigure('low_impact_products', nothing).value).toBeNull();
  expect(summaryFigure('total_servings', { ...of, variety: 'procurement' }).value).toBeNull();
});

const WHOLE = { of: 'servings', share: 1, state: 'whole' } as const;

test('the months of an organization are summed over its restaurants, a month without a report is a gap', () => {
  const parts = [part('a', '2026-01-01', 1000, 2), part('b', '2026-01-01', 3000, 2), part('a', '2026-03-01', null, 0)];
  const history = historyOfParts(parts, { startDate: '2026-01-01', endDate: '2026-03-31', whole: WHOLE });
  expect(history.map(({ restaurants }) => restaurants)).toEqual([2, 0, 1]);
  expect(history.map(({ month, perKg, reports }) => [month, perKg?.value ?? null, reports])).toEqual([
    ['2026-01', 1000, 2],
    ['2026-02', null, 0],
    ['2026-03', null, 1],
  ]);
  expect(sumsOfRestaurants(parts, WHOLE).get('b')).toMatchObject({ co2: { value: 3000 }, perKg: { value: 1500 } });
});

test('the history of a monthly report ends with its own month and begins with the first that has a report', () => {
  const history = historyOfSummaries([summary('2026-10-01', 1500), summary('2026-08-01', 2500)], '2026-10');
  expect(history.map(({ month, perKg }) => [month, perKg?.value ?? null])).toEqual([
    ['2026-08', 2500],
    ['2026-09', null],
    ['2026-10', 1500],
  ]);
  expect(historyOfSummaries([], '2026-10')).toEqual([]);
});

test('the rows of a report come together with those of its files', () => {
  const given = {
    importedData: [
      { name: 'sales.csv', rows: 10, sums: { servings: null, grams: null, money: null }, leftOut: [left(3), left(4)] },
    ],
    recipes: [{ key: 'k', id: null, name: 'Soup', servings: 4, from: null }],
    ingredients: [],
    menus: [],
  };
  const coverage = { ...EMPTY_TOTALS.coverage, rows: 9, rowsCovered: 6, rowsSetAside: 1 };
  expect(reconciliation(given, coverage)).toEqual({
    inFiles: 10,
    leftOut: 2,
    byHand: 1,
    rows: 9,
    setAside: 1,
    counted: 6,
    open: 2,
    adds: true,
  });
  expect(reconciliation(given, { ...coverage, rows: 4 }).adds).toBe(false);
});

function halved(id: string, month: string, co2: number) {
  return { ...part(id, month, co2, 2), co2WithoutLandUseChange: { value: co2 / 2, low: co2 / 2, high: co2 / 2 } };
}

function left(row: number) {
  return { row, written: 'Deposit', reason: 'left_out' };
}

test('what is printed large is the total and its average, never what is compared', () => {
  const split = { ...totals, co2WithoutLandUseChange: figure(133_800) };
  expect(reportAverage(split, settings, 'sales').without?.value).toBeCloseTo(720, 9);
  expect(reportAverage(split, { averageType: 'per_guest', numberOfGuests: 100 }, 'sales').without?.value).toBeCloseTo(1338, 9);
  const less = { ...of, totals: split, printed: 'without_land_use_change' } as const;
  const more = { ...less, printed: 'with_land_use_change' } as const;
  expect(summaryFigure('carbon_footprint', less)).toMatchObject({
    value: 133_800,
    totals: { other: { figure: { value: 167_250 } } },
  });
  expect(summaryFigure('carbon_footprint', more).value).toBe(167_250);
  const others = SUMMARY_BOXES.filter((box) => box !== 'carbon_footprint');
  expect(others.map((box) => summaryFigure(box, less))).toEqual(others.map((box) => summaryFigure(box, more)));
});

test('a total whose split is not known stays large, and has no average without land-use change', () => {
  expect(reportAverage(totals, settings, 'sales').without).toBeNull();
  expect(summaryFigure('carbon_footprint', { ...of, printed: 'without_land_use_change' })).toMatchObject({
    value: 167_250,
    totals: { large: { is: 'with_land_use_change' }, other: { figure: null } },
  });
});

test('months and restaurants without land-use change are unknown as soon as one of theirs is', () => {
  const known = [halved('a', '2026-01-01', 1000), halved('b', '2026-01-01', 3000)];
  const months = { startDate: '2026-01-01', endDate: '2026-01-31', whole: WHOLE } as const;
  expect(historyOfParts(known, months)[0]?.co2WithoutLandUseChange?.value).toBe(2000);
  expect(historyOfParts([...known, part('c', '2026-01-01', 10, 2)], months)[0]?.co2WithoutLandUseChange).toBeNull();
  expect(historyOfParts([...known, part('c', '2026-01-01', null, 0)], months)[0]?.co2WithoutLandUseChange?.value).toBe(2000);
  expect(sumsOfRestaurants([...known, part('a', '2026-02-01', 10, 2)], WHOLE).get('a')?.co2WithoutLandUseChange).toBeNull();
});
