import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { writtenOut } from '@plateprint/shared/ingredients/search/words/abbreviations.ts';
import { type Language, type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import type { BegunBy, FoodWord } from '@plateprint/shared/mapper/words/begun-words.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';

const known = new WeakMap<FoodData, Map<NameLanguage, readonly FoodWord[]>>();

/** Words of the foods' names in a language, folded and in the order of the alphabet; found once for a release. */
export function foodWords(foodData: FoodData, language: NameLanguage): readonly FoodWord[] {
  const own = known.get(foodData) ?? new Map<NameLanguage, readonly FoodWord[]>();
  known.set(foodData, own);
  const words = own.get(language) ?? wordsOf(foodData, language);
  own.set(language, words);
  return words;
}

function wordsOf({ release }: FoodData, language: NameLanguage): FoodWord[] {
  const foods = new Map<string, number>();
  const whole = new Set<string>();
  for (const { names } of release.ingredients) {
    for (const name of names[language]) whole.add(fold(name));
    const words = new Set(names[language].flatMap((name) => foldedWords(fold(name))));
    for (const word of words) foods.set(word, (foods.get(word) ?? 0) + 1);
  }
  return [...foods]
    .map(([word, count]) => ({ word, foods: count, isName: whole.has(word) }))
    .toSorted((one, other) => (one.word < other.word ? -1 : Number(one.word > other.word)));
}

/** By what words that a list cut off are written out. */
export function begunIn(foodData: FoodData, language: Language): BegunBy {
  const search = searchOf(foodData);
  const own = nameLanguageOf(language);
  const isWord = (word: string): boolean => search.isWord(word, language);
  return {
    words: foodWords(foodData, own),
    isKnown: (word) => isWord(word) || writtenOut([word], own, isWord)[0] !== word || search.statesOf(word, language).length > 0,
  };
}

const ofCategories = new WeakMap<FoodData, Map<string, readonly { id: string; words: readonly string[] }[]>>();

/** Names of several words, folded, that other foods of the same family have in a language; found once for a release. */
export function foodWordsOfCategory(
  foodData: FoodData,
  { id, categoryId }: IngredientRecord,
  language: NameLanguage,
): (readonly string[])[] {
  const own = ofCategories.get(foodData) ?? new Map<string, readonly { id: string; words: readonly string[] }[]>();
  ofCategories.set(foodData, own);
  const key = `${language} ${categoryId}`;
  const names =
    own.get(key) ??
    foodData.release.ingredients
      .filter((food) => food.categoryId === categoryId)
      .flatMap((food) => food.names[language].map((name) => ({ id: food.id, words: foldedWords(fold(name)) })))
      .filter(({ words }) => words.length > 1);
  own.set(key, names);
  return names.filter((name) => name.id !== id).map(({ words }) => words);
}
