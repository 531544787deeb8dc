import { setImmediate as afterOthers, setTimeout as pause } from 'node:timers/promises';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { IngredientSearch } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { NAME_LANGUAGES } from '@plateprint/shared/kernel/language.ts';

/** Milliseconds: who waited for the start is answered first. */
const A_MOMENT = 2000;

const searches = new WeakMap<FoodData, IngredientSearch>();

/** The search over a release, made on first use and shared. */
export function searchOf(foodData: FoodData): IngredientSearch {
  const known = searches.get(foodData);
  if (known) return known;
  const search = new IngredientSearch(foodData.release);
  searches.set(foodData, search);
  return search;
}

/**
 * Builds the index of every language, for a product that answers already. One takes some tenths of a second: whoever asks first
 * waits for one of them, not for seven, and no start waits for any.
 */
export async function prepareSearch(foodData: FoodData): Promise<void> {
  const search = searchOf(foodData);
  await pause(A_MOMENT, undefined, { ref: false });
  for (const language of NAME_LANGUAGES) {
    await afterOthers();
    search.prepare(language);
  }
}
