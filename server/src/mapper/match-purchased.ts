import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { isGoods } from '@plateprint/shared/ingredients/search/words/not-food.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { type Language, type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { withCompoundJoined } from '@plateprint/shared/mapper/words/compound-words.ts';
import { brandWordOf, type Brands, hasBrand, withoutBrands } from '@plateprint/shared/mapper/brands.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import { saysOrganic, saysOriginal } from '@plateprint/shared/mapper/words/organic-words.ts';
import { isOfPlantMaker, withoutMakers } from '@plateprint/shared/mapper/words/maker-words.ts';
import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { type PurchaseWords, purchaseWordsOf } from '@plateprint/shared/mapper/purchase-words.ts';
import { readingsOf } from '@plateprint/shared/mapper/words/begun-words.ts';
import { readPurchasedName, withoutHouseBrands } from '@plateprint/shared/mapper/purchased-name.ts';
import { withoutPackInName } from '@plateprint/shared/mapper/pack-in-name.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { withTradeForms } from '@plateprint/shared/mapper/words/trade-forms/written-out.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import { matchName } from '../ingredients/actions/match-name.ts';
import { FEW, inThreads } from '../ingredients/threads/in-threads.ts';
import { isOrigin } from './decision-refusal.ts';
import { asBought } from './bought-kind.ts';
import { begunIn } from './food-words.ts';
import { boned, isDoubtful, isDoubtfulOfMaker, isOtherBone } from './doubts.ts';
import { inItsCoat, minced, ofBlend, ofNamedCut, writtenApart } from './in-place-of.ts';
import { isDenied } from './denied.ts';
import { namedWhole } from './named-whole.ts';
import { treated } from './other-state.ts';
import { asSaid, isMinceOfIt, withBonesOut, withKind } from './said-kind.ts';
import { hasUnreadWord } from './unread-words.ts';
import { saysOtherKind } from './other-kind.ts';
import { isChance, raisedMatch, withoutMakerBehind } from './raised-match.ts';

/** The language of a list's names, and the words that its organization knows as brands. */
export interface PurchasedIn {
  language: Language;
  brands: Brands;
  /** Words that are no food's by the list itself (`WordsOfNoFood`); none by default. */
  ofList?: ReadonlySet<string>;
}

/** About 1.5 kB each: the goods of many wholesalers, in 15 MB. */
const MOST_REMEMBERED = 10_000;

interface OfRelease {
  words: Map<NameLanguage, PurchaseWords>;
  /** By language and name as written. */
  matches: Remembered<NameMatch>;
}

/** Per release, so that a new version of the food data starts empty. */
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
export function matchPurchased(
  foodData: FoodData,
  written: string,
  { ahead, ...how }: PurchasedIn & { ahead?: ReadonlyMap<string, NameMatch> },
): NameMatch {
  const name = withoutKnownMakers(written, how);
  const key = keyOf(name);
  const match = ahead?.get(key) ?? ofRelease(foodData).matches.get(key, () => understandPurchased(foodData, name));
  // Who makes it is no part of what is asked for, and tells whether it may be a food as it grew.
  const matched = match.matched && !isDoubtfulOfMaker(foodData, match, { written, language: how.language });
  return name.said === written && matched === match.matched ? match : { ...match, input: written, matched };
}

/** A name without brands and makers, and which of its words its list tells to be no food's. */
export interface PlainName {
  said: string;
  language: Language;
  ofList: readonly string[];
  /** Which of its words its organization said are a food's. */
  ofFood: readonly string[];
}

function withoutKnownMakers(written: string, { language, brands, ofList = new Set() }: PurchasedIn): PlainName {
  const branded = withoutBrands(written, brands);
  const isSaid = brands.ofFood !== undefined && hasBrand(branded, brands.ofFood);
  // A maker of nothing but plants is kept: it says what its mince is made of.
  const said = isSaid ? branded : withoutMakers(branded);
  if (ofList.size === 0 && !isSaid) return { said, language, ofList: [], ofFood: [] };
  const words = new Set(said.split(/\s+/u).map((token) => brandWordOf(token) ?? ''));
  const ofFood = [...words].filter((word) => brands.ofFood?.has(word));
  return { said, language, ofList: [...ofList].filter((word) => words.has(word) && !ofFood.includes(word)), ofFood };
}

function keyOf({ said, language, ofList, ofFood }: PlainName): string {
  return `${language}|${ofList.join(' ')}|${ofFood.join(' ')}|${said}`;
}

