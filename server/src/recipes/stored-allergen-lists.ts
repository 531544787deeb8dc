import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { FoodAllergens } from '@plateprint/shared/ingredients/food-allergens.ts';

interface Lists {
  allergens: string[];
  may_contain: string[];
  allergens_unknown: string[];
}

/** The three columns of a recipe's row; until its figures are made anew all that they do not name is unknown. */
export function storedAllergenLists(row: Lists): FoodAllergens {
  const [contains, mayContain] = [row.allergens as Allergen[], row.may_contain as Allergen[]];
  const unknown = (row.allergens_unknown as Allergen[]).filter((each) => !contains.includes(each) && !mayContain.includes(each));
  return { contains, mayContain, unknown };
}
