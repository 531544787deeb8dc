import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { IngredientSearch } from '@plateprint/shared/ingredients/search/ingredient-search.ts';

const searches = new WeakMap<FoodData, IngredientSearch>();

/** The search over a release, built on first use (about a third of a second) and shared. */
export function searchOf(foodData: FoodData): IngredientSearch {
  const known = searches.get(foodData);
  if (known) return known;
  const search = new IngredientSearch(foodData.release);
  searches.set(foodData, search);
  return search;
}
