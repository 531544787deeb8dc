import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { CoverageMeasure, CoverageState } from '../footprint/coverage.ts';
import { SaidDifference } from '../footprint/difference/said-difference.ts';
import { Figure } from '../footprint/figure.ts';
import { CarbonLevel } from '../footprint/carbon-level.ts';
import { EmissionDatabase } from '../ingredients/ingredient-facts.ts';
import { AgainstBenchmark } from '../reports/totals/against-benchmark.ts';
import { SharesByLevel } from '../reports/model/report-data.ts';
import { ReportVariety } from '../reports/model/report-kind.ts';
import { wireName } from '../kernel/api/wire-name.ts';

/** Completed monthly reports together. Unknown is null: without a report nothing is zero. */
export const ComparedFigures = z.object({
  /** Months of restaurants that have a report. */
  reports: z.number(),
  /** Grams CO2e of what is covered. */
  co2: z.nullable(Figure),
  /** The same without land-use change; null as soon as one report does not know it. Nothing is compared or sorted by it. */
  co2WithoutLandUseChange: z.nullable(Figure),
  /** Grams CO2e: the total divided by portions, a serving counted as its meal size; and by kilograms covered. */
  perPortion: z.nullable(Figure),
  perKg: z.nullable(Figure),
  /** As sold; of purchases 0. */
  totalServings: z.nullable(z.number()),
  /** Kilograms of known weight. */
  kilograms: z.nullable(z.number()),
  /** Servings (sales) or kilograms (procurement) by level; percents sum to 100. */
  levels: z.nullable(SharesByLevel),
  /** Share of them at level low or very low, 0–1. */
  lowShare: z.nullable(z.number()),
  /** Share of everything sold or bought that has a figure, 0–1; null where nothing is known of the whole. */
  coverage: z.nullable(z.number()),
  /** With `too_little` averages and levels are null, and the CO2e is what is counted so far. */
  coverageState: CoverageState,
  coverageOf: CoverageMeasure,
});
export type ComparedFigures = z.infer<typeof ComparedFigures>;

/** The average against the span before, over those restaurants that have a report in both: nobody’s coming or going shows as a change. */
export const ComparedChange = z.object({
  /** Of these restaurants. */
  restaurants: z.number(),
  /** Grams CO2e per portion (sales) or kilogram (procurement) of them, before and now. */
  former: Figure,
  now: Figure,
  direction: z.nullable(z.enum(['up', 'down'])),
  /** Whole percent of the former. */
  percent: z.number(),
  difference: z.nullable(SaidDifference),
});
export type ComparedChange = z.infer<typeof ComparedChange>;

/** The part of a food in the change of an average; all together sum to it. */
export const FoodOfChange = z.object({
  /** As a reader calls it; null for all others together. */
  food: z.nullable(z.string()),
  /** Grams CO2e per portion (sales) or kilogram (procurement), below 0 where it became less. */
  co2: z.number(),
});
export type FoodOfChange = z.infer<typeof FoodOfChange>;

export const ComparedMonth = z.object({
  /** `2026-10`. */
  month: z.string(),
  /** Restaurants that have a report of it. */
  reports: z.number(),
  /** Grams CO2e per portion (sales) or kilogram (procurement); null without a report, and of too little. */
  average: z.nullable(Figure),
  /** Grams CO2e per kilogram of food. */
  perKg: z.nullable(Figure),
  co2: z.nullable(Figure),
  /** The same without land-use change; null as soon as one report does not know it. */
  co2WithoutLandUseChange: z.nullable(Figure),
  /** Servings (sales) or kilograms (procurement). */
  amount: z.nullable(z.number()),
  levels: z.nullable(SharesByLevel),
  coverage: z.nullable(z.number()),
  coverageState: CoverageState,
});
export type ComparedMonth = z.infer<typeof ComparedMonth>;

const Expected = {
  /** Restaurants looked at, and those of them with a report in the span. */
  restaurants: z.number(),
  reporting: z.number(),
  /** Months of restaurants: those with a report are `reports`. */
  monthsExpected: z.number(),
};

/** An organization of an enterprise, or a restaurant of an organization. */
export const ComparedRow = z.object({
  id: z.string(),
  name: z.string(),
  ...Expected,
  ...ComparedFigures.shape,
  /** Grams CO2e per portion (sales) or kilogram (procurement): what it is compared by, and its difference from the whole. */
  average: z.nullable(Figure),
  difference: z.nullable(SaidDifference),
  /** Share of the CO2e of the whole, 0–1. */
  share: z.nullable(z.number()),
  change: z.nullable(ComparedChange),
  months: z.array(z.object({ month: z.string(), average: z.nullable(z.number()), reports: z.number() })),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

/** Something that stands out among the rows, with the row it speaks of. */
export const StandsOut = z.object({
  kind: z.enum(['most_co2', 'saves_most', 'lightest', 'heaviest', 'rose_most', 'fell_most', 'least_covered']),
  id: z.string(),
  name: z.string(),
  /** A share 0–1 (`most_co2`, `least_covered`), grams CO2e (`saves_most`, `lightest`, `heaviest`) or whole percent of more or less. */
  value: z.number(),
  /** Of what is compared: the row and the whole, the lightest and the heaviest, a span and the one before. */
  difference: z.nullable(SaidDifference),
});
export type StandsOut = z.infer<typeof StandsOut>;

/** A row to change first: above what as much food emits at the global average. */
export const PlaceToChange = z.object({
  id: z.string(),
  name: z.string(),
  /** Grams CO2e of all of it; `above`: the grams above the global average. */
  co2: z.number(),
  /** The same without land-use change; null where no split is known. Nothing is ordered by it. */
  co2WithoutLandUseChange: z.nullable(z.number()),
  above: z.number(),
  /** Share of the CO2e of the whole, 0–1. */
  share: z.number(),
  level: z.nullable(CarbonLevel),
});
export type PlaceToChange = z.infer<typeof PlaceToChange>;

/** A place that is looked at as a whole. */
const Place = z.object({ id: z.string(), name: z.string() });

export const Comparison = z.object({
  place: Place,
  /** The enterprise of an organization, for those who may look at it. */
  enterprise: z.nullable(Place),
  variety: ReportVariety,
  emissionDatabase: wireName('location', EmissionDatabase),
  from: z.string(),
  to: z.string(),
  formerFrom: z.string(),
  formerTo: z.string(),
  totals: z.object({
    ...Expected,
    ...ComparedFigures.shape,
    average: z.nullable(Figure),
    change: z.nullable(ComparedChange),
    /** The causes of the change, five foods at most and the rest; none where nothing may be said of it. */
    changeByFood: z.array(FoodOfChange),
    /** Rows in all, before a search. */
    rows: z.number(),
  }),
  months: z.array(ComparedMonth),
  standsOut: z.array(StandsOut),
  /** An organization’s goal where its newest report has one, else the global average; our own is that of the whole. */
  benchmark: AgainstBenchmark,
  /** Five at most, the largest saving first. */
  changeFirst: z.array(PlaceToChange),
  items: z.array(ComparedRow),
  next: z.nullable(z.string()),
  foodDataVersion: described(
    z.nullable(z.string()),
    'The release of the food data that all months of both spans are counted with where their reports were made with several; null: as published.',
  ),
  isMixed: described(
    z.boolean(),
    'Whether the reports are of several releases of the food data, and not yet worked out at one: a release is part of any difference.',
  ),
});
export type Comparison = z.infer<typeof Comparison>;
