import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { CoverageMeasure, CoverageState } from '../../footprint/coverage.ts';
import { SaidDifference } from '../../footprint/difference/said-difference.ts';
import { Figure } from '../../footprint/figure.ts';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { FoodDataBasis } from '../model/food-data-basis.ts';
import { ReportCoverage, ReportLine, SharesByLevel } from '../model/report-data.ts';
import { AgainstBenchmark } from './against-benchmark.ts';
import { ReportCategory, ReportVariety } from '../model/report-kind.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

/** A month of the history (specification, point 3); null where there is no completed report: a gap, not a zero. */
export const MonthlyHistoryItem = z.object({
  /** `2026-10`. */
  month: z.string(),
  /** The short and the long name of the month in the reader's language. */
  name: z.string(),
  longName: z.string(),
  year: z.number(),
  /** Completed monthly reports in it: 0 or 1 for a restaurant, up to as many as restaurants for an organization. */
  reports: z.number(),
  /** The report, where a single one is in it. */
  reportId: z.nullable(z.string()),
  /** How much of what was sold or bought its figures speak of; null without a report. With `too_little` the averages, the levels and the dishes are null. */
  covered: z.nullable(z.object({ of: CoverageMeasure, share: z.nullable(z.number()), state: CoverageState })),
  /** Grams CO2e per portion (sales) or per kilogram of food (procurement). */
  averageCO2: z.nullable(Figure),
  /** Grams CO2e per kilogram of food, and the level of 400 g of it. */
  perKg: z.nullable(Figure),
  level: z.nullable(CarbonLevel),
  totalServings: z.nullable(z.number()),
  /** Grams CO2e of what is covered. */
  totalCO2: z.nullable(Figure),
  /** The same without land-use change; null where the split of any part is not known. */
  totalCO2WithoutLandUseChange: z.nullable(Figure),
  servingsByLevel: z.nullable(SharesByLevel),
  highestRecipe: z.nullable(ReportLine),
  lowestRecipe: z.nullable(ReportLine),
  coverage: z.nullable(ReportCoverage),
  /** The bar of the month by level, the lightest first; percents sum to 100. */
  barChartData: z.array(z.object({ level: CarbonLevel, servings: z.number(), percent: z.number() })),
});
export type MonthlyHistoryItem = z.infer<typeof MonthlyHistoryItem>;

/** Something to change first: the CO2e that would be saved if it came down to the benchmark. */
export const ChangeFirst = z.object({
  /** A dish of a restaurant, a food that was bought, or a restaurant of an organization. */
  kind: z.enum(['dish', 'food', 'restaurant']),
  id: z.nullable(z.string()),
  /** The key by which its rows are one line, as in the report. */
  key: z.string(),
  name: z.string(),
  servings: z.nullable(z.number()),
  /** Grams CO2e of all of it; `above`: the grams above the benchmark. */
  co2: z.number(),
  /** The same without land-use change; null where no split is known, and in reports of before it was kept. Nothing is ordered by it. */
  co2WithoutLandUseChange: z.nullable(z.number()),
  above: z.number(),
  /** Share of the month's CO2e, 0–1. */
  share: z.number(),
  level: z.nullable(CarbonLevel),
});
export type ChangeFirst = z.infer<typeof ChangeFirst>;

/** How an average changed, in whole percent of the former, and how sure that is. */
const AverageChange = z.object({
  direction: z.nullable(z.enum(['up', 'down'])),
  percent: z.number(),
  difference: z.nullable(SaidDifference),
  /** The release of the food data that both months were brought to, as they were made with different ones; null as they were published. */
  foodDataVersion: z.nullable(z.string()),
});
export type AverageChange = z.infer<typeof AverageChange>;

const FiguresAt = z.object({
  basis: FoodDataBasis,
  /** The release of the food data of today. */
  today: z.string(),
  /** Whether any of the months was made with another release. */
  differs: z.boolean(),
  /** Reports that are still to be worked out at the food data of today. */
  waiting: z.number(),
});
export type FiguresAt = z.infer<typeof FiguresAt>;

export const Dashboard = z.object({
  category: ReportCategory,
  variety: ReportVariety,
  emissionDatabase: wireName('location', EmissionDatabase),
  /** The latest full month, and the one before it, out of the history. */
  month: z.string(),
  formerMonth: z.string(),
  /** The change of `averageCO2` from the former month to the latest; null when either is unknown. */
  change: z.nullable(AverageChange),
  /** The same from the latest month a year before, out of which month that is. */
  yearChange: z.nullable(z.object({ ...AverageChange.shape, from: z.string() })),
  /** Twelve months ending the previous one, in the order of time. */
  history: z.array(MonthlyHistoryItem),
  /** Over the months that have a report: total divided by portions (sales) or by kilograms (procurement). */
  average: z.nullable(Figure),
  /** Our own is that of the latest month. */
  benchmark: AgainstBenchmark,
  changeFirst: z.array(ChangeFirst),
  /** Months of the history without a completed monthly report, none of before a restaurant was there; of an organization how many restaurants lack each. */
  missing: z.array(z.object({ month: z.string(), restaurants: z.number() })),
  /** The first month in which any of the restaurants was there; null without any. */
  since: z.nullable(z.string()),
  /** Whether the product itself is still making reports of this organization, as in the first minute of the demo: nobody has to make the missing ones. */
  areComing: z.boolean(),
  /** Restaurants that are looked at: 1, or those of the organization that the reader sees. */
  restaurants: z.number(),
  foodDataVersions: z.array(z.string()),
  foodData: FiguresAt,
});
export type Dashboard = z.infer<typeof Dashboard>;
