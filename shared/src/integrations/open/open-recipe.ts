import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { Figure } from '../../footprint/figure.ts';
import { EmissionDatabase, Grade } from '../../ingredients/ingredient-facts.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../../kernel/app-error.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { LARGEST_AMOUNT, LineProblem, MealSize, RecipeName } from '../../recipes/recipe.ts';
import { Unit } from '../../units/unit.ts';
import { isBlank } from '../../kernel/text.ts';
import { MOST_OPEN_LINES } from './open.ts';

/** A caller's own id of a recipe, as its own system has it. */
export const ExternalId = plainText(120).check(z.refine((id) => !isBlank(id), 'blank'));

const Amount = z.number().check(z.minimum(0), z.maximum(LARGEST_AMOUNT));

/**
 * A line as a caller has it: written (`"200 g carrots"`), or a name with amount and unit, or an id of the food data. An id
 * goes before a name, a name before `text`; an amount that is given goes before one that is written.
 */
export const OpenLine = z
  .object({
    text: z.optional(plainText(500)),
    name: z.optional(plainText(300)),
    amount: z.optional(z.nullable(Amount)),
    unit: z.optional(z.nullable(Unit)),
    ingredientId: z.optional(z.nullable(Id)),
    variationId: z.optional(z.nullable(Id)),
    categoryId: z.optional(z.nullable(Id)),
    /** ISO 3166 alpha-2. */
    origin: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    organic: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      (line) =>
        !isBlank(line.text) ||
        !isBlank(line.name) ||
        [line.ingredientId, line.variationId, line.categoryId].some((id) => !isBlank(id)),
      'line_says_nothing',
    ),
  );
export type OpenLine = z.infer<typeof OpenLine>;

export const OpenRecipeDraft = z.object({
  /** In the language of the call, or in several. */
  name: z
    .union([plainText(200), z.array(RecipeName).check(z.maxLength(LANGUAGES.length))])
    .check(z.refine((name) => (typeof name === 'string' ? !isBlank(name) : name.some((each) => !isBlank(each.name))), 'no_name')),
  portions: z._default(z.number().check(z.minimum(0.01), z.maximum(100_000)), 1),
  lines: z.array(OpenLine).check(z.maxLength(MOST_OPEN_LINES)),
  mealsize: z._default(MealSize, 0),
  category: z._default(plainText(100), ''),
  tags: z._default(z.array(plainText(60)).check(z.maxLength(50)), []),
  note: z._default(plainText(20_000, { lines: true }), ''),
});
export type OpenRecipeDraft = z.infer<typeof OpenRecipeDraft>;

/** What a line was understood as and what it weighs. What is unknown is null, never zero. */
export const OpenLineFigure = z.object({
  /** Its place among the lines that were sent, or of the kept recipe: "salt and pepper" becomes two of one, a heading none. */
  place: z.number(),
  /** As it was sent. */
  written: z.string(),
  ingredientId: z.nullable(z.string()),
  ingredientName: z.nullable(z.string()),
  variationId: z.nullable(z.string()),
  variationName: z.nullable(z.string()),
  categoryId: z.nullable(z.string()),
  /** Of a kept recipe that uses another one by its weight: that one's id. */
  bagId: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  organic: z.boolean(),
  amount: z.nullable(z.number()),
  unit: z.nullable(Unit),
  /** How the name was understood: given by id, remembered by the organization, matched surely, or not at all. `kept`: as the kept recipe has it. */
  by: z.enum(['id', 'memory', 'match', 'none', 'kept']),
  /** Calibrated probability that this is meant, 0–1; null of a kept recipe. */
  confidence: z.nullable(z.number()),
  /** Grams as bought. */
  grams: z.nullable(z.number()),
  /** Grams CO2e. */
  co2: z.nullable(Figure),
  grade: z.nullable(Grade),
  problem: z.nullable(LineProblem),
});
export type OpenLineFigure = z.infer<typeof OpenLineFigure>;

/** What every figure speaks of. */
const Basis = {
  boundary: z.literal('farm_to_kitchen_door'),
  database: EmissionDatabase,
  /** Where it is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
  consumption: z.string(),
  foodDataVersion: z.string(),
};

/** The footprint of a recipe: grams CO2e and grams, with what they speak of. */
export const OpenFootprint = z.object({
  /** Of all portions; null when nothing is known. */
  co2: z.nullable(Figure),
  co2PerPortion: z.nullable(Figure),
  weight: z.number(),
  weightPerPortion: z.number(),
  /** By kg CO2e of 400 g of the dish. */
  level: z.nullable(CarbonLevel),
  /** A for very_low to E for very_high. */
  label: z.nullable(z.enum(['A', 'B', 'C', 'D', 'E'])),
  grade: z.nullable(Grade),
  /** False when a line does not count: the figures are then those of a part. */
  complete: z.boolean(),
  /** Share of the known weight that has a figure, 0–1. */
  coverage: z.number(),
  linesCovered: z.number(),
  ...Basis,
});
export type OpenFootprint = z.infer<typeof OpenFootprint>;

/** A kept recipe in a list. */
export const OpenRecipeSummary = z.object({
  id: z.string(),
  externalId: z.nullable(z.string()),
  restaurantId: z.string(),
  names: z.array(RecipeName),
  portions: z.number(),
  version: z.number(),
  updatedAt: z.string(),
  /** Grams CO2e of a portion; null when unknown. */
  co2PerPortion: z.nullable(z.number()),
  level: z.nullable(CarbonLevel),
  complete: z.boolean(),
  /** Share of the known weight that has a figure, 0–1. */
  coverage: z.number(),
  ...Basis,
});
export type OpenRecipeSummary = z.infer<typeof OpenRecipeSummary>;

export const OpenRecipe = z.object({
  ...OpenRecipeSummary.shape,
  category: z.string(),
  tags: z.array(z.string()),
  note: z.string(),
  footprint: OpenFootprint,
  lines: z.array(OpenLineFigure),
  allergens: z.array(z.string()),
});
export type OpenRecipe = z.infer<typeof OpenRecipe>;

/** What became of one recipe of a batch. */
export const OpenRecipeOutcome = z.object({
  /** Its place in the batch. */
  index: z.number(),
  externalId: z.string(),
  /** Of the kept recipe; null where it was refused, or nothing was to be kept. */
  id: z.nullable(z.string()),
  outcome: z.enum(['created', 'updated', 'unchanged', 'calculated', 'refused']),
  footprint: z.nullable(OpenFootprint),
  /** Absent when `lines` was not asked for. */
  lines: z.optional(z.array(OpenLineFigure)),
  problem: z.nullable(z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]])),
  fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
});
export type OpenRecipeOutcome = z.infer<typeof OpenRecipeOutcome>;
