import * as z from 'zod/mini';
import { CarbonLevel, LEVEL_UPPER_BOUNDS, SERVING_GRAMS } from '../../footprint/carbon-level.ts';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { FoodEnergy, UNKNOWN_ENERGY } from '../../footprint/per-thousand-kcal.ts';
import { described } from '../../kernel/api/described.ts';
import { Doubt } from '../../recipes/model/doubts.ts';

const LevelShare = z.object({
  servings: described(z.number(), 'Servings of sales, kilograms of procurement.'),
  percent: described(z.number(), 'Their share in whole percent; the five sum to 100.'),
});

/** `From 0.4 to below 0.9 kg CO2e per 400 g.` */
function levelRange(level: CarbonLevel): string {
  const at = LEVEL_UPPER_BOUNDS.findIndex(([each]) => each === level);
  const [from, below] = [LEVEL_UPPER_BOUNDS.at(at < 0 ? -1 : at - 1)?.[1], LEVEL_UPPER_BOUNDS[at]?.[1]];
  const words = [
    at === 0 ? null : `from ${from}`,
    below === undefined ? null : at === 0 ? `below ${below}` : `to below ${below}`,
  ];
  const range = words.filter((each) => each !== null).join(' ');
  return `${range.charAt(0).toUpperCase()}${range.slice(1)} kg CO2e per ${SERVING_GRAMS} g.`;
}

export const SharesByLevel = z.object({
  very_low: described(LevelShare, levelRange('very_low')),
  low: described(LevelShare, levelRange('low')),
  medium: described(LevelShare, levelRange('medium')),
  high: described(LevelShare, levelRange('high')),
  very_high: described(LevelShare, levelRange('very_high')),
});
export type SharesByLevel = z.infer<typeof SharesByLevel>;

/** Water or land that food takes: the field says which, and the unit. */
const Resource = z.object({
  value: described(z.nullable(z.number()), 'How much, of what is known; null when nothing is.'),
  coverage: described(z.number(), 'Share of the weight that it speaks of, 0–1.'),
});
export type Resource = z.infer<typeof Resource>;

const TWIN =
  'The same without land-use change; null where the split of any part is unknown, and in reports from before it was stored.';
const WATER = 'Litres of blue water.';
const LAND = 'Square metres of land for a year (m²·year).';

/** One line of a report with its figures: a sold dish, a purchased food, or a restaurant of an organization. */
export const ReportLine = z.object({
  key: described(
    z.string(),
    'What makes rows one line: the recipe, the food with its origin, the restaurant, or the name nobody understood.',
  ),
  id: described(z.nullable(z.string()), 'Of the recipe, the variation or the restaurant; null for what is not matched.'),
  name: described(z.string(), 'The dish, the food or the restaurant.'),
  rows: described(z.number(), 'Rows of the data that this line sums up.'),
  servings: described(z.nullable(z.number()), 'How many were sold; null in procurement.'),
  mealSize: described(z.number(), 'What one serving counts as in averages per portion: 0.1 a snack, 1 a main course.'),
  weight: described(z.nullable(z.number()), 'Grams of food of the whole line; null when unknown.'),
  weightCovered: described(z.number(), 'Those of the grams that have a figure.'),
  co2: described(z.nullable(Figure), 'Grams CO2e of the whole line; null when unknown.'),
  co2WithoutLandUseChange: described(WithoutLandUseChange, TWIN),
  level: described(
    z.nullable(CarbonLevel),
    'By kg CO2e per 400 g; null when unknown, when too little of a dish counts, or its meat, fish, cheese or grain has no weight.',
  ),
  enoughCounted: described(
    z.optional(z.literal(true)),
    'True where `level` is withheld from a reader outside, though enough counts for a figure per 400 g; left out elsewhere.',
  ),
  water: described(Resource, WATER),
  land: described(Resource, LAND),
  doubts: described(
    z.optional(z.array(Doubt)),
    'What a person should look at again: `line_heavy` more than 1 kg of one food in a portion, `portion_heavy` more than 1.2 kg, `co2_high` more than 10 kg CO2e. Left out for none.',
  ),
  complete: described(z.boolean(), 'False when a part of the line’s own weight has no figure.'),
  money: described(
    z.nullable(z.number()),
    'What rows that are not matched cost, in the file’s own currency; null when the file has no money.',
  ),
});
export type ReportLine = z.infer<typeof ReportLine>;

