import { CARBON_LEVELS, type CarbonLevel, isLowImpact } from '../footprint/carbon-level.ts';
import type { Figure } from '../footprint/figure.ts';
import { type Covered, mayBeCompared } from '../footprint/coverage.ts';
import { levelShares } from '../footprint/level-shares.ts';
import { addedKnown, sum } from '../reports/totals/added.ts';
import { coverageOfPurchases, coverageOfSales } from '../reports/totals/coverage-of-report.ts';
import { averageOf } from '../reports/totals/monthly-history.ts';
import { averages } from '../reports/totals/report-totals.ts';
import type { ReportVariety } from '../reports/model/report-kind.ts';
import type { ComparedFigures } from './comparison.ts';

/**
 * Completed monthly reports added up. Only sums, no averages: so sums of restaurants, of months or of organizations add up
 * to the same in any order.
 */
export interface ComparedSums {
  /** Months of restaurants that have a report. */
  reports: number;
  /** Grams CO2e of what is covered; null when nothing is. */
  co2: Figure | null;
  /** The same without land-use change; null as soon as one of them does not know it. */
  co2WithoutLandUseChange: Figure | null;
  /** Servings of dishes with a figure, each counted as its meal size. */
  portions: number;
  /** As sold. */
  totalServings: number;
  /** Grams of known weight, and of those that have a figure. */
  weight: number;
  weightCovered: number;
  /** Grams of everything, those of unknown weight with what their kind usually weighs. */
  weightExpected: number;
  /** Servings (sales) or kilograms (procurement), in the order of `CARBON_LEVELS`. */
  byLevel: readonly number[];
}

export const NOTHING: ComparedSums = {
  reports: 0,
  co2: null,
  co2WithoutLandUseChange: null,
  portions: 0,
  totalServings: 0,
  weight: 0,
  weightCovered: 0,
  weightExpected: 0,
  byLevel: CARBON_LEVELS.map(() => 0),
};

/**
 * Adds sums up. Foods of all of them rest on the same sources, so all may be too high or too low together: lows and highs
 * are added as they are, never narrowed.
 */
export function addedSums(each: readonly ComparedSums[]): ComparedSums {
  const of = (amountOf: (sums: ComparedSums) => number): number => sum(each.map(amountOf));
  const known = each.filter(({ co2 }) => co2 !== null);
  return {
    reports: of(({ reports }) => reports),
    co2: addedKnown(known.map(({ co2 }) => co2)),
    co2WithoutLandUseChange: addedKnown(known.map(({ co2WithoutLandUseChange }) => co2WithoutLandUseChange)),
    portions: of(({ portions }) => portions),
    totalServings: of(({ totalServings }) => totalServings),
    weight: of(({ weight }) => weight),
    weightCovered: of(({ weightCovered }) => weightCovered),
    weightExpected: of(({ weightExpected }) => weightExpected),
    byLevel: CARBON_LEVELS.map((_, place) => of(({ byLevel }) => byLevel[place] ?? 0)),
  };
}

/** How much of everything sold or bought the sums speak of. */
export function coverageOfSums(sums: ComparedSums, variety: ReportVariety): Covered {
  if (variety === 'sales') return coverageOfSales(sum(sums.byLevel), sums.totalServings);
  const { weight, weightCovered, weightExpected } = sums;
  return coverageOfPurchases({
    rows: 0,
    rowsCovered: 0,
    rowsSetAside: 0,
    rowsOfUnknownWeight: 0,
    weight,
    weightCovered,
    weightExpected,
  });
}

/**
 * The figures of sums: totals divided by portions and by kilograms, never an average of averages. Where too little is counted the
 * CO2e is that of the part that is, and there is no average and no level.
 */
export function figuresOf(sums: ComparedSums, variety: ReportVariety): ComparedFigures {
  const { co2, co2WithoutLandUseChange, portions, weightCovered, reports } = sums;
  const covered = coverageOfSums(sums, variety);
  const isEnough = mayBeCompared(covered.state);
  const { CO2PerPortion, co2PerKgOfFood } = averages({
    co2: isEnough ? co2 : null,
    portions,
    weightCovered,
    numberOfGuests: null,
  });
  const byLevel = Object.fromEntries(CARBON_LEVELS.map((level, place) => [level, sums.byLevel[place] ?? 0]));
  const levelled = isEnough ? sum(sums.byLevel) : 0;
  return {
    reports,
    co2,
    co2WithoutLandUseChange,
    perPortion: CO2PerPortion,
    perKg: co2PerKgOfFood,
    totalServings: reports > 0 ? sums.totalServings : null,
    kilograms: reports > 0 ? sums.weight / 1000 : null,
    levels: levelled > 0 ? levelShares(byLevel as Record<CarbonLevel, number>) : null,
    lowShare: levelled > 0 ? sum(sums.byLevel.filter((_, place) => isLowImpact(CARBON_LEVELS[place] ?? null))) / levelled : null,
    coverage: covered.share,
    coverageState: covered.state,
    coverageOf: covered.of,
  };
}

/** Grams CO2e per portion of what was sold, per kilogram of what was bought; null of too little. */
export function averageOfSums(sums: ComparedSums, variety: ReportVariety): Figure | null {
  const { co2, portions, weightCovered } = sums;
  if (!mayBeCompared(coverageOfSums(sums, variety).state)) return null;
  return averageOf(averages({ co2, portions, weightCovered, numberOfGuests: null }), variety);
}
