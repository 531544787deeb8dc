import { type Covered, coverageState, mayBeCompared } from '../../footprint/coverage.ts';
import type { ReportCoverage, ReportTotals } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { type LevelledTotals, servingsCounted } from './servings-counted.ts';

export type CoveredTotals = Pick<ReportTotals, 'coverage' | 'totalServings'> & LevelledTotals;

/**
 * How much of everything that was sold or bought the figures of a report speak of: servings of dishes that have a level out of all
 * that were sold; grams with a figure out of all that were bought, rows of unknown weight with the median of their kind; money
 * where no weight is known (decision 43).
 */
export function coverageOfReport(totals: CoveredTotals, variety: ReportVariety): Covered {
  if (variety === 'procurement') return coverageOfPurchases(totals.coverage);
  return coverageOfSales(servingsCounted(totals), totals.totalServings);
}

/** @param counted Servings of dishes that have a level. */
export function coverageOfSales(counted: number, servings: number): Covered {
  return covered('servings', counted, servings);
}

export function coverageOfPurchases(coverage: ReportCoverage): Covered {
  const { weightCovered, money = 0, moneyCovered = 0 } = coverage;
  const expected = expectedWeight(coverage);
  return expected > 0 || money <= 0 ? covered('weight', weightCovered, expected) : covered('money', moneyCovered, money);
}

function covered(of: Covered['of'], part: number, whole: number): Covered {
  // Returns that do not count make the whole smaller, and no share larger than all of it.
  const share = whole > 0 ? Math.min(1, Math.max(0, part / whole)) : null;
  return { of, share, state: coverageState(share) };
}

/** Whether the figures of a report may have a letter, a benchmark, a place or a comparison. */
export function isCoveredEnough(totals: CoveredTotals, variety: ReportVariety): boolean {
  return mayBeCompared(coverageOfReport(totals, variety).state);
}

/**
 * Grams of all rows that are food, those of unknown weight with what their kind usually weighs; in reports of before that was asked
 * as many as a weighed row of theirs has on average.
 */
export function expectedWeight(coverage: ReportCoverage): number {
  const { rows, rowsSetAside, rowsOfUnknownWeight, weight, weightExpected } = coverage;
  if (weightExpected !== undefined) return weightExpected;
  const weighed = rows - rowsSetAside - rowsOfUnknownWeight;
  return weighed > 0 ? weight + (rowsOfUnknownWeight * weight) / weighed : 0;
}
