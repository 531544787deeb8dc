import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { isGoods } from '@plateprint/shared/ingredients/search/words/not-food.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { type Language, type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { type Brands, withoutBrands } from '@plateprint/shared/mapper/brands.ts';
import { withoutCutAndPack } from '@plateprint/shared/mapper/cut-words.ts';
import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { type PurchaseWords, purchaseWordsOf } from '@plateprint/shared/mapper/purchase-words.ts';
import { readPurchasedName, withoutHouseBrands } from '@plateprint/shared/mapper/purchased-name.ts';
import { matchName } from '../ingredients/actions/match-name.ts';
import { FEW, inThreads } from '../ingredients/threads/in-threads.ts';
import { Remembered } from '../platform/remembered.ts';
import { isOrigin } from './decision-refusal.ts';

/** What a list's names are written in, and the words that its organization knows as brands. */
export interface PurchasedIn {
  language: Language;
  brands: Brands;
}

/** About 1.5 kB each: the goods of many wholesalers, in 15 MB. */
const MOST_REMEMBERED = 10_000;

interface OfRelease {
  words: Map<NameLanguage, PurchaseWords>;
  /** By language and name as written. */
  matches: Remembered<NameMatch>;
}

/** A release's own, so that a new version of the food data begins anew. */
const releases = new WeakMap<FoodData, OfRelease>();

function ofRelease(foodData: FoodData): OfRelease {
  const known = releases.get(foodData) ?? { words: new Map(), matches: new Remembered('purchased names', MOST_REMEMBERED) };
  releases.set(foodData, known);
  return known;
}

function wordsOf({ release }: FoodData, words: OfRelease['words'], language: NameLanguage): PurchaseWords {
  const known = words.get(language) ?? purchaseWordsOf(release.organicWords[language], release.originWords[language]);
  words.set(language, known);
  return known;
}

/**
 * What a purchased name means, without the brands that its organization knows. The name as written goes first, but for
 * wholesalers' own lines: packs and capitals tell the matching that it is an invoice's. Only when that is not sure, the food's
 * own words are asked for alone: measured on the labelled invoice names of eight languages that takes up to eight more names in
 * a hundred, none of them wrongly.
 */
export function matchPurchased(foodData: FoodData, written: string, { language, brands }: PurchasedIn): NameMatch {
  const said = withoutBrands(written, brands);
  const match = ofRelease(foodData).matches.get(keyOf(said, language), () => understandPurchased(foodData, said, language));
  return said === written ? match : { ...match, input: written };
}

function keyOf(said: string, language: Language): string {
  return `${language}|${said}`;
}

/** Looks many names up in threads, so that each is known when it is asked for; of few nothing is done. */
export async function matchPurchasedAhead(
  foodData: FoodData,
  written: readonly string[],
  { language, brands }: PurchasedIn,
): Promise<void> {
  const { matches } = ofRelease(foodData);
  const said = [...new Set(written.map((name) => withoutBrands(name, brands)))].filter(
    (name) => !matches.has(keyOf(name, language)),
  );
  if (said.length <= FEW) return;
  const found = await inThreads(foodData, said, {
    module: new URL('purchased-in-thread.ts', import.meta.url),
    answerTo: (food, name) => understandPurchased(food, name, language),
    how: { language },
  });
  for (const [place, match] of found.entries()) matches.set(keyOf(said[place] ?? '', language), match);
}

/** What a name without brands means, looked up anew. */
export function understandPurchased(foodData: FoodData, written: string, language: Language): NameMatch {
  const { words } = ofRelease(foodData);
  return understood(foodData, { written, language, words: wordsOf(foodData, words, nameLanguageOf(language)) });
}

/** What a sure match says that a name stands for: an ingredient's variation, or a category. */
export function foodOfMatch({ ingredientId, variation, categoryId }: NameMatch): FoodOfMatch {
  return {
    ingredientId,
    variationId: variation?.id ?? null,
    categoryId: ingredientId === null ? categoryId : null,
    notFood: false,
  };
}

type FoodOfMatch = Pick<MappingDecision, 'ingredientId' | 'variationId' | 'categoryId' | 'notFood'>;

function understood(
  foodData: FoodData,
  { written, language, words }: { written: string; language: Language; words: PurchaseWords },
): NameMatch {
  const said = withoutHouseBrands(written);
  const match = { ...matchName(foodData, said, language), input: written };
  if (isGoods(fold(said), nameLanguageOf(language))) return { ...match, matched: false };
  const { name, organic, origin_iso: origin } = readPurchasedName(said, words);
  // Where the food is understood, so is what its name tells of it: "Chinese leaf" is from anywhere, "Non-organic milk" is not organic.
  const told =
    match.ingredientId === null
      ? { organic, origin_id: origin !== null && isOrigin(foodData, origin) ? origin : null }
      : { organic: match.organic, origin_id: match.origin_id };
  if (match.matched) return { ...match, ...told };
  const bare = name === said ? match : matchName(foodData, name, language);
  if (bare.matched) return { ...bare, ...told, input: written };
  return { ...(uncut(foodData, { name, language, best: match.candidates[0]?.ingredientId }) ?? match), ...told, input: written };
}

/**
 * Without how it is cut and packed; only where that makes sure what was thought most likely before: words taken away may change what a
 * thing is. Null where it does not.
 */
function uncut(
  foodData: FoodData,
  { name, language, best }: { name: string; language: Language; best: string | null | undefined },
): NameMatch | null {
  const food = withoutCutAndPack(name);
  if (food === null || best === null || best === undefined) return null;
  const match = matchName(foodData, food, language);
  return match.matched && match.ingredientId === best ? match : null;
}
