import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { Allergen, ALLERGENS, Diet } from '../../ingredients/allergen.ts';
import { EmissionDatabase, Grade, Nutrition } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { LinePieceSource } from '../../ingredients/pieces/piece-source.ts';
import { KitchenMeasure } from '../../units/kitchen-measure.ts';
import { Unit } from '../../units/unit.ts';
import { Served } from './served.ts';
import { AllergenStatement, RecipeAllergens } from '../allergens/allergen-statement.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

/** The most recipes of one bulk call: what a person selects, or one step of a long action. */
export const MOST_AT_ONCE = 500;
/** The most lines a recipe may hold: the longest banquet recipe we met has 140. */
export const MOST_LINES = 500;
/** Servings must be greater than 0 (specification, point 5); a hundredth of one is the least that is meant. */
export const FEWEST_PORTIONS = 0.01;
/** No kitchen cooks more of one dish at once. */
export const MOST_PORTIONS = 100_000;
/** No kitchen weighs more than this in one line, in any unit; it keeps sums finite. */
export const LARGEST_AMOUNT = 1e9;

/** A line's key on its page, empty until it has one. */
const LineKey = z.string().check(z.maxLength(120), z.regex(/^[\w.:-]*$/));
const Amount = z.number().check(z.minimum(0), z.maximum(LARGEST_AMOUNT));
const orNothing = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

export const RecipeName = z.object({
  language: described(z.enum(LANGUAGES), 'The language of this name.'),
  name: described(plainText(200).check(z.trim()), 'The dish’s name in it, without spaces around it.'),
});
export type RecipeName = z.infer<typeof RecipeName>;

/**
 * One line of a recipe, as written and as understood. A line is complete when `ingredient` or `categoryId`,
 * `variation` or `originId`, `amount` and `unit` are there (specification, point 5); until then it counts as not covered.
 */
export const IngredientLine = z.object({
  /** The line's key on the page; made up when absent. */
  _id: z._default(LineKey, ''),
  /** As a person wrote it; stays visible even when nothing was understood. The ingredient's name when absent. */
  inputIngredient: z._default(plainText(500), ''),
  ingredient: orNothing(Id),
  categoryId: orNothing(Id),
  /** An ingredient bag in place of an ingredient: then no variation is needed, and it counts by its weight. */
  bagId: z.optional(z.nullable(Id)),
  variation: orNothing(Id),
  /** ISO 3166 alpha-2; null = the location's usual supply. */
  originId: orNothing(Id),
  amount: orNothing(Amount),
  unit: orNothing(Unit),
  /** Grams of one piece where a person corrected the food data's. */
  pieceGrams: orNothing(Amount),
  /** Where those grams come from; absent where nobody wrote it down with them. */
  pieceSource: z.optional(z.nullable(LinePieceSource)),
  /** The unit it is measured with in the kitchen, where that is none of the nine. */
  measure: z.optional(z.nullable(KitchenMeasure)),
  organic: z._default(z.boolean(), false),
  /** Probability 0–1 of what it means, where a person accepted that together with other suggestions. */
  takenTogether: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1)))),
  /** Probability 0–1 of what it means, where it was taken for that without being sure and nobody has said so yet. */
  inDoubt: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1)))),
});
export type IngredientLine = z.infer<typeof IngredientLine>;

/** Something no food data knows: counts in weight; in CO2e only with a figure of the user's own. */
export const CustomIngredient = z.object({
  _id: z._default(LineKey, ''),
  name: plainText(200),
  /** Grams. */
  weight: orNothing(Amount),
  /** g CO2e per kg. */
  co2PerKg: orNothing(Amount),
  source: z._default(plainText(500, { lines: true }), ''),
  /** Allergens that a person knows from its label; an allergen that is not stated is not known. */
  allergens: z.optional(z.array(AllergenStatement).check(z.maxLength(ALLERGENS.length))),
});
export type CustomIngredient = z.infer<typeof CustomIngredient>;

