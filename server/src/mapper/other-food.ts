import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { writtenOut } from '@plateprint/shared/ingredients/search/words/abbreviations.ts';
import { type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { onceFor } from '@plateprint/shared/kernel/reading/once-for.ts';
import { makesDish } from '@plateprint/shared/mapper/unknown-words.ts';
import { partedAtPack } from '@plateprint/shared/mapper/behind-pack.ts';
import { isCutOrPack } from '@plateprint/shared/mapper/words/cut-words.ts';
import { dessertWordsIn } from '@plateprint/shared/mapper/words/dessert-words.ts';
import { isTradeWord } from '@plateprint/shared/mapper/words/trade-words.ts';
import { withoutPacks } from '@plateprint/shared/mapper/purchased-name.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import type { Written } from './states-said.ts';

/** Letters from which on two words that begin alike are one in another inflection. */
const LEAST_SHARED = 4;

/** Letters that the first part of a compound has at least, and the part that is left of it. */
const LEAST_PART = 4;

/** Words of a food's names and of its kinds', in any language, folded; found once for a release. */
const wordsOfFood = onceFor(({ names, variations }: IngredientRecord): readonly string[] => {
  const kinds = variations.flatMap(({ names: own }) => (own ? Object.values(own).flat() : []));
  return [...new Set([...Object.values(names).flat(), ...kinds].flatMap((name) => foldedWords(fold(name))))];
});

function isAlike(word: string, own: string): boolean {
  if (word === own) return true;
  const shared = Math.max(LEAST_SHARED, Math.min(word.length, own.length) - 2);
  return word.slice(0, shared) === own.slice(0, shared) && word.length >= shared && own.length >= shared;
}

/** Words of a name that neither the food that was found has, nor tell how it is cut, packed and done. */
function wordsBeside(foodData: FoodData, food: IngredientRecord, { written, language }: Written): string[] {
  const search = searchOf(foodData);
  const own = nameLanguageOf(language);
  const known = wordsOfFood(food);
  const words = writtenOut(foldedWords(fold(withoutPacks(written))), own, (word) => search.isWord(word, language));
  return words.filter(
    (word) =>
      word.length >= LEAST_SHARED &&
      !isCutOrPack(word) &&
      !isTradeWord(word) &&
      search.statesOf(word, language).length === 0 &&
      !known.some((each) => isAlike(word, each)),
  );
}

/** Families whose foods are made of others, as stocks are: a meatball says its animals, and none of them is another food. */
const MADE: ReadonlySet<string> = new Set(['processed-meat', 'ready-meals']);
const isMadeOfOthers = ({ id, categoryId }: IngredientRecord): boolean => MADE.has(categoryId) || id.includes('stock');

/** Families that stand beside any food and change it little. */
const BESIDE: ReadonlySet<string> = new Set(['herbs-spices', 'fats-oils']);

const wholeNames = new WeakMap<FoodData, Map<NameLanguage, ReadonlySet<string>>>();

/** Names of one word, folded, of foods that are no mere seasoning. */
function namesIn(foodData: FoodData, language: NameLanguage): ReadonlySet<string> {
  const known = wholeNames.get(foodData) ?? new Map<NameLanguage, ReadonlySet<string>>();
  wholeNames.set(foodData, known);
  const names = known.get(language) ?? findNames(foodData, language);
  known.set(language, names);
  return names;
}

function findNames({ release }: FoodData, language: NameLanguage): ReadonlySet<string> {
  const foods = release.ingredients.filter(({ categoryId }) => !BESIDE.has(categoryId));
  return new Set(foods.flatMap((food) => food.names[language].map((name) => fold(name))));
}

/** Families that cakes and desserts are named by. */
const NAMES_DESSERTS: ReadonlySet<string> = new Set(['fruit', 'berries', 'nuts-seeds']);

/** Whether a cake, a pastry or a dessert was taken for the fruit or the nuts that it is named by. */
export function isDessertOfIt(foodData: FoodData, { ingredientId, categoryId }: NameMatch, { written }: Written): boolean {
  const food = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (!food || !NAMES_DESSERTS.has(categoryId ?? '')) return false;
  const known = wordsOfFood(food);
  const text = partedAtPack(written)?.food ?? written;
  return dessertWordsIn(foldedWords(fold(withoutPacks(text)))).some((word) => !known.includes(word));
}

/**
 * Whether a name says another food beside the one that was found ("APFELROTKOHL"), or a dish, a filling or a sauce that its names know nothing of ("CELERI
 * REMOUL."): then a person says what it is. Behind the pack a food's word is a maker's.
 */
export function saysMore(foodData: FoodData, { ingredientId }: NameMatch, by: Written): boolean {
  const food = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (!food) return false;
  const names = namesIn(foodData, nameLanguageOf(by.language));
  const own = wordsOfFood(food).filter((word) => word.length >= LEAST_PART);
  const written = partedAtPack(by.written)?.food ?? by.written;
  return wordsBeside(foodData, food, { ...by, written }).some((word) => {
    if (own.some((each) => each.includes(word))) return false;
    const head = own.find((each) => word.length > each.length && word.endsWith(each));
    if (head !== undefined) return names.has(word.slice(0, -head.length));
    return makesDish(word) || (!isMadeOfOthers(food) && names.has(word));
  });
}
