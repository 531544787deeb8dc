import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { toNameMatch } from './present-match.ts';
import { searchOf } from './search-of.ts';

/** The match of one name of a list, as `POST /search/names` answers. */
export function matchName(foodData: FoodData, name: string, language: Language): NameMatch {
  return toNameMatch(foodData, name, searchOf(foodData).find(name, { language, limit: 5 }), language);
}
