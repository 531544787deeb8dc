import * as z from 'zod/mini';
import { ALLERGENS, Allergen } from '../../ingredients/allergen.ts';
import { NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { RecipeAllergens } from './allergen-statement.ts';
import { allergensOf } from './recipe-allergens.ts';

/** As figures were stored until November 2026: everything that is not named was said to be absent when `known`. */
const FormerAllergens = z.object({
  contains: z.array(Allergen),
  mayContain: z.array(Allergen),
  free: z._default(z.array(Allergen), []),
});

/**
 * The allergens of stored figures. Of those that a former version made only what they name is believed: what they held to be
 * absent is not known until the figures are made anew.
 */
export function storedAllergens(stored: unknown): RecipeAllergens {
  const now = RecipeAllergens.safeParse(stored);
  if (now.success) return now.data;
  const former = FormerAllergens.safeParse(stored);
  if (!former.success) return allergensOf([], []);
  const { contains, mayContain, free } = former.data;
  const isNamed = new Set([...contains, ...mayContain]);
  const inherited = { contains, mayContain, unknown: NOTHING_KNOWN.unknown.filter((allergen) => !isNamed.has(allergen)) };
  return allergensOf(
    [inherited],
    ALLERGENS.filter((allergen) => free.includes(allergen)).map((allergen) => ({ allergen, state: 'not_among' })),
  );
}
