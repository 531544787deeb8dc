import * as z from 'zod/mini';
import { Allergen } from '../../ingredients/allergen.ts';
import { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { described } from '../../kernel/api/described.ts';

export const STATABLE = ['contains', 'may_contain', 'not_among'] as const;

/**
 * The statements that a person can make. Until November 2026 `not_among` was called `free`: that is still taken, and stored as
 * `not_among`.
 */
const StatedState = z.pipe(
  z.pipe(
    z.enum([...STATABLE, 'free']),
    z.transform((state) => (state === 'free' ? 'not_among' : state)),
  ),
  z.enum(STATABLE),
);

/**
 * What a person says of an allergen, over what the lines say: an addition (`contains`, `may_contain`), or with `not_among`
 * the removal of an inherited one, which the screen asks about first.
 */
export const AllergenStatement = z.object({ allergen: Allergen, state: StatedState });
export type AllergenStatement = z.infer<typeof AllergenStatement>;

/** The allergens of a dish in the order of the regulation: each of the fourteen stands in exactly one of the first four lists. */
export const RecipeAllergens = z.object({
  contains: described(z.array(Allergen), 'The allergens that the dish contains.'),
  mayContain: described(z.array(Allergen), 'Those that it may contain.'),
  notAmong: described(
    z.array(Allergen),
    'Those that are not among its ingredients, as every line or a person says. No promise of a dish without traces.',
  ),
  unknown: described(z.array(Allergen), 'Those of which it is not known.'),
  stated: described(z.array(Allergen), 'Those of `notAmong` for which a person answers.'),
  inherited: described(FoodAllergens, 'What lines, bags and own ingredients bring, whatever a person says over it.'),
});
export type RecipeAllergens = z.infer<typeof RecipeAllergens>;
