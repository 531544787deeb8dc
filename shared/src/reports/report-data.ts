import * as z from 'zod/mini';
import { CarbonLevel } from '../footprint/carbon-level.ts';
import { Figure } from '../footprint/figure.ts';

/** Servings (sales) or kilograms (procurement) at a level, and their share in whole percent, which sum to 100. */
const LevelShare = z.object({ servings: z.number(), percent: z.number() });
export const SharesByLevel = z.object({
  very_low: LevelShare,
  low: LevelShare,
  medium: LevelShare,
  high: LevelShare,
  very_high: LevelShare,
});

/** One line of a report with its figures: a sold dish or a purchased food. */
export const ReportLine = z.object({
  key: z.string(),
  name: z.string(),
  /** Sales: how many were sold. Procurement: null. */
  servings: z.nullable(z.number()),
  /** Grams of food of the whole line; null when unknown. */
  weight: z.nullable(z.number()),
  /** Grams CO2e of the whole line; null when unknown. */
  co2: z.nullable(Figure),
  level: z.nullable(CarbonLevel),
  /** False when a part of the line's own weight has no figure. */
  complete: z.boolean(),
});
export type ReportLine = z.infer<typeof ReportLine>;

/** What was not counted, and how much it is: nothing is dropped silently. */
export const ReportCoverage = z.object({
  rows: z.number(),
  rowsCovered: z.number(),
  /** Rows that a person set aside as no food. */
  rowsSetAside: z.number(),
  /** Grams of all rows whose weight is known, and of those that have a figure. */
  weight: z.number(),
  weightCovered: z.number(),
  /** Rows of unknown weight: they are in neither of the two. */
  rowsOfUnknownWeight: z.number(),
});
export type ReportCoverage = z.infer<typeof ReportCoverage>;

/** The document of a completed report: what it was made with, its totals and its lines. */
export const ReportData = z.object({
  foodDataVersion: z.string(),
  /** Grams CO2e of what is covered; null when nothing is. */
  co2: z.nullable(Figure),
  /** Grams CO2e per portion: total divided by servings, each counted as its meal size. */
  CO2PerPortion: z.nullable(Figure),
  /** Grams CO2e per kilogram of food covered. */
  co2PerKgOfFood: z.nullable(Figure),
  /** Grams CO2e per guest; null without a number of guests. */
  co2PerGuest: z.nullable(Figure),
  /** As sold. */
  totalServings: z.number(),
  servingsByLevel: SharesByLevel,
  highestRecipe: z.nullable(ReportLine),
  lowestRecipe: z.nullable(ReportLine),
  /** Litres of blue water and m²·year of land, each with the share of the weight they cover, 0–1. */
  water: z.object({ value: z.nullable(z.number()), coverage: z.number() }),
  land: z.object({ value: z.nullable(z.number()), coverage: z.number() }),
  coverage: ReportCoverage,
  lines: z.array(ReportLine),
});
export type ReportData = z.infer<typeof ReportData>;
