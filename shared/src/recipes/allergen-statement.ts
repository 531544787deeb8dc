import * as z from 'zod/mini';
import { Allergen } from '../ingredients/allergen.ts';

export const ALLERGEN_STATES = ['contains', 'may_contain', 'free', 'unknown'] as const;
/** What is said of an allergen in a dish. `unknown` while a line is not understood: nobody may then say `free`. */
export const AllergenState = z.enum(ALLERGEN_STATES);
export type AllergenState = z.infer<typeof AllergenState>;

/**
 * What a person says of an allergen, over what the lines say: an addition (`contains`, `may_contain`), or with `free`
 * the removal of an inherited one, which the screen asks about first.
 */
export const AllergenStatement = z.object({ allergen: Allergen, state: z.enum(['contains', 'may_contain', 'free']) });
export type AllergenStatement = z.infer<typeof AllergenStatement>;

/** The allergens of a dish, in the order of the regulation. What is in none of the three is free when `known`, else unknown. */
export const RecipeAllergens = z.object({
  contains: z.array(Allergen),
  mayContain: z.array(Allergen),
  /** Said to be free of by a person. */
  free: z.array(Allergen),
  /** What the lines and bags bring, whatever a person says: the screen marks what was removed. */
  inherited: z.object({ contains: z.array(Allergen), mayContain: z.array(Allergen) }),
  /** Whether every line is understood. */
  known: z.boolean(),
});
export type RecipeAllergens = z.infer<typeof RecipeAllergens>;