export const MEAL_SIZES = [0, 0.1, 0.3, 0.5, 1] as const;
/** 0 auto_select, 0.1 snacks, 0.3 small_course, 0.5 medium_course, 1 main_course (specification, point 3). */
export const MealSize = z.union([z.literal(0), z.literal(0.1), z.literal(0.3), z.literal(0.5), z.literal(1)]);
export type MealSize = z.infer<typeof MealSize>;

export const LIBRARY_SCOPES = ['restaurant', 'organization'] as const;
/** The library of a recipe: its restaurant's, or the whole organization's, where everyone uses and copies it. */
export const LibraryScope = z.enum(LIBRARY_SCOPES);
export type LibraryScope = z.infer<typeof LibraryScope>;

/** The part of a recipe that a person writes. Figures are never taken from here: the server calculates them. */
export const RecipeDraft = z.object({
  names: z.array(RecipeName).check(
    z.maxLength(LANGUAGES.length),
    z.refine((names) => names.some(({ name }) => !isBlank(name)), 'no_name'),
  ),
  ingredients: z.array(IngredientLine).check(z.maxLength(MOST_LINES)),
  customIngredients: z._default(z.array(CustomIngredient).check(z.maxLength(MOST_LINES)), []),
  portions: z._default(z.number().check(z.minimum(FEWEST_PORTIONS), z.maximum(MOST_PORTIONS)), 1),
  mealsize: z._default(MealSize, 0),
  category: z._default(plainText(100), ''),
  note: z._default(plainText(20_000, { lines: true }), ''),
  tags: z._default(z.array(z.object({ name: plainText(60) })).check(z.maxLength(50)), []),
  /** A person's statements on allergens, over those of the lines. */
  allergens: z._default(z.array(AllergenStatement).check(z.maxLength(ALLERGENS.length)), []),
  emissionDatabase: z._default(wireName('location', EmissionDatabase), 'organization'),
  /** True for an ingredient bag, which other recipes use by weight. */
  ingredientBag: z.optional(z.boolean()),
  libraryScope: z._default(LibraryScope, 'restaurant'),
  /** Statements beyond the ingredients: the weight as served, cooking, waste. They never move the footprint. */
  served: z.optional(z.nullable(Served)),
});
export type RecipeDraft = z.infer<typeof RecipeDraft>;

/** Why a line does not count in full. */
export const LineProblem = z.enum([
  'no_input',
  'no_ingredient',
  'no_variation',
  'no_amount',
  'no_unit',
  'negative_amount',
  'amount_too_large',
  'unit_not_taken',
  'no_factor',
]);
export type LineProblem = z.infer<typeof LineProblem>;

export const LineFootprint = z.object({
  _id: z.string(),
  /** Grams as bought; null when the amount cannot be turned into grams. */
  grams: z.nullable(z.number()),
  /** Grams CO2e. */
  co2: z.nullable(Figure),
  co2WithoutLandUseChange: WithoutLandUseChange,
  /** Share of the recipe's known CO2e, 0–1. */
  share: z.number(),
  grade: z.nullable(Grade),
  problem: z.nullable(LineProblem),
  /** Of a bag in which not everything counts: the share of its weight that does, 0–1. Absent otherwise. */
  covered: z.optional(z.number()),
});
export type LineFootprint = z.infer<typeof LineFootprint>;

