import { ingredientName } from './name-in.ts';
import { labelIn } from './food-data-release.ts';
import type { FoodData } from './food-data.ts';
import type { Language } from '../kernel/language.ts';

/** The name of the food that an error is drawn by; null for an ingredient that a person named in a recipe. */
export function foodNames(
  foodData: Pick<FoodData, 'ingredient' | 'category'>,
  language: Language,
): (food: string) => string | null {
  return (food) => {
    const ingredient = foodData.ingredient(food);
    if (ingredient) return ingredientName(ingredient, language);
    const category = foodData.category(food);
    return category ? labelIn(language, category.names) : null;
  };
}
