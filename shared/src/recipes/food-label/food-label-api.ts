import * as z from 'zod/mini';
import { Allergen } from '../../ingredients/allergen.ts';
import { Nutrition } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';

/** The label of boxed food, as far as the recipe knows it (Regulation (EU) No 1169/2011). */
export const FoodLabel = z.object({
  name: z.string(),
  ingredients: z.array(
    z.object({
      name: z.string(),
      grams: z.nullable(z.number()),
      contains: z.array(Allergen),
      mayContain: z.array(Allergen),
      gap: z.nullable(z.enum(['not_understood', 'compound', 'no_weight'])),
    }),
  ),
  /** Allergens that the kitchen states of the dish, or of a base in it, and no ingredient carries: the list is then not whole. */
  stated: z.object({ contains: z.array(Allergen), mayContain: z.array(Allergen) }),
  /** Grams of the whole recipe as weighed in, without peel and bones; of what has a weight. */
  weight: z.number(),
  /** Of the whole recipe: kcal and grams. */
  nutrition: Nutrition,
  /** The share of the weight of which all nutrients are known, 0–1. */
  nutritionCoverage: z.number(),
  /** Alcohol has energy that is not counted of the four nutrients. */
  hasAlcohol: z.boolean(),
  foodDataVersion: z.string(),
});
export type FoodLabel = z.infer<typeof FoodLabel>;

export const readFoodLabel = endpoint({
  method: 'GET',
  path: '/recipes/{id}/food-label',
  callers: 'signed-in',
  summary: 'Tell what stands on the label of boxed food: ingredients by falling weight, and nutrition',
  description: 'Ingredients of base recipes stand among the others. Calculated, not analysed.',
  params: z.object({ id: Id }),
  query: z.object({ language: z.enum(LANGUAGES) }),
  reply: FoodLabel,
});