/**
 * Looks many names up in threads, so that each is known when it is asked for; of few nothing is done. What is answered knows them however many others
 * ask meanwhile; the memory may have forgotten some by then.
 */
export async function matchPurchasedAhead(
  foodData: FoodData,
  written: readonly string[],
  { signal, ...how }: PurchasedIn & { signal?: AbortSignal | undefined },
): Promise<(name: string) => NameMatch> {
  const { matches } = ofRelease(foodData);
  const ahead = new Map<string, NameMatch>();
  const answered = (each: string): NameMatch => matchPurchased(foodData, each, { ...how, ahead });
  const names = new Map<string, PlainName>();
  for (const each of written) {
    const name = withoutKnownMakers(each, how);
    const key = keyOf(name);
    const known = matches.glance(key);
    if (known) ahead.set(key, known);
    else names.set(key, name);
  }
  if (names.size <= FEW) return answered;
  const found = await inThreads(foodData, [...names.values()], {
    module: new URL('purchased-in-thread.ts', import.meta.url),
    answerTo: understandPurchased,
    how: {},
    signal,
  });
  for (const [place, key] of [...names.keys()].entries()) {
    const match = found[place];
    if (!match) continue;
    ahead.set(key, match);
    matches.set(key, match);
  }
  return answered;
}

/** The match of a name without brands, looked up anew. */
export function understandPurchased(foodData: FoodData, { said, language, ofList, ofFood }: PlainName): NameMatch {
  const words = wordsOf(foodData, ofRelease(foodData).words, nameLanguageOf(language));
  const written = withTradeForms(said, nameLanguageOf(language));
  const read = understood(foodData, { written, language, words, ofList: new Set(ofList) });
  const found = written === said ? read : { ...read, input: said };
  // Shares are counted by the same words: a name has one meaning.
  const match = { ...found, organic: saysOrganic(said, language) ?? (found.organic && !saysOriginal(said, language)) };
  // A word that is a food's, and that no food data have, tells what nobody here knows.
  return ofFood.some((word) => !searchOf(foodData).isWord(word, language)) ? { ...match, matched: false } : match;
}

/** The food of a sure match: an ingredient's variation, or a category. */
export function foodOfMatch({ ingredientId, variation, categoryId }: NameMatch): FoodOfMatch {
  return {
    ingredientId,
    variationId: variation?.id ?? null,
    categoryId: ingredientId === null ? categoryId : null,
    notFood: false,
  };
}

type FoodOfMatch = Pick<MappingDecision, 'ingredientId' | 'variationId' | 'categoryId' | 'notFood'>;

interface UnderstoodBy {
  written: string;
  language: Language;
  words: PurchaseWords;
  ofList: ReadonlySet<string>;
}

/** A name as it stands, or else without the words for its pack that stand in the middle of it. */
function understood(foodData: FoodData, by: UnderstoodBy): NameMatch {
  const match = understoodAs(foodData, by);
  const plain = match.matched ? null : withoutPackInName(by.written, nameLanguageOf(by.language));
  if (plain === null) return match;
  const bare = understoodAs(foodData, { ...by, written: plain });
  return bare.matched ? { ...bare, input: match.input } : match;
}

function understoodAs(foodData: FoodData, by: UnderstoodBy): NameMatch {
  const { match: read, written } = writtenOutUnderstood(foodData, by);
  const blend = ofBlend(foodData, read, by);
  if (blend) return blend;
  const match = inPlace(foodData, read, by);
  const best = match.candidates[0]?.ingredientId ?? null;
  const food = best === null ? null : foodData.ingredient(best);
  if (!food) return match;
  if (!match.matched) return inItsCoat(foodData, match, by);
  if (isDoubtful(foodData, match, by)) return { ...match, matched: false };
  const bones = { ...by, written: withBonesOut(by.written) };
  const kind = isOtherBone(foodData, match, bones) ? boned(foodData, match, bones) : match;
  const said = asBought(foodData, asSaid(foodData, inItsCoat(foodData, kind, by), by), by);
  if (!said.matched) return said;
  const done = treated(foodData, said, {
    by,
    withKind: (other) => withKind(foodData, said, { kind: other, language: by.language }),
  });
  const asRead = { ...by, written };
  const isOpen = done.matched && isAsked(foodData, done, asRead);
  return isOpen ? { ...done, matched: false } : done;
}

