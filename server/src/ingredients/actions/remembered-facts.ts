import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';

/** About 3 kB each: what the kitchens of one product really cook with fits many times over. */
const MOST_REMEMBERED = 5000;

/** The same food data, which answers a question it was asked before without calculating again: nothing in a release changes. */
export function rememberingFacts(foodData: FoodData): FoodData {
  const remembered = new Map<string, IngredientFacts | null>();
  return {
    ...foodData,
    facts(query, place) {
      const key = `${query.variationId ?? ''}|${query.categoryId ?? ''}|${query.originId ?? ''}|${query.organic}|${place.location}|${place.emissionDatabase}|${place.month ?? ''}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const facts = foodData.facts(query, place);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, facts);
      return facts;
    },
  };
}
