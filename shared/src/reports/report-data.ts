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
export type SharesByLevel = z.infer<typeof SharesByLevel>;

/** Litres of blue water or m²·year of land, null when nothing is known, and the share of the weight they speak of, 0–1. */
const Resource = z.object({ value: z.nullable(z.number()), coverage: z.number() });
export type Resource = z.infer<typeof Resource>;

/** One line of a report with its figures: a sold dish, a purchased food, or a restaurant of an organization. */
export const ReportLine = z.object({
  /** What makes rows one line: the recipe, the food with its origin, the restaurant, or the name nobody understood. */
  key: z.string(),
  /** Of the recipe, the variation or the restaurant; null for what is not matched. */
  id: z.nullable(z.string()),
  name: z.string(),
  /** Rows of the data that this line sums up. */
  rows: z.number(),
  /** Sales: how many were sold. Procurement: null. */
  servings: z.nullable(z.number()),
  /** What one serving counts as in averages per portion: snacks 0.1 … main course 1. */
  mealSize: z.number(),
  /** Grams of food of the whole line, null when unknown; and those of them that have a figure. */
  weight: z.nullable(z.number()),
  weightCovered: z.number(),
  /** Grams CO2e of the whole line; null when unknown. */
  co2: z.nullable(Figure),
  level: z.nullable(CarbonLevel),
  water: Resource,
  land: Resource,
  /** False when a part of the line's own weight has no figure. */
  complete: z.boolean(),
  /** Money of what is not matched, in the file's own currency; null when the file has none. */
  money: z.nullable(z.number()),
});
export type ReportLine = z.infer<typeof ReportLine>;

/** What a food adds to the whole report, over all its lines: what to change first is read from here. */
export const ReportContribution = z.object({
  /** What its error comes from: the food. */
  group: z.string(),
  /** The food's English name, or as a person called it. */
  name: z.string(),
  /** Grams, and grams CO2e. */
  weight: z.number(),
  co2: Figure,
});
export type ReportContribution = z.infer<typeof ReportContribution>;

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

/** The figures of a completed report, small enough to stand in columns and to be summed over months and restaurants. */
export const ReportTotals = z.object({
  /** The versions of the food data it was made with: one, or those of the reports it is made of. */
  foodDataVersions: z.array(z.string()),
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
  /** Servings of dishes with a figure, each counted as its meal size. */
  portions: z.number(),
  servingsByLevel: SharesByLevel,
  /** Dishes or foods in all, and those of level very low or low. */
  products: z.number(),
  lowImpactProducts: z.number(),
  highestRecipe: z.nullable(ReportLine),
  lowestRecipe: z.nullable(ReportLine),
  water: Resource,
  land: Resource,
  coverage: ReportCoverage,
});
export type ReportTotals = z.infer<typeof ReportTotals>;

/** The document of a completed report: what it was made with, its totals and its lines. */
export const ReportData = z.object({
  ...ReportTotals.shape,
  /** Of the moment it was generated. */
  foodDataVersion: z.string(),
  lines: z.array(ReportLine),
  /** The largest first. */
  contributions: z.array(ReportContribution),
});
export type ReportData = z.infer<typeof ReportData>;