/** The footprint of a whole recipe (all portions), grams CO2e and grams; per-portion figures are divided by `portions`. */
export const RecipeFootprint = z.object({
  /** Grams CO2e of what is known; null when nothing is. `high` holds what the rest may emit. */
  co2: z.nullable(Figure),
  co2WithoutLandUseChange: WithoutLandUseChange,
  /** Grams of all lines whose weight is known. */
  weight: z.number(),
  co2PerPortion: z.nullable(Figure),
  co2PerPortionWithoutLandUseChange: WithoutLandUseChange,
  weightPerPortion: z.number(),
  /** Grams of the edible part of all lines when cooked, by yields, and of those the grams that have one; left out in figures of before. */
  byYields: z.optional(z.object({ grams: z.number(), withYield: z.number() })),
  /** By kg CO2e of 400 g of what is covered of the dish; null below four fifths of its weight, and without its main component. */
  level: z.nullable(CarbonLevel),
  /** The weakest grade among the lines that make up at least 80 % of the CO2e. */
  grade: z.nullable(Grade),
  /** The ingredient lines in their order, then the custom ingredients. */
  lines: z.array(LineFootprint),
  coverage: z.object({
    /** Share of the known weight that has a figure, 0–1. */
    byWeight: z.number(),
    lines: z.number(),
    linesCovered: z.number(),
    /** True only when every line counts: otherwise the total is a part, and says so. */
    complete: z.boolean(),
    /**
     * Share of the weight that has a figure, where each line without a weight is taken for what its kind usually weighs, 0–1: by it
     * `coverageOfDish` decides what may be said.
     */
    ofExpected: z.optional(z.number()),
    /** Ids of the lines that name the dish's meat, fish, cheese or grain without a weight or a figure: there is no level then. */
    unweighedMain: z.optional(z.array(z.string())),
    /** Ids of lines that do not count and are expected to be the largest part by weight or CO2e: there is no level either. */
    uncountedLargest: z.optional(z.array(z.string())),
  }),
  /** Litres of blue water and m²·year of land of the whole recipe, with the share of weight they cover. */
  water: z.object({ value: z.nullable(z.number()), coverage: z.number() }),
  land: z.object({ value: z.nullable(z.number()), coverage: z.number() }),
  /** Per portion: kcal and grams of what is known, null when no line knows it; with the share of weight of which all eight are known. */
  nutrition: z.object({ ...Nutrition.shape, coverage: z.number() }),
  allergens: RecipeAllergens,
  /** Null while a line is not understood: then nobody may call the dish vegan. */
  diet: z.nullable(Diet),
  /** Vegetarian but for a cheese that may be made with animal rennet: `diet` is null then. Left out otherwise. */
  animalRennet: z.optional(z.boolean()),
});
export type RecipeFootprint = z.infer<typeof RecipeFootprint>;

/** Where the dish’s photograph is served; null for none, left out where nobody asked for it. */
export const Photo = z.optional(z.nullable(z.string()));

/** A kept recipe. `version` counts the saves: a save that started from an older one is refused. */
export const Recipe = z.object({
  ...RecipeDraft.shape,
  id: z.string(),
  restaurantId: z.string(),
  /** Where it is eaten (ISO 3166 alpha-2, `EU` or `WORLD`), of the organization's library the organization's: its figures are for there. */
  consumption: z.string(),
  version: z.number(),
  /** Grams CO2e and grams of the whole recipe. */
  co2: z.nullable(z.number()),
  co2WithoutLandUseChange: z.nullable(z.number()),
  weight: z.number(),
  footprint: RecipeFootprint,
  photo: Photo,
  foodDataVersion: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Recipe = z.infer<typeof Recipe>;

/** A row of the overview: no lines, so that lists stay small. */
export const RecipeSummary = z.object({
  id: z.string(),
  restaurantId: z.string(),
  libraryScope: LibraryScope,
  ingredientBag: z.boolean(),
  names: z.array(RecipeName),
  category: z.string(),
  tags: z.array(z.object({ name: z.string() })),
  portions: z.number(),
  /** Grams CO2e per portion with range; null when nothing is known. */
  co2PerPortion: z.nullable(Figure),
  co2PerPortionWithoutLandUseChange: WithoutLandUseChange,
  weightPerPortion: z.number(),
  level: z.nullable(CarbonLevel),
  complete: z.boolean(),
  diet: z.nullable(Diet),
  /** Allergens that it contains, may contain, and that are not known; one in none of the three is not among its ingredients. */
  allergens: z.array(Allergen),
  mayContain: z.array(Allergen),
  allergensUnknown: z.array(Allergen),
  /** Whether a cheese in it may be made with animal rennet; left out where none is, and where nobody asked for it. */
  animalRennet: z.optional(z.boolean()),
  updatedAt: z.string(),
  /** When it was put into the bin; null outside it. */
  deletedAt: z.nullable(z.string()),
  photo: Photo,
});
export type RecipeSummary = z.infer<typeof RecipeSummary>;
