import { type Allergen, ALLERGENS } from '../../ingredients/allergen.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import type { AllergenStatement } from '../allergens/allergen-statement.ts';
import type { CustomIngredient } from './recipe.ts';

/** The allergens of a recipe's own ingredient, in the shape of a line of food data. Unstated ones are not known. */
export function ownAllergens({ allergens = [] }: Pick<CustomIngredient, 'allergens'>): FoodAllergens {
  const stated = new Map(allergens.map(({ allergen, state }) => [allergen, state]));
  const having = (wanted: AllergenStatement['state'] | undefined): Allergen[] =>
    ALLERGENS.filter((allergen) => stated.get(allergen) === wanted);
  return { contains: having('contains'), mayContain: having('may_contain'), unknown: having(undefined) };
}
