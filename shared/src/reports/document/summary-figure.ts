import { type Benchmark } from '../../footprint/benchmark.ts';
import type { Figure } from '../../footprint/figure.ts';
import { type PrintedTotal, twoTotals, type TwoTotals } from '../../footprint/printed-total.ts';
import { EQUIVALENTS, hoursOf } from '../model/equivalents.ts';
import type { ReportTotals } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { SUMMARY_BOXES, type SummaryBox } from '../model/report-settings.ts';
import { type Counted, countedOf } from './counted.ts';
import { isCoveredEnough } from '../totals/coverage-of-report.ts';
import { servingsCounted } from '../totals/servings-counted.ts';
import { comparedWithBenchmark } from './report-average.ts';

/** The figure of a summary box; `value` is null when it is not known. */
export interface SummaryFigure {
  value: number | null;
  /** Whether nothing but this lower bound may be said: too little is counted, and what is missing can make it any larger figure. */
  isAtLeast: boolean;
  range: { low: number; high: number } | null;
  /** `grams_co2e`, litres and m² are shown in the unit that suits their size. */
  unit: 'grams_co2e' | 'count' | 'kilograms' | 'percent' | 'hours' | 'litres' | 'square_metres';
  /** A share of the whole, in whole percent, that is said beside it. */
  share: number | null;
  /** The whole that it is a share of, in the figure's unit, and whether that is all there is; null without a share. */
  shareOf: { amount: number; isAll: boolean } | null;
  /** Of the known weight, 0–1: what the figure speaks of; null where it speaks of all rows. */
  coverage: number | null;
  /** The counted part, when the figure does not speak of all that was sold or bought. */
  counted: Counted | null;
  /** The total with land-use change and without, of which the figure is the large one; null for a box that is no total. */
  totals: TwoTotals | null;
  /** Of an equivalent its publication; null where the figure follows from the report's own rows. */
  source: (typeof EQUIVALENTS)[keyof typeof EQUIVALENTS]['source'] | null;
}

export interface SummaryOf {
  totals: ReportTotals;
  variety: ReportVariety;
  /** Which of its two totals the organization prints large; what is compared goes by the one with land-use change. */
  printed: PrintedTotal;
  benchmark: Benchmark;
  /** Restaurants with at least one month in it; null where an organization's own purchases do not say for whom. */
  restaurants: number | null;
}

const NOTHING: SummaryFigure = {
  value: null,
  isAtLeast: false,
  range: null,
  unit: 'count',
  share: null,
  shareOf: null,
  coverage: null,
  counted: null,
  totals: null,
  source: null,
};
/** Boxes that say how many there are, with a figure or without. */
const OF_ALL: readonly SummaryBox[] = ['products', 'restaurants_included'];

/** The boxes that can say something of a variety: nothing is sold by purchases. */
export function boxesOf(variety: ReportVariety): SummaryBox[] {
  return SUMMARY_BOXES.filter((box) => variety === 'sales' || box !== 'total_servings');
}

/** The figure of each of the eleven boxes (specification, point 3), and how much of the whole it speaks of. */
export function summaryFigure(box: SummaryBox, of: SummaryOf): SummaryFigure {
  const figure = figureOf(box, of);
  const counted = countedOf(of.totals, of.variety);
  return counted.isWhole || figure.value === null || OF_ALL.includes(box) ? figure : { ...figure, counted };
}

function figureOf(box: SummaryBox, of: SummaryOf): SummaryFigure {
  const { totals, variety, restaurants } = of;
  const { coverage, servingsByLevel, lowImpactProducts, products } = totals;
  switch (box) {
    case 'carbon_footprint': {
      const both = twoTotals(totals.co2, totals.co2WithoutLandUseChange, of.printed);
      const large = ranged(both.large.figure, (grams) => grams);
      const sum = { ...large, unit: 'grams_co2e', coverage: covered(coverage), totals: both } as const;
      // The range of all with what is missing begins below what is counted.
      return large.value === null || isCoveredEnough(totals, variety) ? sum : { ...sum, range: null, isAtLeast: true };
    }
    case 'products':
      return { ...NOTHING, value: products };
    case 'low_impact_products':
      if (lowImpactProducts === null || !isLevelKnown(of)) return NOTHING;
      return {
        ...NOTHING,
        value: lowImpactProducts,
        share: shareOf(lowImpactProducts, products),
        shareOf: { amount: products, isAll: true },
      };
    case 'percentage_of_CO2e':
      return percentOfBenchmark(of);
    case 'hours_driving':
    case 'hours_flying': {
      const kind = box === 'hours_driving' ? 'driving' : 'flying';
      const enough = isCoveredEnough(totals, variety) ? totals.co2 : null;
      const hours = ranged(enough, (grams) => hoursOf(kind, grams) ?? 0);
      return { ...hours, unit: 'hours', coverage: covered(coverage), source: EQUIVALENTS[kind].source };
    }
    case 'total_servings':
      return { ...NOTHING, value: variety === 'sales' ? totals.totalServings : null };
    case 'restaurants_included':
      return { ...NOTHING, value: restaurants };
    case 'low_co2_servings': {
      const low = servingsByLevel ? [servingsByLevel.very_low, servingsByLevel.low] : [];
      const amount = low.reduce((sum, { servings }) => sum + servings, 0);
      const isKnown = isLevelKnown(of);
      const share = low.reduce((sum, { percent }) => sum + percent, 0);
      const all = servingsCounted(totals);
      return {
        ...NOTHING,
        value: isKnown ? amount : null,
        share: isKnown ? share : null,
        shareOf: isKnown ? { amount: all, isAll: countedOf(totals, variety).isWhole } : null,
        unit: variety === 'sales' ? 'count' : 'kilograms',
      };
    }
    case 'water_use':
      return { ...NOTHING, value: totals.water.value, unit: 'litres', coverage: totals.water.coverage };
    case 'land_use':
      return { ...NOTHING, value: totals.land.value, unit: 'square_metres', coverage: totals.land.coverage };
  }
}

/** Without a single level none is low, and of too little the levels of the rest may be any. */
function isLevelKnown({ totals, variety }: SummaryOf): boolean {
  return totals.servingsByLevel !== null && isCoveredEnough(totals, variety) && servingsCounted(totals) > 0;
}

/** The emissions of an average serving, or kilogram, in percent of the benchmark. */
function percentOfBenchmark({ totals, benchmark, variety }: SummaryOf): SummaryFigure {
  const compared = comparedWithBenchmark(totals, benchmark, variety);
  const of = compared.benchmark?.grams ?? 0;
  if (of <= 0) return { ...NOTHING, unit: 'percent' };
  return { ...ranged(compared.own, (grams) => (grams / of) * 100), unit: 'percent', coverage: covered(totals.coverage) };
}

function ranged(figure: Figure | null, to: (grams: number) => number): SummaryFigure {
  if (!figure) return NOTHING;
  return { ...NOTHING, value: to(figure.value), range: { low: to(figure.low), high: to(figure.high) } };
}

/** Share of the known weight that has a figure; null when nothing is weighed. */
function covered({ weight, weightCovered }: ReportTotals['coverage']): number | null {
  return weight > 0 ? weightCovered / weight : null;
}

function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 100) : null;
}