/** The part of a food in the whole report, over all its lines: what to change first is read from here. */
export const ReportContribution = z.object({
  group: described(z.string(), 'What its error comes from: the food.'),
  name: described(z.string(), 'The food’s English name, or as a person called it.'),
  weight: described(z.number(), 'Grams of it in the whole report.'),
  co2: described(Figure, 'Grams CO2e of those grams.'),
  co2WithoutLandUseChange: described(WithoutLandUseChange, TWIN),
});
export type ReportContribution = z.infer<typeof ReportContribution>;

/** The part that was not counted, and how much it is: nothing is dropped silently. */
export const ReportCoverage = z.object({
  rows: described(z.number(), 'Rows of the data.'),
  rowsCovered: described(z.number(), 'Rows that have a figure.'),
  rowsSetAside: described(z.number(), 'Rows that a person set aside as no food.'),
  weight: described(z.number(), 'Grams of all rows whose weight is known.'),
  weightCovered: described(z.number(), 'Those of the grams that have a figure.'),
  rowsOfUnknownWeight: described(z.number(), 'Rows of unknown weight: they are in neither of the two.'),
  weightExpected: described(
    z.optional(z.number()),
    'Grams of all rows, those of unknown weight with the median of their kind among the report’s rows; left out in reports of before it was asked.',
  ),
  money: described(
    z.optional(z.number()),
    'What all rows cost, in the file’s own currency; left out where no row has money, an older report does not say, or several reports are together: their currencies may differ.',
  ),
  moneyCovered: described(z.optional(z.number()), 'That of rows that have a figure; left out like `money`.'),
});
export type ReportCoverage = z.infer<typeof ReportCoverage>;

/** The figures of a completed report, small enough to stand in columns and to be summed over months and restaurants. */
export const ReportTotals = z.object({
  foodDataVersions: described(
    z.array(z.string()),
    'The versions of the food data that it was made with: one, or those of the reports that it is made of.',
  ),
  co2: described(z.nullable(Figure), 'Grams CO2e of what is covered; null when nothing is.'),
  co2WithoutLandUseChange: described(WithoutLandUseChange, TWIN),
  CO2PerPortion: described(
    z.nullable(Figure),
    'Grams CO2e per portion: the total divided by servings, each counted as its meal size; null without servings.',
  ),
  co2PerKgOfFood: described(z.nullable(Figure), 'Grams CO2e per kilogram of food covered; null when nothing is.'),
  co2Per1000Kcal: described(
    z._default(z.nullable(Figure), null),
    'Grams CO2e per 1,000 kcal of the food covered; null where the energy of less than 80 % of its weight is known, and in reports from before it was stored.',
  ),
  co2PerGuest: described(z.nullable(Figure), 'Grams CO2e per guest; null without a number of guests.'),
  totalServings: described(z.number(), 'Servings as sold; 0 in procurement.'),
  portions: described(z.number(), 'Servings of dishes with a figure, each counted as its meal size.'),
  servingsByLevel: described(
    z.nullable(SharesByLevel),
    'How much of it is of each level; null for a reader outside of an organization that shows guests figures.',
  ),
  servingsCounted: described(
    z.optional(z.number()),
    'Servings, or kilograms, of all levels together, where `servingsByLevel` is null; left out elsewhere.',
  ),
  products: described(z.number(), 'Dishes or foods in all.'),
  lowImpactProducts: described(z.nullable(z.number()), 'Those of level `very_low` or `low`; null like `servingsByLevel`.'),
  highestRecipe: described(z.nullable(ReportLine), 'The line with most CO2e for its weight; null when none has a figure.'),
  lowestRecipe: described(z.nullable(ReportLine), 'The line with least CO2e for its weight; null when none has a figure.'),
  water: described(Resource, WATER),
  land: described(Resource, LAND),
  energy: described(
    z._default(FoodEnergy, UNKNOWN_ENERGY),
    'The energy of the food covered, as it was bought; unknown in reports from before it was stored.',
  ),
  coverage: described(ReportCoverage, 'What was counted and what was not.'),
});
export type ReportTotals = z.infer<typeof ReportTotals>;

/** The document of a completed report: what it was made with, its totals and its lines. */
export const ReportData = z.object({
  ...ReportTotals.shape,
  foodDataVersion: described(z.string(), 'The version of the food data at the moment the report was made.'),
  lines: described(z.array(ReportLine), 'A line for each dish, food or restaurant.'),
  contributions: described(z.array(ReportContribution), 'What each food adds over all lines, the largest first.'),
});
export type ReportData = z.infer<typeof ReportData>;
