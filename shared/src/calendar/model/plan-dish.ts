import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { CoverageState } from '../../footprint/coverage.ts';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { Diet } from '../../ingredients/allergen.ts';
import { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { RecipeName } from '../../recipes/model/recipe.ts';
import { FoodByAir, FoodByMonth } from './food-season.ts';
import { DishTag } from './menu-plan-rules.ts';

const Amount = z.nullable(z.number());

/** The facts of a recipe in a menu plan: nothing of how it is made. */
export const PlanDish = z.object({
  id: z.string(),
  names: z.array(RecipeName),
  /** Grams CO2e of a portion; null when unknown. */
  co2PerPortion: z.nullable(Figure),
  /** The same without land-use change; null where no split is known, and where a browser kept the dish before it was shown. */
  co2PerPortionWithoutLandUseChange: WithoutLandUseChange,
  level: z.nullable(CarbonLevel),
  coverageState: CoverageState,
  allergens: FoodAllergens,
  /** Null when not known of every line: then nobody may call it vegan. */
  diet: z.nullable(Diet),
  /** Whether a cheese in it may be made with animal rennet; left out where none is. */
  animalRennet: z.optional(z.boolean()),
  /** Whether it is served beside or around a main dish, as a side or a dessert; left out where it is not. */
  small: z.optional(z.boolean()),
  tags: z.array(DishTag),
  /** False while a line is not understood: what a dish then has no tag of may be in it. */
  tagsKnown: z.boolean(),
  /** The tags that it may have besides, of which nobody knows; left out where a browser kept it before they were told apart. */
  openTags: z.optional(z.array(DishTag)),
  /** Foods of it whose kind nobody knows, as they are written; left out where there is none. */
  unknownFoods: z.optional(z.array(z.string())),
  /** Of a portion: kcal and grams, null where unknown; with the share of its weight that they are known of. */
  nutrition: z.object({
    energyKcal: Amount,
    saturatedFat: Amount,
    sugar: Amount,
    /** Left out where a browser kept it before it was shown. */
    fibre: z.optional(Amount),
    protein: Amount,
    salt: Amount,
    coverage: z.number(),
  }),
  /** Lines of its recipe that somebody prepares; left out where a browser kept it before it was known. */
  ingredients: z.optional(z.number()),
  /** Foods of it that are heavier in some months than in others; left out where none is. */
  seasons: z.optional(z.array(FoodByMonth)),
  /** Foods of it that its recipe names as flown; left out where none is. */
  flown: z.optional(z.array(FoodByAir)),
  /** The sales of the latest three monthly reports together, and in how many of them it is; null: in none. */
  sold: z.nullable(
    z.object({
      servings: z.number(),
      months: z.number(),
      /** The days of the last 13 weeks on which it was there, where reports say it by day. */
      onDays: z.optional(z.array(z.object({ day: z.string(), servings: z.number() }))),
    }),
  ),
});
export type PlanDish = z.infer<typeof PlanDish>;