/** What the name says itself, in place of what it is likest to. */
function inPlace(foodData: FoodData, match: NameMatch, by: UnderstoodBy): NameMatch {
  if (!match.matched) return match;
  if (isMinceOfIt(match, by)) return minced(foodData, match, by);
  return ofNamedCut(foodData, writtenApart(foodData, match, by), by);
}

function isAsked(foodData: FoodData, match: NameMatch, by: UnderstoodBy): boolean {
  return saysOtherKind(foodData, match, by) || hasUnreadWord(foodData, match, by) || isDenied(foodData, match, by);
}

interface Understood {
  match: NameMatch;
  /** The name as it was read: with words that were cut off written out. */
  written: string;
}

/** A name with words that were cut off written out, where it is not understood as it stands and all that it may say is one food. */
function writtenOutUnderstood(foodData: FoodData, by: UnderstoodBy): Understood {
  const match = plainlyUnderstood(foodData, by);
  if (match.matched) return { match, written: by.written };
  const short = withShortWords(by.written, nameLanguageOf(by.language));
  const readings = readingsOf(short, begunIn(foodData, by.language));
  const sure = readings
    .map((written) => ({ written, match: plainlyUnderstood(foodData, { ...by, written }) }))
    .filter((each) => each.match.matched);
  const [best] = sure.toSorted((one, other) => other.match.confidence - one.match.confidence);
  if (!best || sure.some((each) => each.match.ingredientId !== best.match.ingredientId))
    return { match: named(foodData, match, by), written: by.written };
  return { match: { ...best.match, input: by.written }, written: best.written };
}

/** What was thought likeliest, where the name says it in whole words; the same match where it does not, or reads like no food. */
function named(foodData: FoodData, match: NameMatch, by: UnderstoodBy): NameMatch {
  if (isOfPlantMaker(by.written) || isGoods(fold(by.written), nameLanguageOf(by.language))) return match;
  const found = namedWhole(foodData, match, by);
  return found !== null && asBought(foodData, found, by).ingredientId === found.ingredientId ? found : match;
}

function plainlyUnderstood(foodData: FoodData, by: UnderstoodBy): NameMatch {
  const { written, language, words, ofList } = by;
  const short = withShortWords(withoutHouseBrands(written), nameLanguageOf(language));
  const said = withCompoundJoined(short, (word) => searchOf(foodData).isWord(word, language));
  const match = { ...matchName(foodData, said, language), input: written };
  if (isOfPlantMaker(written)) return ofPlants(foodData, match);
  if (isGoods(fold(said), nameLanguageOf(language))) return { ...match, matched: false };
  const { name, organic, origin_iso: origin } = readPurchasedName(said, words);
  // Where the food is understood, so is what its name tells of it: "Chinese leaf" is from anywhere, "Non-organic milk" is not organic.
  const stated =
    match.ingredientId === null
      ? { organic, origin_id: origin !== null && isOrigin(foodData, origin) ? origin : null }
      : { organic: match.organic, origin_id: match.origin_id };
  if (match.matched) return { ...match, ...stated };
  const bare = name === said ? match : matchName(foodData, name, language);
  // An origin may be part of the name: Greek yoghurt is no plain one.
  const isLikeliest = isChance(match) || match.candidates[0]?.ingredientId === bare.ingredientId;
  if (bare.matched && isLikeliest) return { ...bare, ...stated, input: written };
  const best = match.candidates[0]?.ingredientId;
  const how = { name, language, best };
  const raised = raisedMatch(foodData, { ...how, ofList, candidates: match.candidates }) ?? beforePack(foodData, by);
  return { ...(raised ?? match), ...stated, input: written };
}

/** The food before its pack, where all that stands behind it is its maker: the whole name may be as little sure as that maker is known. */
function beforePack(foodData: FoodData, by: UnderstoodBy): NameMatch | null {
  const parted = withoutMakerBehind(foodData, by);
  if (parted === null) return null;
  const match = plainlyUnderstood(foodData, { ...by, written: parted.name });
  return match.matched && (parted.ingredientId === null || parted.ingredientId === match.ingredientId) ? match : null;
}

/** Mince of a maker of nothing but plants is none of beef: it is left unmatched, and a person says what it is. */
function ofPlants(foodData: FoodData, match: NameMatch): NameMatch {
  const food = match.ingredientId === null ? null : foodData.ingredient(match.ingredientId);
  return food?.diet === 'vegan' ? match : { ...match, matched: false };
}
