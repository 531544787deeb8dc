import * as z from 'zod/mini';
import { CustomIngredient, IngredientLine, RecipeFootprint, RecipeName } from '../model/recipe.ts';

/** An ingredient bag as a recipe uses it: `factsOfBag` makes a line's facts of it. */
export const BagInUse = z.object({
  id: z.string(),
  names: z.array(RecipeName),
  portions: z.number(),
  ingredients: z.array(IngredientLine),
  customIngredients: z.array(CustomIngredient),
  /** Calculated at the place that was asked for, with the bags it holds. */
  footprint: RecipeFootprint,
  /** The bags it holds, at any depth: putting one of them into its place would be a circle. */
  holds: z.array(z.string()),
});
export type BagInUse = z.infer<typeof BagInUse>;
