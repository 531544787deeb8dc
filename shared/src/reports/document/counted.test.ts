import { expect, test } from 'vitest';
import { levelShares } from '../../footprint/level-shares.ts';
import type { ReportLine } from '../model/report-data.ts';
import { countedOf } from './counted.ts';
import { EMPTY_TOTALS } from './report-document.fixture.ts';
import { summaryFigure } from './summary-figure.ts';
import { openLines } from './uncounted-first.ts';

const coverage = { rows: 10, rowsCovered: 7, rowsSetAside: 1, weight: 500_000, weightCovered: 500_000, rowsOfUnknownWeight: 2 };
const figure = { value: 2000, low: 1000, high: 4000 };
const sold = {
  ...EMPTY_TOTALS,
  co2: figure,
  co2PerKgOfFood: figure,
  totalServings: 1574,
  servingsByLevel: levelShares({ very_low: 200, low: 390, medium: 709, high: 0, very_high: 0 }),
  coverage,
};
const whole = { ...sold, totalServings: 1299, coverage: { ...coverage, rowsCovered: 9, rowsOfUnknownWeight: 0 } };
const benchmark = { type: 'global_avg', value: null } as const;

test('servings of dishes without a figure are not counted, though all of the known weight is', () => {
  expect(countedOf(sold, 'sales')).toEqual({ unit: 'servings', counted: 1299, all: 1574, isWhole: false });
  expect(countedOf(whole, 'sales')).toEqual({ unit: 'servings', counted: 1299, all: 1299, isWhole: true });
});

test('purchases are counted by the row, without those set aside', () => {
  expect(countedOf(sold, 'procurement')).toEqual({ unit: 'rows', counted: 7, all: 9, isWhole: false });
  expect(countedOf(whole, 'procurement').isWhole).toBe(true);
});

test('a report with a row of unknown weight is not whole, even when every serving has a figure', () => {
  const unweighed = { ...whole, coverage: { ...whole.coverage, rowsOfUnknownWeight: 1 } };
  expect(countedOf(unweighed, 'sales').isWhole).toBe(false);
});

test('every box that rests on a part says which, and a share names what it is a share of', () => {
  const of = { totals: sold, variety: 'sales', printed: 'with_land_use_change', benchmark, restaurants: 1 } as const;
  for (const box of ['carbon_footprint', 'low_co2_servings', 'total_servings', 'percentage_of_CO2e', 'hours_driving'] as const)
    expect(summaryFigure(box, of).counted).toMatchObject({ counted: 1299, all: 1574 });
  expect(summaryFigure('low_co2_servings', of)).toMatchObject({ value: 590, share: 45, shareOf: { amount: 1299, isAll: false } });
  expect(summaryFigure('low_co2_servings', { ...of, totals: whole })).toMatchObject({
    counted: null,
    shareOf: { amount: 1299, isAll: true },
  });
  expect(summaryFigure('products', of).counted).toBeNull();
});

const NO_RESOURCE = { value: null, coverage: 0 };

function open(name: string, amount: Pick<ReportLine, 'servings' | 'weight'> & Partial<ReportLine>): ReportLine {
  const nothing = { co2: null, co2WithoutLandUseChange: null, level: null, water: NO_RESOURCE, land: NO_RESOURCE };
  return {
    key: name,
    id: null,
    name,
    rows: 1,
    mealSize: 1,
    weightCovered: 0,
    complete: false,
    money: null,
    ...nothing,
    ...amount,
  };
}

const names = (lines: readonly ReportLine[]): string[] => lines.map(({ name }) => name);

test('what is not counted of sales is listed by the portions sold, whether or not its weight is known', () => {
  const lines = [
    open('Goulash', { servings: 268, weight: null }),
    open('Pasta', { servings: 133, weight: 53_200 }),
    open('Counted', { servings: 5000, weight: 1, co2: figure }),
    open('Salad', { servings: 412, weight: null }),
    open('Coffee', { servings: 980.5, weight: null, rows: 2 }),
  ];
  expect(names(openLines(lines, 'sales'))).toEqual(['Coffee', 'Salad', 'Goulash', 'Pasta']);
});

test('what is not counted of purchases is listed by weight, and what has none by its price', () => {
  const lines = [
    open('Napkins', { servings: null, weight: null, money: 10 }),
    open('Relish', { servings: null, weight: 900 }),
    open('Fish', { servings: null, weight: null, money: 45 }),
    open('Flour', { servings: null, weight: 9000 }),
  ];
  expect(names(openLines(lines, 'procurement'))).toEqual(['Flour', 'Relish', 'Fish', 'Napkins']);
});
