import * as z from 'zod/mini';
import { Allergen } from '../../ingredients/allergen.ts';
import { RecipeName } from '../../recipes/model/recipe.ts';
import { KitchenMeasure } from '../../units/kitchen-measure.ts';
import { Unit } from '../../units/unit.ts';

/** A line of a recipe as the kitchen weighs it; `bagId` where it is a base recipe. */
export const CookedLine = z.object({
  id: z.string(),
  /** As a person wrote it. */
  written: z.string(),
  ingredientId: z.nullable(z.string()),
  variationId: z.nullable(z.string()),
  /** The class of the food, which says on which shelf it stands; null for what was not understood. */
  categoryId: z.nullable(z.string()),
  originId: z.nullable(z.string()),
  organic: z.boolean(),
  bagId: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  unit: z.nullable(Unit),
  /** The unit it is measured with in the kitchen, where that is none of the nine. */
  measure: z.optional(z.nullable(KitchenMeasure)),
  /** As bought, of the whole recipe; null when the amount is not known. */
  grams: z.nullable(z.number()),
});
export type CookedLine = z.infer<typeof CookedLine>;

/** The parts of a recipe that a kitchen needs to buy and to cook it. */
export const CookedRecipe = z.object({
  id: z.string(),
  names: z.array(RecipeName),
  portions: z.number(),
  lines: z.array(CookedLine),
  /** The method as it is written. */
  note: z.string(),
  /** Each of the fourteen stands in one of the four. */
  allergens: z.object({
    contains: z.array(Allergen),
    mayContain: z.array(Allergen),
    notAmong: z.array(Allergen),
    unknown: z.array(Allergen),
  }),
});
export type CookedRecipe = z.infer<typeof CookedRecipe>;
