import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { writtenOut } from '@plateprint/shared/ingredients/search/words/abbreviations.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import { onceFor } from '@plateprint/shared/kernel/reading/once-for.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';

export interface Written {
  written: string;
  language: Language;
}

/** Words that name a joint, a dish or a sort, and only seem to tell that it is done. */
const NO_STATE: ReadonlySet<string> = new Set('roti rotis roast saute sautes saut frites frite vapeur mince'.split(' '));

interface ReadWords {
  /** Folded, with the words for with and without written out. */
  words: readonly string[];
  /** The same with every abbreviation written out. */
  whole: readonly string[];
  /** States that the name says in words or by the trade's letters for them. */
  states: ReadonlySet<string>;
}

/** Of the names that are read just now: each is asked about a dozen times in turn. */
const MOST_AT_ONCE = 200;
const wordsRead = onceFor((_release: FoodData) => new Remembered<ReadWords>('words of purchased names', MOST_AT_ONCE));

/** The words of a name as the questions about its kind ask for them. */
export function readWords({ written, language }: Written, foodData: FoodData): ReadWords {
  return wordsRead(foodData).get(`${language}|${written}`, () => {
    const search = searchOf(foodData);
    const own = nameLanguageOf(language);
    const words = foldedWords(fold(withShortWords(written, own)));
    const whole = writtenOut(words, own, (word) => search.isWord(word, language));
    const states = whole.filter((word) => !NO_STATE.has(word)).flatMap((word) => search.statesOf(word, language));
    return { words, whole, states: new Set(states) };
  });
}

/** States that a name says in words or by the trade's letters for them. */
export function statesSaid(by: Written, foodData: FoodData): ReadonlySet<string> {
  return readWords(by, foodData).states;
}
