import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { Allergen, ALLERGENS } from './allergen.ts';

/** The known allergens of a food; one that is named in none of the three is not among its ingredients. */
export const FoodAllergens = z.object({
  contains: described(z.array(Allergen), 'The allergens that it contains.'),
  mayContain: described(z.array(Allergen), 'Those that it may contain.'),
  unknown: described(
    z.array(Allergen),
    'Those of which nothing is known. What is in none of the three is not among the ingredients.',
  ),
});
export type FoodAllergens = z.infer<typeof FoodAllergens>;

/** Of something that nobody understood. */
export const NOTHING_KNOWN: FoodAllergens = { contains: [], mayContain: [], unknown: [...ALLERGENS] };
