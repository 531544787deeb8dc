import { type CoverageMeasure, type CoverageState, coverageState, mayBeCompared } from '../../footprint/coverage.ts';
import type { ReportCoverage, ReportTotals } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { sum } from './added.ts';

/** How much of everything that was sold or bought the figures of a report speak of. */
export interface CoverageOfReport {
  of: CoverageMeasure;
  /** 0–1; null where nothing is known of the whole. */
  share: number | null;
  state: CoverageState;
}

export type CoveredTotals = Pick<ReportTotals, 'coverage' | 'servingsByLevel' | 'totalServings'>;

/**
 * Servings of dishes that have a level out of all that were sold; grams with a figure out of all that were bought, rows of
 * unknown weight with what a row of the report weighs on average (decision 43).
 */
export function coverageOfReport(
  { coverage, servingsByLevel, totalServings }: CoveredTotals,
  variety: ReportVariety,
): CoverageOfReport {
  const share =
    variety === 'sales'
      ? shareOf(sum(Object.values(servingsByLevel).map(({ servings }) => servings)), totalServings)
      : shareOf(coverage.weightCovered, expectedWeight(coverage));
  return { of: variety === 'sales' ? 'servings' : 'weight', share, state: coverageState(share) };
}

/** Whether the figures of a report may have a letter, a benchmark, a place or a comparison. */
export function isCoveredEnough(totals: CoveredTotals, variety: ReportVariety): boolean {
  return mayBeCompared(coverageOfReport(totals, variety).state);
}

/** Grams of all rows that are food: of those of unknown weight as many as a weighed row has on average. */
export function expectedWeight({ rows, rowsSetAside, rowsOfUnknownWeight, weight }: ReportCoverage): number {
  const weighed = rows - rowsSetAside - rowsOfUnknownWeight;
  return weighed > 0 ? weight + (rowsOfUnknownWeight * weight) / weighed : 0;
}

function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
