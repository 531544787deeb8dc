import { type Covered, coverageState, mayBeCompared } from '../../footprint/coverage.ts';
import type { Figure } from '../../footprint/figure.ts';
import { energyOf, type FoodEnergy, type KnownEnergy, perThousandKcal, thousandKcal } from '../../footprint/per-thousand-kcal.ts';
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
  /** Of the grams with a figure; in months of before it was stored nothing is known. */
  energy: KnownEnergy;
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
 * How much of everything some months speak of: by energy of food whose energy is known. A kitchen without a report is missing from a total, and in
 * an average it is not: there it would have moved both sides of the division.
 */
export function coverageOfMonths(months: readonly CountedMonth[], { variety, basis }: Counting): Covered {
  const whole = sum(months.map((month) => month.whole));
  const counted = whole > 0 ? sum(months.map((month) => month.counted)) / whole : null;
  const expected = sum(months.map((month) => month.expected));
  const reported = expected > 0 ? sum(months.map(({ kitchens }) => kitchens)) / expected : 1;
  const share =
    counted === null ? null : counted * { portion: 1, kg: 1, kcal: energyOfMonths(months).coverage, total: reported }[basis];
  return { of: variety === 'sales' ? 'servings' : 'weight', share, state: coverageState(share) };
}

/** What is known of the energy of the food that is counted in some months. */
function energyOfMonths(months: readonly CountedMonth[]): FoodEnergy {
  const of = (amountOf: (energy: KnownEnergy) => number): number => sum(months.map(({ energy }) => amountOf(energy)));
  const known = { kcal: of(({ kcal }) => kcal), grams: of(({ grams }) => grams) };
  return energyOf(known, sum(months.map(({ weightCovered }) => weightCovered)));
}

/** Whether enough is counted in some months, and nothing but its energy is known too little. */
export function lacksEnergy(months: readonly CountedMonth[], counting: Counting): boolean {
  const isEnough = (basis: TargetBasis) => mayBeCompared(coverageOfMonths(months, { ...counting, basis }).state);
  return counting.basis === 'kcal' && isEnough('kg') && !isEnough('kcal');
}

/**
 * What the CO2e of some months is divided by: portions, kilograms, thousands of kilocalories; of a total months, and the share that is counted, so that what is
 * missing is not taken for nothing. Null where there is nothing to divide by.
 */
export function divisorOf(months: readonly CountedMonth[], counting: Counting): number | null {
  const divisor = {
    portion: () => sum(months.map(({ portions }) => portions)),
    kg: () => sum(months.map(({ weightCovered }) => weightCovered)) / 1000,
    kcal: () => thousandKcal(energyOfMonths(months)) ?? 0,
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
  if (counting.basis === 'kcal') return perThousandKcal(co2, energyOfMonths(months));
  return co2 === null || divisor === null ? null : scaled(co2, 1 / divisor);
}
