import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientSuggestion, NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { asBoned } from '@plateprint/shared/ingredients/bones/as-boned.ts';
import type { FoundIngredient, SearchOptions } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { toNameMatch, toSuggestion } from './present-match.ts';
import { searchOf } from './search-of.ts';

/** The match of one name of a list, as `POST /search/names` answers. */
export function matchName(foodData: FoodData, name: string, language: Language): NameMatch {
  return toNameMatch(foodData, { input: name }, foundByName(foodData, name, { language, limit: 5 }), language);
}

/** The foods that somebody may mean who types. */
export function suggestions(
  foodData: FoodData,
  { query, language, limit }: { query: string; language: Language; limit: number },
): IngredientSuggestion[] {
  return foundByName(foodData, query, { language, limit, typing: true }).map((found) => toSuggestion(foodData, found, language));
}

function foundByName(foodData: FoodData, name: string, options: SearchOptions): FoundIngredient[] {
  const find = (written: string): FoundIngredient[] => searchOf(foodData).find(written, options);
  return asBoned(find(name), { foodData, name, note: null, find });
}
