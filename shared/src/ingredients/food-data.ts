import { factsOf, type FactsPlace, type FactsTables, type VariationOfIngredient } from './facts.ts';
import type { FoodDataRelease, IngredientRecord } from './food-data-release.ts';
import type { FactsQuery, IngredientFacts } from './ingredient-facts.ts';

/** A release with its lookups by id; opened once and shared, for nothing in it changes. */
export interface FoodData extends FactsTables {
  version: string;
  ingredient(id: string): IngredientRecord | null;
  /** Null when the query names nothing that the release knows. */
  facts(query: FactsQuery, place: FactsPlace): IngredientFacts | null;
}

export function openFoodData(release: FoodDataRelease): FoodData {
  const ingredients = new Map(release.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const categories = new Map(release.categories.map((category) => [category.id, category]));
  const variations = new Map<string, VariationOfIngredient>();
  for (const ingredient of release.ingredients) {
    for (const variation of ingredient.variations) variations.set(variation.id, { ingredient, variation });
  }

  const foodData: FoodData = {
    version: release.version,
    release,
    ingredient: (id) => ingredients.get(id) ?? null,
    variation: (id) => variations.get(id) ?? null,
    category: (id) => categories.get(id) ?? null,
    facts: (query, place) => factsOf(foodData, query, place),
  };
  return foodData;
}
