import * as z from 'zod/mini';
import { Figure } from '../footprint/figure.ts';
import { PieceSources } from './pieces/piece-source.ts';
import { Unit } from '../units/unit.ts';
import { Diet } from './allergen.ts';
import { FactorParts } from './factor/factor-parts.ts';
import { FoodAllergens } from './food-allergens.ts';
import { StepAbout } from './step-about.ts';

export const STAGES = ['agriculture', 'processing', 'packaging', 'transport', 'retail'] as const;
/** kg CO2e per kg of the variation as bought, by stage; the five add up to the factor's value. */
export const StageValues = z.object({
  agriculture: z.number(),
  processing: z.number(),
  packaging: z.number(),
  transport: z.number(),
  retail: z.number(),
});
export type StageValues = z.infer<typeof StageValues>;

export const GRADES = ['A', 'B', 'C', 'D'] as const;
/** A: direct and confirmed by a second source within ×2. B: direct. C: proxy or derived. D: class average. */
export const Grade = z.enum(GRADES);
export type Grade = z.infer<typeof Grade>;

/** A record of a published source: `value` in kg CO2e per kg at the boundary that the source has. */
export const SourceRecord = z.object({
  source: z.string(),
  record: z.string(),
  label: z.string(),
  value: z.nullable(z.number()),
});
export type SourceRecord = z.infer<typeof SourceRecord>;

/**
 * One step of how a factor came to be, language-free; the screen has a sentence for each kind.
 * `value` is the multiplier or the kg CO2e per kg that the step added, `about` what it was taken from.
 */
export const FactorStep = z.object({
  kind: z.enum([
    'base',
    'proxy',
    'yield',
    'processing',
    'override',
    'class_average',
    /** The newer edition of the source says something else by more than half. */
    'editions_differ',
    /** The weighted centre of what several sources say. */
    'weighed',
    /** Moved as the foods of its kind move whose sources could be weighed. */
    'weighed_as_kin',
    /** Its fossil, biogenic and land-use parts are those of its kin, by the farm's stage. */
    'parts_of_kin',
    /** Of meat alone, for a kilogram with bone or shell. */
    'bone',
    'origin_ratio',
    'no_origin_ratio',
    'supply_mix',
    'transport',
    'organic_ratio',
    'no_organic_ratio',
    'as_published',
  ]),
  stage: z.nullable(z.enum(STAGES)),
  value: z.nullable(z.number()),
  about: StepAbout,
});
export type FactorStep = z.infer<typeof FactorStep>;

/** The uncertainty of a food whose origin nobody gave. */
export const UnknownOrigin = z.object({
  /** The place whose usual supply stands for it. */
  place: z.string(),
  /** The ends of the range that it alone gives, as multiples of the value. */
  low: z.number(),
  high: z.number(),
});
export type UnknownOrigin = z.infer<typeof UnknownOrigin>;

/** kg CO2e per kg (the same number as g per g) of the variation as bought, for one origin, location and way of production. */
export const Factor = z.object({
  co2e: Figure,
  stages: StageValues,
  /** The parts of the factor; null where nobody knows. Absent in facts that were stored before it was known. */
  parts: z._default(z.nullable(FactorParts), null),
  grade: Grade,
  basis: z.enum(['direct', 'proxy', 'derived', 'class']),
  sources: z.array(SourceRecord),
  steps: z.array(FactorStep),
  /** A part of the range of `co2e`; left out where the origin is given or moves nothing. */
  unknownOrigin: z.optional(UnknownOrigin),
});
export type Factor = z.infer<typeof Factor>;

/** Per 100 g of the variation as bought, edible part: kcal, and grams of the rest. */
export const Nutrition = z.object({
  energyKcal: z.nullable(z.number()),
  fat: z.nullable(z.number()),
  saturatedFat: z.nullable(z.number()),
  carbohydrate: z.nullable(z.number()),
  sugar: z.nullable(z.number()),
  fibre: z.nullable(z.number()),
  protein: z.nullable(z.number()),
  salt: z.nullable(z.number()),
});
export type Nutrition = z.infer<typeof Nutrition>;

/** The emission database that a figure is taken from (specification, point 3: report location). */
export const EmissionDatabase = z.enum(['organization', 'rise']);
export type EmissionDatabase = z.infer<typeof EmissionDatabase>;

export const LOCATIONS = ['SE', 'NO', 'DK', 'DE', 'FR', 'NL', 'GB', 'US', 'EU', 'WORLD'] as const;
/** Where the food is eaten: sets transport and supply mix. */
export const Location = z.enum(LOCATIONS);
export type Location = z.infer<typeof Location>;

/** A line's question to the food data. `variation` and `category` exclude each other; `originId` null = usual supply mix. */
export const FactsQuery = z.object({
  variationId: z.nullable(z.string()),
  categoryId: z.nullable(z.string()),
  originId: z.nullable(z.string()),
  organic: z.boolean(),
});
export type FactsQuery = z.infer<typeof FactsQuery>;

/** Everything that a recipe's calculation needs to know of one line's ingredient. Unknown is null, never 0. */
export const IngredientFacts = z.object({
  ingredientId: z.nullable(z.string()),
  variationId: z.nullable(z.string()),
  categoryId: z.string(),
  originId: z.nullable(z.string()),
  organic: z.boolean(),
  factor: z.nullable(Factor),
  /** Litres of blue water per kg. */
  water: z.nullable(z.object({ value: z.number(), source: z.string() })),
  /** m²·year per kg. */
  land: z.nullable(z.object({ value: z.number(), source: z.string() })),
  nutrition: z.nullable(Nutrition),
  /** Share of the bought weight that is eaten, 0–1. */
  edibleShare: z.number(),
  /** Weight when cooked over weight as bought, both of the edible part; null where it is not cooked, or nobody says. Absent in facts of before. */
  cookedYield: z.optional(z.nullable(z.number())),
  /** Grams per millilitre as poured or spooned; null where it makes no sense. */
  density: z.nullable(z.number()),
  /** Grams of one counted unit, by written unit: `{ piece: 150, clove: 5 }`. */
  pieces: z.record(z.string(), z.number()),
  /** Where each of `pieces` comes from, by the same units; absent for a category. */
  pieceSources: z.optional(PieceSources),
  /** The units of a recipe line that this ingredient takes. */
  units: z.array(Unit),
  allergens: FoodAllergens,
  diet: z.nullable(Diet),
});
export type IngredientFacts = z.infer<typeof IngredientFacts>;
