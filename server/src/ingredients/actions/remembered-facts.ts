import { isMainThread } from 'node:worker_threads';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { FactsPlace } from '@plateprint/shared/ingredients/facts.ts';
import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';

/** About 3 kB each: what the kitchens of one product really cook with fits many times over. */
const MOST_REMEMBERED = 5000;
const MOST_IN_THREADS = 500;

/** The same food data, which answers a question it was asked before without calculating again: nothing in a release changes. */
export function rememberingFacts(foodData: FoodData): FoodData {
  const remembered = new Remembered<IngredientFacts | null>('facts', isMainThread ? MOST_REMEMBERED : MOST_IN_THREADS);
  // All lines of a recipe are asked for one place: its words are put together with the first of them.
  let [last, words]: [FactsPlace | null, string] = [null, ''];
  return {
    ...foodData,
    facts(query, place) {
      if (place !== last) [last, words] = [place, `|${place.location}|${place.emissionDatabase}|${place.month ?? ''}`];
      const { variationId, categoryId, originId, organic } = query;
      const food = categoryId === null && originId === null && !organic;
      const key = food
        ? `${variationId ?? ''}${words}`
        : `${variationId ?? ''}|${categoryId ?? ''}|${originId ?? ''}|${organic}${words}`;
      return remembered.get(key, () => foodData.facts(query, place));
    },
  };
}
