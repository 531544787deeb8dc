import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { MatchCandidate, NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { stem } from '@plateprint/shared/ingredients/search/stem.ts';
import { grammarOf, type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { onceFor } from '@plateprint/shared/kernel/reading/once-for.ts';
import { partedAtPack } from '@plateprint/shared/mapper/behind-pack.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { firstPackIn } from '@plateprint/shared/mapper/purchased-name.ts';
import { brandWordOf } from '@plateprint/shared/mapper/brands.ts';
import { makesDish } from '@plateprint/shared/mapper/unknown-words.ts';
import { foodAlone } from './raised-match.ts';
import { isCutOrPack } from '@plateprint/shared/mapper/words/cut-words.ts';
import { isTradeWord } from '@plateprint/shared/mapper/words/trade-words.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import { saysKind } from './other-kind.ts';
import { isNearlySame } from './nearly-same.ts';
import { hasUnknownTreatment } from './other-state.ts';
import { readWords, type Written } from './states-said.ts';
import { type OfList, unreadBeside } from './unread-words.ts';

/** Below it a food is like a name by chance, whatever words they share. */
const LEAST = 0.35;

/** A dish's name is made of foods' words: there the search must be surer. */
const LEAST_OF_DISH = 0.6;

/** A shorter word alone is no name. */
const LEAST_LETTERS = 3;

const namesOf = onceFor((_food: IngredientRecord) => new Map<NameLanguage, readonly (readonly string[])[]>());

/** The names of a food in a language, each as the stems of its words; found once for a release. */
function wholeNames(food: IngredientRecord, language: NameLanguage): readonly (readonly string[])[] {
  const known = namesOf(food);
  const names =
    known.get(language) ?? food.names[language].map((name) => foldedWords(fold(name)).map((word) => stem(word, language)));
  known.set(language, names);
  return names;
}

/** The words of the longest name of a food that stands whole among what a row says; null where none does. */
function wholeNameIn(food: IngredientRecord, said: ReadonlySet<string>, language: NameLanguage): readonly string[] | null {
  const [longest] = wholeNames(food, language)
    .filter((words) => words.every((word) => said.has(word)) && words.some((word) => word.length >= LEAST_LETTERS))
    .toSorted((one, other) => other.length - one.length);
  return longest ?? null;
}

/** Words of a row before its pack: what stands behind is a maker's, whatever food it sounds like. */
function wordsBeforePack(foodData: FoodData, by: Written): readonly string[] {
  const { words, whole } = readWords({ ...by, written: partedAtPack(by.written)?.food ?? by.written }, foodData);
  return [...words, ...whole];
}

interface Kind {
  ingredient: IngredientRecord;
  variation: VariationRecord;
}

function kindOf(foodData: FoodData, { variationId }: MatchCandidate): Kind | null {
  return foodData.variation(variationId) ?? null;
}

/**
 * What a row most likely means, where a whole name of that food stands in it and no other food's does but of nearly the same footprint and the same allergens: all
 * that keeps it from being sure is a word beside that name. Null where the row may mean another food, or another kind that differs.
 */
export function namedWhole(foodData: FoodData, match: NameMatch, by: OfList): NameMatch | null {
  const [first, ...rivals] = match.candidates;
  const found = first ? kindOf(foodData, first) : null;
  if (!first || !found || first.confidence < leastOf(found.ingredient) || !isArticle(by.written)) return null;
  const language = nameLanguageOf(by.language);
  const said = new Set(wordsBeforePack(foodData, by).map((word) => stem(word, language)));
  const own = wholeNameIn(found.ingredient, said, language);
  if (own === null || isNameOfOtherKind(foodData, found, { own, language })) return null;
  if (isOtherNamed(foodData, { rivals, found, own, said, language })) return null;
  if (grammarOf(language).compounds === 'dish_first' && isBehindOther(foodData, own, by)) return null;
  if (isDishMeant(foodData, found, by)) return null;
  if (
    isMoreBehind(foodData, found, by) ||
    isPreserved(foodData, found, by) ||
    hasUnknownTreatment(foodData, found, by) ||
    !isKindMeant(foodData, found, by)
  )
    return null;
  return {
    ...match,
    ingredientId: first.ingredientId,
    ingredientName: first.ingredientName,
    variationName: first.variationName,
    categoryId: found.ingredient.categoryId,
    variation: { id: first.variationId, origin: match.variation?.origin ?? null },
    confidence: first.confidence,
    matched: true,
  };
}

/** Families that dishes and coated pieces are made of: a word that nobody knows beside one of these may say so ("SALMON EN CROUTE"). */
const MADE_INTO_DISHES: ReadonlySet<string> = new Set(
  'beef pork poultry lamb-game processed-meat fish shellfish vegetables mushrooms-seaweed potatoes-roots cheese'.split(' '),
);

/** So many pieces, folded: "48ST" of cheese are no cheese. */
const PIECES = /(?<![\p{L}\d])\d{1,3} ?(?:x ?)?(?:st|stk|stuck|stuks|pcs|pces?|pieces?|pezzi)(?!\p{L})/u;

/** Whether a plain food may be what a dish is made of: by a word that nobody knows beside it, or a count of pieces. */
function isDishMeant(foodData: FoodData, found: Kind, by: OfList): boolean {
  if (!MADE_INTO_DISHES.has(found.ingredient.categoryId)) return false;
  return PIECES.test(fold(by.written)) || unreadBeside(foodData, found, by).length > 0;
}

/** Whether a row is a wholesaler's article, by its pack or its capitals: a cook's words beside a food ("pomme de pin") are no makers and grades. */
const isArticle = (written: string): boolean => firstPackIn(written) !== null || !/\p{Ll}/u.test(written);

const leastOf = ({ categoryId }: IngredientRecord): number => (categoryId === 'ready-meals' ? LEAST_OF_DISH : LEAST);

interface Rivals {
  rivals: readonly MatchCandidate[];
  found: Kind;
  own: readonly string[];
  said: ReadonlySet<string>;
  language: NameLanguage;
}

/** Whether a row names another food too, in other words than those of the first. */
function isOtherNamed(foodData: FoodData, { rivals, found, own, said, language }: Rivals): boolean {
  return rivals.some((rival) => {
    const other = kindOf(foodData, rival);
    if (!other || isNearlySame(foodData, found, other)) return false;
    const name = wholeNameIn(other.ingredient, said, language);
    return name !== null && !name.every((word) => own.includes(word));
  });
}

/** Letters of a label's word that tell its kind inside of another word. */
const LEAST_INSIDE = 5;

/** Whether the name that stands in a row is of another kind by a word in it: fruit yoghurt is none without fruit. */
function isNameOfOtherKind(
  foodData: FoodData,
  found: Kind,
  { own, language }: { own: readonly string[]; language: NameLanguage },
): boolean {
  const others = found.ingredient.variations.filter((variation) => !isNearlySame(foodData, found, { ...found, variation }));
  return others.some((kind) =>
    foldedWords(fold(kind.names?.[language] ?? ''))
      .map((word) => stem(word, language))
      .some((word) => word.length >= LEAST_INSIDE && own.some((each) => each !== word && each.includes(word))),
  );
}

/** Whether the kind that was found is the usual one, nearly the same, or said. */
function isKindMeant(foodData: FoodData, found: Kind, by: Written): boolean {
  const [usual] = found.ingredient.variations;
  if (!usual || isNearlySame(foodData, found, { ...found, variation: usual })) return true;
  return saysKind(foodData, found, { ...by, written: withoutDenied(by) });
}

/** A row without the words for what is not in it: "sans sucre" names no sugared kind. */
function withoutDenied({ written, language }: Written): string {
  return withShortWords(written, nameLanguageOf(language)).replace(DENIED, ' ');
}

const DENIED = /(?<!\p{L})(?:sans|uden|uten|utan|ohne|zonder|without|no) \p{L}+/giu;

/** French says first what a thing is: what another word stands before is made with it ("Île flottante crème anglaise"). */
function isBehindOther(foodData: FoodData, own: readonly string[], by: Written): boolean {
  const [first = ''] = readWords(by, foodData).whole;
  const search = searchOf(foodData);
  const isRead =
    own.includes(stem(first, 'fr')) || search.isWord(first, by.language) || search.statesOf(first, by.language).length > 0;
  return /^\p{L}{3}/u.test(first) && !isRead && !isCutOrPack(first) && !isTradeWord(first);
}

/** Families whose foods say which animal they are made of, also behind the pack. */
const MADE: ReadonlySet<string> = new Set(['processed-meat', 'ready-meals']);

/** Whether another food or a dish stands behind the pack: "Yoghurt 1kg jordbær" is of fruit. */
function isMoreBehind(foodData: FoodData, { ingredient }: Kind, { written, language }: Written): boolean {
  const search = searchOf(foodData);
  const behind = (partedAtPack(written)?.behind ?? []).map((token) => ({ token, word: brandWordOf(token) }));
  return behind.some(({ token, word }) => {
    if (word === null || isCutOrPack(word) || search.statesOf(token, language).length > 0) return false;
    if (makesDish(word)) return true;
    const alone = search.isWord(word, language) && !MADE.has(ingredient.categoryId) ? foodAlone(foodData, token, language) : null;
    return alone !== null && alone !== ingredient.id;
  });
}

const GROWN: ReadonlySet<string> = new Set(['fruit', 'berries', 'vegetables', 'mushrooms-seaweed']);
/** Packs, folded, of what was preserved: nobody puts fresh cucumbers into a bucket. */
const OF_PRESERVED =
  /(?<!\p{L})(?:hink|spand|spd|spann|botte|eimer|eim|seau|emmer|pail|bucket|glas|glass|bocal|jar|burk|brk)(?!\p{L})/u;
const PRESERVED: ReadonlySet<string> = new Set(['canned', 'pickled', 'glass-jar', 'in-brine']);

/** Whether fruit or vegetables as they grew were found in a pack of preserved ones, and these are another thing. */
function isPreserved(foodData: FoodData, { ingredient, variation }: Kind, { written }: Written): boolean {
  if (!GROWN.has(ingredient.categoryId) || !AS_GROWN.has(variation.stateId) || !OF_PRESERVED.test(fold(written))) return false;
  return !ingredient.variations.some(
    (kind) => PRESERVED.has(kind.stateId) && isNearlySame(foodData, { ingredient, variation }, { ingredient, variation: kind }),
  );
}

const AS_GROWN: ReadonlySet<string> = new Set(['raw', 'fresh', 'whole']);
