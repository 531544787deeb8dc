import { describe, expect, test } from 'vitest';
import { levelShares } from '../../footprint/level-shares.ts';
import { comparedWithBenchmark } from '../document/report-average.ts';
import { EMPTY_TOTALS } from '../document/report-document.fixture.ts';
import { summaryFigure } from '../document/summary-figure.ts';
import { coverageOfReport, expectedWeight } from './coverage-of-report.ts';
import { levelOfReport } from './level-of-report.ts';

const figure = { value: 2000, low: 1000, high: 4000 };
const global = { type: 'global_avg', value: null } as const;

/** A report that counts so many of a hundred servings, or hundredths of a tonne. */
const counted = (hundredths: number) => ({
  ...EMPTY_TOTALS,
  co2: figure,
  co2PerKgOfFood: figure,
  totalServings: 100,
  servingsByLevel: levelShares({ very_low: 0, low: hundredths, medium: 0, high: 0, very_high: 0 }),
  coverage: {
    ...EMPTY_TOTALS.coverage,
    rows: 100,
    rowsCovered: hundredths,
    weight: 1_000_000,
    weightCovered: hundredths * 10_000,
  },
});

describe.each(['sales', 'procurement'] as const)('%s', (variety) => {
  test.each([7, 16, 79])('of which %d %% are counted have no letter, no benchmark and no share of low servings', (hundredths) => {
    const totals = counted(hundredths);
    expect(coverageOfReport(totals, variety)).toMatchObject({ share: hundredths / 100, state: 'too_little' });
    expect(levelOfReport(totals, variety)).toBeNull();
    expect(comparedWithBenchmark(totals, global, variety)).toMatchObject({ own: null, percent: null });
    const of = { totals, variety, printed: 'with_land_use_change', benchmark: global, restaurants: 1 } as const;
    for (const box of ['percentage_of_CO2e', 'low_co2_servings', 'low_impact_products'] as const)
      expect(summaryFigure(box, of).value).toBeNull();
  });

  test.each([
    [80, 'partial'],
    [94, 'partial'],
    [100, 'whole'],
  ])('of which %d %% are counted are %s and have them', (hundredths, state) => {
    const totals = counted(hundredths);
    expect(coverageOfReport(totals, variety).state).toBe(state);
    expect(levelOfReport(totals, variety)).toBe('low');
    expect(comparedWithBenchmark(totals, global, variety).percent).toBeTypeOf('number');
  });
});

test('a purchase of unknown weight weighs what the others do on average, and one that is no food nothing', () => {
  const coverage = { rows: 12, rowsCovered: 8, rowsSetAside: 2, weight: 8000, weightCovered: 8000, rowsOfUnknownWeight: 2 };
  expect(expectedWeight(coverage)).toBe(10_000);
  expect(coverageOfReport({ ...EMPTY_TOTALS, coverage }, 'procurement')).toEqual({ of: 'weight', share: 0.8, state: 'partial' });
});

test('nothing is said of a report that sold nothing, or weighed nothing', () => {
  expect(coverageOfReport(EMPTY_TOTALS, 'sales')).toEqual({ of: 'servings', share: null, state: 'too_little' });
  expect(coverageOfReport(EMPTY_TOTALS, 'procurement')).toEqual({ of: 'weight', share: null, state: 'too_little' });
});
