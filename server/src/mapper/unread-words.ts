import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { stem } from '@plateprint/shared/ingredients/search/stem.ts';
import { writtenOut } from '@plateprint/shared/ingredients/search/words/abbreviations.ts';
import {
  BRANDS,
  CLASS_WORDS,
  OF_WORDS,
  PACK_WORDS,
  PREPOSITIONS,
  STOP_WORDS,
} from '@plateprint/shared/ingredients/search/words/food-words.ts';
import { grammarOf, type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { partedAtPack } from '@plateprint/shared/mapper/behind-pack.ts';
import { withoutHouseBrands, withoutPacks } from '@plateprint/shared/mapper/purchased-name.ts';
import { isCutOrPack, SAUCE, withoutCutAndPack } from '@plateprint/shared/mapper/words/cut-words.ts';
import { isPartBaked } from '@plateprint/shared/mapper/words/part-baked-words.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { isTradeWord } from '@plateprint/shared/mapper/words/trade-words.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import { foodWordsOfCategory } from './food-words.ts';
import { isNearlySame } from './nearly-same.ts';
import { APART } from './other-kind.ts';
import type { Written } from './states-said.ts';

export interface OfList extends Written {
  ofList: ReadonlySet<string>;
}

/**
 * Whether a row has a word that the answer does not account for, and that may well make it another: what is short for a word of another kind or of a food beside it
 * ("GRNLS" of granules), what is one word with the food ("Torskeloins"). How sure the search is tells nothing of it: such words are left out before it is asked.
 */
export function hasUnreadWord(foodData: FoodData, match: NameMatch, by: OfList): boolean {
  const found = match.variation && foodData.variation(match.variation.id);
  if (!found) return false;
  const { ingredient: food, variation: kind } = found;
  const text = withShortWords(withoutHouseBrands(by.written), nameLanguageOf(by.language));
  const own = plainWords(foodData, { food, kind, language: nameLanguageOf(by.language) });
  const parted = partedAtPack(text);
  const unread = (part: string): string[] => unreadIn(foodData, { food, own, by, part });
  const before = unread(parted?.food ?? text);
  const all = parted ? [...before, ...unread(parted.behind.join(' '))] : before;
  if (all.length === 0) return false;
  const others = otherWords(foodData, { food, kind, own, language: nameLanguageOf(by.language) });
  if (all.some((word) => others().some((other) => word === other || isShortFor(word, other)))) return true;
  // A word that stands beside many things of its list is a maker there; only of a state it may still be short.
  return before.some((word) => !by.ofList.has(word) && isOneWordWith(word, own));
}

/** Words of a row before its pack that the answer does not account for, and that its list does not tell to be a maker's. */
export function unreadBeside(
  foodData: FoodData,
  { ingredient, variation }: { ingredient: IngredientRecord; variation: VariationRecord },
  by: OfList,
): string[] {
  const language = nameLanguageOf(by.language);
  const text = withShortWords(withoutHouseBrands(by.written), language);
  const own = plainWords(foodData, { food: ingredient, kind: variation, language });
  const unread = unreadIn(foodData, { food: ingredient, own, by, part: partedAtPack(text)?.food ?? text });
  return unread.filter((word) => !by.ofList.has(word));
}

interface Kind {
  food: IngredientRecord;
  kind: VariationRecord;
}

/** Names of a food beyond its first two are often of one of its kinds. */
const USUAL_NAMES = 2;

const wordsIn = (names: readonly string[]): string[] => names.flatMap((name) => foldedWords(fold(name)));

/** By kind and language, found once for a release. */
const plainOf = new WeakMap<VariationRecord, Map<NameLanguage, ReadonlySet<string>>>();

function plainWords(foodData: FoodData, of: Kind & { language: NameLanguage }): ReadonlySet<string> {
  const known = plainOf.get(of.kind) ?? new Map<NameLanguage, ReadonlySet<string>>();
  plainOf.set(of.kind, known);
  const words = known.get(of.language) ?? plainWordsOf(foodData, of);
  known.set(of.language, words);
  return words;
}

/** Stems of the words that the answer's own name and kind say, and of all that a name of the food may be called by alone. */
function plainWordsOf(foodData: FoodData, { food, kind, language }: Kind & { language: NameLanguage }): ReadonlySet<string> {
  const usual = wordsIn(food.names[language].slice(0, USUAL_NAMES));
  // "Reis parboiled": what stands behind the usual name is one of its kinds.
  const heads = food.names[language].map((name) => foldedWords(fold(name))).filter(([first = '']) => !usual.includes(first));
  const said = [
    ...usual,
    ...wordsIn(kind.names ? [kind.names[language]] : []),
    ...stateWordsOf(foodData, kind.stateId, language),
    ...heads.flatMap((words) => headOf(words, language)),
  ];
  return new Set(said.map((word) => stem(word, language)));
}

function stateWordsOf({ release }: FoodData, stateId: string, language: NameLanguage): string[] {
  const state = release.states.find(({ id }) => id === stateId);
  return state ? wordsIn([...state.words[language], state.names[language]]) : [];
}

function headOf(words: readonly string[], language: NameLanguage): string[] {
  if (grammarOf(language).compounds === 'dish_first') return words.slice(0, 1);
  const end = words.findIndex((word, at) => at > 0 && (PREPOSITIONS[language].has(word) || OF_WORDS[language].has(word)));
  return words.slice(0, end === -1 ? undefined : end).slice(-1);
}

/** Parts of an animal and measures that stand in any name, folded. */
const SMALL: ReadonlySet<string> = new Set(
  'mm cm kg gr vl os knochen haut skind skinn skin ben bein bot vel peau arete aretes graten mg fett fat fdm no sk svaer deckel couenne tr fitr fast'.split(
    ' ',
  ),
);

/** Countries as lists shorten them, folded: "NORV." is no state. */
const ORIGINS: ReadonlySet<string> = new Set(
  'norv norw norg dt dtsch deut franz ital span holl belg dan pol esp espag port irl ecos ecoss angl allem isl island chil maroc equat vietn arg argent bras uru urug aus austr nzl'.split(
    ' ',
  ),
);

/** Words of a part of a row that no name of the food, no state, cut, pack, trade, origin or maker accounts for. */
function unreadIn(
  foodData: FoodData,
  { food, own, by, part }: { food: IngredientRecord; own: ReadonlySet<string>; by: OfList; part: string },
): string[] {
  const language = nameLanguageOf(by.language);
  const search = searchOf(foodData);
  const isWord = (word: string): boolean => search.isWord(word, by.language);
  const isRead = (word: string): boolean =>
    own.has(stem(word, language)) ||
    isCutOrPack(word) ||
    isTradeWord(word) ||
    BRANDS.has(word) ||
    PACK_WORDS.has(word) ||
    isPartBaked(word) ||
    ORIGINS.has(word) ||
    (food.categoryId === 'sauces-condiments' && SAUCE.test(word)) ||
    CLASS_WORDS.some(({ words, categories }) => categories.has(food.categoryId) && words[language].has(word)) ||
    search.statesOf(word, by.language).length > 0;
  const words = writtenOut(
    foldedWords(fold(withoutCutAndPack(withoutPacks(part)) ?? withoutPacks(part))),
    language,
    isWord,
  ).filter((word) => /^[a-z]{2}/u.test(word) && !isSmall(word, language) && !isRead(word));
  if (words.length === 0) return [];
  const marks = marksOf(foodData, language);
  const names = new Set(wordsIn(Object.values(food.names).flat()).map((word) => stem(word, language)));
  const isBegun = (word: string): boolean => word.length >= LEAST_OF_SHORT && [...own].some((each) => each.startsWith(word));
  return words.filter(
    (word) => !marks.has(word) && !isBegun(word) && !names.has(stem(word, language)) && !isCompoundOf(word, isRead),
  );
}

function isSmall(word: string, language: NameLanguage): boolean {
  return STOP_WORDS[language].has(word) || PREPOSITIONS[language].has(word) || OF_WORDS[language].has(word) || SMALL.has(word);
}

/** Letters that either half of a compound has at least. */
const LEAST_HALF = 3;

function isCompoundOf(word: string, isRead: (part: string) => boolean): boolean {
  for (let at = LEAST_HALF; at <= word.length - LEAST_HALF; at++) {
    const front = word.slice(0, at);
    if (isRead(word.slice(at)) && (isRead(front) || isRead(front.replace(/[se]$/u, '')))) return true;
  }
  return false;
}

const markWords = new WeakMap<FoodData, Map<NameLanguage, ReadonlySet<string>>>();

/** Words of origins and of organic growing in a language and in English, folded. */
function marksOf(foodData: FoodData, language: NameLanguage): ReadonlySet<string> {
  const known = markWords.get(foodData) ?? new Map<NameLanguage, ReadonlySet<string>>();
  markWords.set(foodData, known);
  const { originWords, organicWords } = foodData.release;
  const spoken = [language, 'en' as const];
  const words =
    known.get(language) ?? new Set(spoken.flatMap((each) => wordsIn([...Object.keys(originWords[each]), ...organicWords[each]])));
  known.set(language, words);
  return words;
}

/** Kinds that differ from the usual one by how a piece is cut alone. */
const SHAPES: ReadonlySet<string> = new Set(
  'raw fresh fillet whole with-bone boneless skinless cut cut-up ready chilled dry unsweetened unsalted'.split(' '),
);

/** Words that would make the row another kind of the food, or a food beside it whose name has the same head; looked up when first asked. */
function otherWords(
  foodData: FoodData,
  { food, kind, own, language }: Kind & { own: ReadonlySet<string>; language: NameLanguage },
): () => readonly string[] {
  let words: readonly string[] | null = null;
  return () => {
    const isNear = (each: VariationRecord): boolean =>
      isNearlySame(foodData, { ingredient: food, variation: kind }, { ingredient: food, variation: each });
    const differing = food.variations.filter((each) => !isNear(each));
    // A state of a kind that is nearly the same changes no figure.
    const near = new Set(food.variations.filter(isNear).map(({ stateId }) => stateId));
    const states = [...APART, ...differing.map(({ stateId }) => stateId)].filter((id) => !near.has(id) && !SHAPES.has(id));
    words ??= [
      ...differing.flatMap((each) => (each.names === null ? [] : labelWords(each.names[language], language))),
      ...states.flatMap((id) => stateWordsOf(foodData, id, language)),
      ...foodWordsOfCategory(foodData, food, language).flatMap((name) =>
        name.some((word) => isHead(word, food, language)) ? name : [],
      ),
    ].filter(
      (word) => word.length >= LEAST_HALF && /^[a-z]/u.test(word) && !own.has(stem(word, language)) && !isSmall(word, language),
    );
    return words;
  };
}

/** The words of a kind's label, and their first letters together: "ABC" is "à base de concentré". */
function labelWords(label: string, language: NameLanguage): string[] {
  const words = foldedWords(fold(label)).filter((word) => /^[a-z]/u.test(word) && !OF_WORDS[language].has(word));
  return [...words, words.map(([first = '']) => first).join('')];
}

function isHead(word: string, { names }: IngredientRecord, language: NameLanguage): boolean {
  return names[language].slice(0, USUAL_NAMES).some((name) => headOf(foldedWords(fold(name)), language).includes(word));
}

/** Letters of a short form that leaves letters out: fewer are like any word. */
const LEAST_OF_SHORT = 3;
const MOST_OF_SHORT = 6;

/** Whether a word may be short for a longer one: its beginning, or its consonants in their order ("SGL" of surgelé). */
function isShortFor(short: string, long: string): boolean {
  if (short.length < LEAST_OF_SHORT || long.length <= short.length + 1 || short[0] !== long[0]) return false;
  if (long.startsWith(short)) return true;
  const isSkeleton = short.length <= MOST_OF_SHORT && !/[aeiouy]/u.test(short.slice(1));
  if (!isSkeleton || short.length * 4 < long.length) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Whether a word begins or ends with one of the food's own, and is another thing: "Kartoffelskræller", but no "Ziegenkäserolle". */
function isOneWordWith(word: string, own: ReadonlySet<string>): boolean {
  return [...own].some((each) => {
    if (each.length <= LEAST_HALF || word.length <= each.length + 1) return false;
    if (word.startsWith(each)) return !isCutOrPack(word.slice(each.length));
    return word.endsWith(each);
  });
}
