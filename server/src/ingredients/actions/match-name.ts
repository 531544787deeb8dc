import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { asBoned } from '@plateprint/shared/ingredients/bones/as-boned.ts';
import type { FoundIngredient } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { toNameMatch } from './present-match.ts';
import { searchOf } from './search-of.ts';

/** The match of one name of a list, as `POST /search/names` answers. */
export function matchName(foodData: FoodData, name: string, language: Language): NameMatch {
  const find = (written: string): FoundIngredient[] => searchOf(foodData).find(written, { language, limit: 5 });
  return toNameMatch(foodData, name, asBoned(find(name), { foodData, name, note: null, find }), language);
}
