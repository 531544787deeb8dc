import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { understandLines } from '@plateprint/shared/ingredients/ingredient-api.ts';
import { lineAmount } from '@plateprint/shared/ingredients/line-amount.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { toNameMatch } from './present-match.ts';
import { searchOf } from './search-of.ts';

type UnderstoodLine = ReplyOf<typeof understandLines>['items'][number];

/** Words that a can or jar says about what is in it. */
const HINT_OF_UNIT: Record<string, string> = { can: 'canned', jar: 'canned' };

/** Parses a line and matches its name; the note and the kind of pack choose the variation. */
export function understandLine(foodData: FoodData, input: string, language: Language): UnderstoodLine {
  const phrase = parseLine(input, language);
  const hints = [phrase.note ?? '', phrase.unitText ?? '', HINT_OF_UNIT[phrase.unit ?? ''] ?? ''].join(' ').trim();
  const found = phrase.heading ? [] : searchOf(foodData).find(phrase.name, { language, limit: 5, hints });
  const match = toNameMatch(foodData, phrase.name, found, language);
  const ingredient = match.ingredientId === null ? null : foodData.ingredient(match.ingredientId);
  return { input, phrase, match, ...lineAmount(phrase, ingredient, language) };
}
