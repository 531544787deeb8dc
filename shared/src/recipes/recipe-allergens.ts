import type { Allergen, Diet } from '../ingredients/allergen.ts';
import { ALLERGENS, DIETS } from '../ingredients/allergen.ts';
import type { LineFacts } from './line-footprint.ts';

export interface RecipeAllergens {
  contains: Allergen[];
  mayContain: Allergen[];
}

/**
 * The allergens of all lines and those a person added, in the order of the regulation. What one line contains the
 * dish contains, whatever its amount; `mayContain` lists only what is not contained anyway.
 */
export function inheritedAllergens(facts: readonly (LineFacts | null)[], added: readonly Allergen[]): RecipeAllergens {
  const contains = new Set(added);
  const mayContain = new Set<Allergen>();
  for (const fact of facts) {
    for (const allergen of fact?.allergens.contains ?? []) contains.add(allergen);
    for (const allergen of fact?.allergens.mayContain ?? []) mayContain.add(allergen);
  }
  return {
    contains: ALLERGENS.filter((allergen) => contains.has(allergen)),
    mayContain: ALLERGENS.filter((allergen) => mayContain.has(allergen) && !contains.has(allergen)),
  };
}

/** The least vegan of all lines; null while one of them is not understood, or when there is none. */
export function leastVegan(diets: readonly (Diet | null)[]): Diet | null {
  if (diets.length === 0 || diets.includes(null)) return null;
  return DIETS.findLast((diet) => diets.includes(diet)) ?? null;
}
