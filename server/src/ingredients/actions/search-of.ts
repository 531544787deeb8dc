import { setImmediate as afterOthers } from 'node:timers/promises';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { IngredientSearch } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { NAME_LANGUAGES } from '@plateprint/shared/kernel/language.ts';

const searches = new WeakMap<FoodData, IngredientSearch>();

/** The search over a release, made on first use and shared. */
export function searchOf(foodData: FoodData): IngredientSearch {
  const known = searches.get(foodData);
  if (known) return known;
  const search = new IngredientSearch(foodData.release);
  searches.set(foodData, search);
  void prepareAll(search);
  return search;
}

/** An index takes about a seventh of a second: whoever asks first waits for one of them, not for seven. */
async function prepareAll(search: IngredientSearch): Promise<void> {
  for (const language of NAME_LANGUAGES) {
    await afterOthers();
    search.prepare(language);
  }
}
