import * as z from 'zod/mini';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { EmissionDatabase, Grade } from '../../ingredients/ingredient-facts.ts';
import { ReportTotals } from '../model/report-data.ts';
import { ReportCategory, ReportType, ReportVariety } from '../model/report-kind.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

/** The emissions of one gram of something as bought, with their source. */
const EvidenceFactor = z.object({
  /** g CO2e per kg. */
  co2PerKg: Figure,
  co2PerKgWithoutLandUseChange: WithoutLandUseChange,
  grade: z.nullable(Grade),
  /** The emission database the figure is of, and the ids of its sources. */
  emissionDatabase: z.nullable(wireName('database', EmissionDatabase)),
  sources: z.array(z.string()),
});
export type EvidenceFactor = z.infer<typeof EvidenceFactor>;

/** A line of a recipe, or a purchased row: grams times factor is its CO2e; without a factor it is not covered. */
const EvidenceItem = z.object({
  name: z.string(),
  ingredientId: z.nullable(z.string()),
  variationId: z.nullable(z.string()),
  categoryId: z.nullable(z.string()),
  /** Set for an ingredient bag: its own lines stand under this id in `recipes`, its factor is their sum by its weight. */
  bagId: z.nullable(z.string()),
  originId: z.nullable(z.string()),
  organic: z.boolean(),
  grams: z.nullable(z.number()),
  /**
   * Where the weight of one of its pieces comes from (`usda 11282`, `trade`, `estimate`; `person` who gave it; `unknown` where
   * nobody wrote it down), and how many times more or less it may weigh:
   * the range of its CO2e is that much wider than its factor's. Absent where nothing was counted by pieces.
   */
  weighed: z.optional(z.object({ source: z.string(), spread: z.number().check(z.gte(1)) })),
  factor: z.nullable(EvidenceFactor),
});
export type EvidenceItem = z.infer<typeof EvidenceItem>;

/** A recipe as it was when the report was generated. */
const EvidenceRecipe = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  portions: z.number(),
  /** The weight of one portion in averages. */
  mealSize: z.number(),
  lines: z.array(EvidenceItem),
});
type EvidenceRecipe = z.infer<typeof EvidenceRecipe>;

/** A row of the data as it was given: a sold dish (servings ÷ portions × the recipe), or a purchased food. */
export const EvidenceRow = z.object({
  key: z.string(),
  name: z.string(),
  /** The file's name and the row in it; null for what a person typed. */
  from: z.nullable(z.object({ file: z.string(), row: z.number() })),
  recipeId: z.nullable(z.string()),
  servings: z.nullable(z.number()),
  item: z.nullable(EvidenceItem),
  setAside: z.boolean(),
  money: z.nullable(z.number()),
  /** Grams CO2e of the row; null when unknown. */
  co2: z.nullable(z.number()),
  co2WithoutLandUseChange: z._default(z.nullable(z.number()), null),
});
export type EvidenceRow = z.infer<typeof EvidenceRow>;

/** A report that this one is made of, with its own total and evidence. */
export const EvidencePart = z.object({
  reportId: z.string(),
  restaurantId: z.string(),
  restaurant: z.string(),
  startDate: z.string(),
  foodDataVersions: z.array(z.string()),
  co2: z.nullable(Figure),
  co2WithoutLandUseChange: WithoutLandUseChange,
  totalServings: z.number(),
  weightCovered: z.number(),
  /** Servings of dishes that have a level; left out in evidence of before it was kept. */
  servingsCounted: z.optional(z.number()),
});
export type EvidencePart = z.infer<typeof EvidencePart>;

/** Everything a report's totals follow from: an auditor recomputes them from this file alone. */
export const ReportEvidence = z.object({
  format: z.literal('plateprint-report-evidence'),
  formatVersion: z.literal(1),
  report: z.object({
    id: z.string(),
    name: z.string(),
    category: ReportCategory,
    variety: ReportVariety,
    type: ReportType,
    startDate: z.string(),
    endDate: z.nullable(z.string()),
    organization: z.string(),
    restaurant: z.string(),
    emissionDatabase: wireName('location', EmissionDatabase),
    /** Where the food is eaten, ISO 3166 alpha-2, `EU` or `WORLD`. */
    consumption: z.string(),
    generatedAt: z.string(),
  }),
  /** From farm to kitchen door unless it says otherwise. */
  boundary: z.literal('farm_to_kitchen_door'),
  foodDataVersion: z.string(),
  totals: ReportTotals,
  recipes: z.array(EvidenceRecipe),
  rows: z.array(EvidenceRow),
  parts: z.array(EvidencePart),
  sources: z.array(z.object({ id: z.string(), title: z.string(), publisher: z.string(), version: z.string(), year: z.number() })),
});
export type ReportEvidence = z.infer<typeof ReportEvidence>;
