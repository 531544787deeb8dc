import { type Covered, coverageState } from '../../footprint/coverage.ts';
import type { Figure } from '../../footprint/figure.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import type { Month } from '../../kernel/month.ts';
import type { ReportVariety } from '../../reports/model/report-kind.ts';
import { sum } from '../../reports/totals/added.ts';
import type { LandUse, TargetBasis } from '../model/target-basis.ts';

/** The completed monthly reports of a month, of a kitchen or of all of an organization, added up. */
export interface CountedMonth {
  month: Month;
  /** Kitchens that have a report, and those that should have one: from their first report on, until they closed. */
  kitchens: number;
  expected: number;
  /** Grams CO2e of what is counted; null when nothing is. Without land-use change null as soon as one report does not say it. */
  co2: Record<LandUse, Figure | null>;
  /** Servings of dishes with a figure, each as its meal size; grams with a figure. */
  portions: number;
  weightCovered: number;
  /** Servings or grams that are counted, and those of everything sold or bought. */
  counted: number;
  whole: number;
}

/** The way of counting: the sales or purchases, the basis, and with which land use. */
export interface Counting {
  variety: ReportVariety;
  basis: TargetBasis;
  landUse: LandUse;
}

/**
 * How much of everything some months speak of. A kitchen without a report is missing from a total, and in an average it is not: there
 * it would have moved both sides of the division.
 */
export function coverageOfMonths(months: readonly CountedMonth[], { variety, basis }: Counting): Covered {
  const whole = sum(months.map((month) => month.whole));
  const counted = whole > 0 ? sum(months.map((month) => month.counted)) / whole : null;
  const expected = sum(months.map((month) => month.expected));
  const reported = expected > 0 ? sum(months.map(({ kitchens }) => kitchens)) / expected : 1;
  const share = counted === null ? null : counted * (basis === 'total' ? reported : 1);
  return { of: variety === 'sales' ? 'servings' : 'weight', share, state: coverageState(share) };
}

/**
 * What the CO2e of some months is divided by: portions, kilograms; of a total months, and the share that is counted, so that what is
 * missing is not taken for nothing. Null where there is nothing to divide by.
 */
export function divisorOf(months: readonly CountedMonth[], counting: Counting): number | null {
  const divisor = {
    portion: () => sum(months.map(({ portions }) => portions)),
    kg: () => sum(months.map(({ weightCovered }) => weightCovered)) / 1000,
    total: () => months.length * (coverageOfMonths(months, counting).share ?? 0),
  }[counting.basis]();
  return divisor > 0 ? divisor : null;
}

/** Grams CO2e of what is counted in some months; null where one does not say. Lows and highs are added as they are. */
export function co2OfMonths(months: readonly CountedMonth[], landUse: LandUse): Figure | null {
  const figures = months.flatMap(({ co2 }) => co2[landUse] ?? []);
  if (figures.length === 0 || figures.length < months.length) return null;
  return {
    value: sum(figures.map(({ value }) => value)),
    low: sum(figures.map(({ low }) => low)),
    high: sum(figures.map(({ high }) => high)),
  };
}

/** Grams CO2e by what is counted by; null where it is unknown. Of a total it is that of a month. */
export function valueOfMonths(months: readonly CountedMonth[], counting: Counting): Figure | null {
  const [co2, divisor] = [co2OfMonths(months, counting.landUse), divisorOf(months, counting)];
  return co2 === null || divisor === null ? null : scaled(co2, 1 / divisor);
}
