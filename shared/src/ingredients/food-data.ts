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

/** How what stands under an id is found. */
export type FoodLookUps = Pick<FoodData, 'ingredient' | 'variation'>;

export function openFoodData(release: FoodDataRelease, lookUps: FoodLookUps = lookUpsOf(release)): FoodData {
  const categories = new Map(release.categories.map((category) => [category.id, category]));
  const foodData: FoodData = {
    version: release.version,
    release,
    ...lookUps,
    category: (id) => categories.get(id) ?? null,
    facts: (query, place) => factsOf(foodData, query, place),
  };
  return foodData;
}

function lookUpsOf({ ingredients }: FoodDataRelease): FoodLookUps {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const variations = new Map<string, VariationOfIngredient>();
  for (const ingredient of ingredients)
    for (const variation of ingredient.variations) variations.set(variation.id, { ingredient, variation });
  return { ingredient: (id) => byId.get(id) ?? null, variation: (id) => variations.get(id) ?? null };
}
