import { type Allergen, ALLERGENS } from '../../ingredients/allergen.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { stateIn } from './recipe-allergens.ts';

export interface AllergenChange {
  /** Contained or perhaps there, and not before. What was a trace and is now in it is as new to a guest as what was not there. */
  added: Allergen[];
  /** Contained or perhaps there before, and now not among the ingredients. */
  removed: Allergen[];
  /** Not among the ingredients before, and now nobody knows. */
  opened: Allergen[];
}

/** The effect of a change of a dish on its allergens. */
export function allergenChange(before: FoodAllergens, after: FoodAllergens): AllergenChange {
  const having = (isSo: (was: string, is: string) => boolean): Allergen[] =>
    ALLERGENS.filter((allergen) => isSo(stateIn(before, allergen), stateIn(after, allergen)));
  return {
    added: having((was, is) => isThere(is) && (!isThere(was) || (is === 'contains' && was === 'may_contain'))),
    removed: having((was, is) => isThere(was) && is === 'not_among'),
    opened: having((was, is) => was === 'not_among' && is === 'unknown'),
  };
}

function isThere(state: string): boolean {
  return state === 'contains' || state === 'may_contain';
}
