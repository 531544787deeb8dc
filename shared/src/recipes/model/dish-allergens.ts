import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import type { RecipeAllergens } from '../allergens/allergen-statement.ts';
import { allergensOf } from '../allergens/recipe-allergens.ts';
import { isBlankLine } from './ingredient-line.ts';
import { ownAllergens } from './own-allergens.ts';
import type { RecipeDraft } from './recipe.ts';

/** The allergens of a dish's lines with those that are stated; `facts[i]` belongs to `ingredients[i]`. */
export function dishAllergens(
  { ingredients, customIngredients, allergens }: Pick<RecipeDraft, 'ingredients' | 'customIngredients' | 'allergens'>,
  facts: readonly ({ allergens: FoodAllergens } | null)[],
): RecipeAllergens {
  return allergensOf(
    [
      ...ingredients.flatMap((line, row) => (isBlankLine(line) ? [] : [facts[row]?.allergens ?? null])),
      ...customIngredients.map(ownAllergens),
    ],
    allergens,
  );
}
