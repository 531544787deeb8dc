import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { numberOfName } from '@plateprint/shared/ingredients/phrase/words/name-number.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { FoundIngredient } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { SURE_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { searchOf } from './search-of.ts';

/** Families of foods that kitchens count; of others a bare number may be grams, a fat content or a type. */
const COUNTED: ReadonlySet<string> = new Set([
  'eggs',
  'fruit',
  'vegetables',
  'potatoes-roots',
  'bread-bakery',
  'mushrooms-seaweed',
]);
/** Foods that come one by one by the hundred: eggs and rolls. */
const BY_THE_HUNDRED: ReadonlySet<string> = new Set(['eggs', 'bread-bakery']);
const MOST_OF_FEW = 60;
const MOST_OF_MANY = 999;

/** "Eggs 60", "Zwiebeln 5": a whole number behind a food that is counted says how many; the line without it where it may say anything else. */
export function withCountBehind(foodData: FoodData, phrase: IngredientPhrase, language: Language): IngredientPhrase {
  const behind =
    phrase.quantity === null && !phrase.heading && phrase.note === null ? /^(\D{2,80}) ([1-9]\d{0,2})$/u.exec(phrase.name) : null;
  const [, name = '', number = ''] = behind ?? [];
  if (!behind || numberOfName(name, number) !== null) return phrase;
  const [best] = searchOf(foodData).find(name, { language, limit: 1 });
  if (!best || !isCounted(best, Number(number))) return phrase;
  const read = parseLine(`${number} ${name}`, language);
  return read.quantity === Number(number) && read.unit === null ? { ...read, input: phrase.input } : phrase;
}

function isCounted({ ingredient, confidence }: FoundIngredient, count: number): boolean {
  const { categoryId, pieces } = ingredient;
  const isPiece = pieces['piece'] !== undefined && COUNTED.has(categoryId) && confidence >= SURE_CONFIDENCE;
  return isPiece && count <= (BY_THE_HUNDRED.has(categoryId) ? MOST_OF_MANY : MOST_OF_FEW);
}
