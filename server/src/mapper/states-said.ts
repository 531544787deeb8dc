import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { writtenOut } from '@plateprint/shared/ingredients/search/words/abbreviations.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';

export interface Written {
  written: string;
  language: Language;
}

/** Words that name a joint, a dish or a sort, and only seem to tell that it is done. */
const NO_STATE: ReadonlySet<string> = new Set('roti rotis roast saute sautes saut frites frite vapeur mince'.split(' '));

/** States that a name says in words or by the trade's letters for them. */
export function statesSaid({ written, language }: Written, foodData: FoodData): Set<string> {
  const search = searchOf(foodData);
  const own = nameLanguageOf(language);
  const words = foldedWords(fold(withShortWords(written, own)));
  const whole = writtenOut(words, own, (word) => search.isWord(word, language));
  return new Set(whole.filter((word) => !NO_STATE.has(word)).flatMap((word) => search.statesOf(word, language)));
}
