import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { type Language, type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { partedAtPack } from '@plateprint/shared/mapper/behind-pack.ts';
import { brandWordOf } from '@plateprint/shared/mapper/brands.ts';
import { isCutOrPack, staysPlain, withoutCutAndPack } from '@plateprint/shared/mapper/words/cut-words.ts';
import { changesFood, isStrange, withoutStrange, withoutUnknown } from '@plateprint/shared/mapper/unknown-words.ts';
import { type ShortenedBy, withoutShortened } from '@plateprint/shared/mapper/shortened-words.ts';
import { beginsFood } from '@plateprint/shared/mapper/words/begun-words.ts';
import { foodWords } from './food-words.ts';
import { matchName } from '../ingredients/actions/match-name.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import { unreadBeside } from './unread-words.ts';

/** Below it the likeliest food is like the name by chance. */
const NOISE = 0.35;

/** Whether nothing is likely: the first food is like the name by chance. */
export function isChance({ candidates }: Pick<NameMatch, 'candidates'>): boolean {
  return (candidates[0]?.confidence ?? 0) < NOISE;
}

interface Likeliest {
  name: string;
  language: Language;
  best: string | null | undefined;
}

/**
 * Without how it is cut and packed; only where that makes sure what was thought most likely before, if anything was: words taken away may
 * change what a thing is. Null where it does not.
 */
function uncut(foodData: FoodData, { name, language, best, candidates }: Omit<OpenMatch, 'ofList'>): NameMatch | null {
  const left = withoutCutAndPack(name);
  const isNoise = left !== null && isChance({ candidates });
  return sureOfBest(foodData, left, { language, best: isNoise ? matchName(foodData, left, language).ingredientId : best });
}

interface OpenMatch extends Likeliest, Pick<NameMatch, 'candidates'> {
  ofList: ReadonlySet<string>;
}

/** A name that is sure once its cut, its pack and words that nobody knows are left out; null where it is not. */
export function raisedMatch(foodData: FoodData, how: OpenMatch): NameMatch | null {
  const plain = uncut(foodData, how) ?? withoutStrangers(foodData, how) ?? nearlySure(foodData, how);
  if (plain) return plain;
  const left = withoutShortened(how.name, shortenedIn(foodData, how.language));
  const written = left === null ? how : likeliestOf(foodData, left, how);
  const { name, best } = written;
  const done = best === null || best === undefined ? null : withoutOwnStates(foodData, { name, language: how.language, best });
  for (const each of [written, ...(done === null ? [] : [{ ...written, name: done }])]) {
    if (each === how) continue;
    const raised = sureOfBest(foodData, each.name, each) ?? uncut(foodData, each) ?? withoutStrangers(foodData, each);
    const found = raised ?? nearlySure(foodData, each);
    if (found) return found;
  }
  return null;
}

function likeliestOf(foodData: FoodData, name: string, how: OpenMatch): OpenMatch {
  const { candidates } = matchName(foodData, name, how.language);
  return { ...how, name, candidates, best: candidates[0]?.ingredientId };
}

function shortenedIn(foodData: FoodData, language: Language): ShortenedBy {
  const search = searchOf(foodData);
  const own = nameLanguageOf(language);
  return {
    language: own,
    isKnown: (word) => search.isWord(word, language),
    stateWords: stateWordsOf(foodData, own),
    beginsFood: (short) => beginsFood(short, foodWords(foodData, own)),
  };
}

const stateWords = new WeakMap<FoodData, Map<NameLanguage, readonly (readonly [word: string, state: string])[]>>();

/** Words of states in a language, folded, each with its state. */
function stateWordsOf(foodData: FoodData, language: NameLanguage): readonly (readonly [word: string, state: string])[] {
  const known = stateWords.get(foodData) ?? new Map<NameLanguage, readonly (readonly [string, string])[]>();
  stateWords.set(foodData, known);
  const words =
    known.get(language) ??
    foodData.release.states.flatMap(({ id, words: own }) =>
      own[language].map((word): readonly [string, string] => [fold(word), id]),
    );
  known.set(language, words);
  return words;
}

/** States that a food has that is bought ready: fried meatballs are meatballs. */
const READY: ReadonlySet<string> = new Set([
  'cooked',
  'boiled',
  'fried',
  'grilled',
  'roasted',
  'baked',
  'pre-cooked',
  'ready',
  'chilled',
  'poached',
]);

/** A name without words of heat, where its food is bought cooked anyway ("Köttbullar stekta"); null where it is not, or says none. */
function withoutOwnStates(
  foodData: FoodData,
  { name, language, best }: { name: string; language: Language; best: string },
): string | null {
  const food = foodData.ingredient(best);
  const own = food?.variations[0]?.stateId;
  if (!food || own === undefined || staysPlain(food) || !(READY.has(own) || own === 'frozen')) return null;
  const search = searchOf(foodData);
  const tokens = name.split(/\s+/u);
  const left = tokens.filter((token, at) => {
    const states = search.statesOf(token, language);
    return at === 0 || states.length === 0 || !states.every((state) => READY.has(state));
  });
  return left.length === tokens.length ? null : left.join(' ');
}

/** The same without words that nobody knows: makers, varieties and places, as far as the name or its list tells them. */
function withoutStrangers(
  foodData: FoodData,
  { name, language, best, ofList }: Likeliest & { ofList: ReadonlySet<string> },
): NameMatch | null {
  const search = searchOf(foodData);
  const isKnown = (word: string): boolean => !isStrange(word, (part) => search.isWord(part, language));
  const left = withoutUnknown(name, { language: nameLanguageOf(language), isKnown, ofList });
  if (left === null) return null;
  const how = { language, best };
  return sureOfBest(foodData, left, how) ?? sureOfBest(foodData, withoutCutAndPack(left), how);
}

/** From here on a word or two are all that keeps the best candidate from being sure. */
export const NEARLY_SURE = 0.82;
/** Of what is not bought raw less will do: an unknown word makes no other food of oats. */
const RATHER_SURE = 0.65;
/** Another food as likely as this may be what the unknown word says. */
const RIVAL = 0.5;

/** From here on a food that nothing else is like is meant, whatever maker or variety stands beside it. */
const LIKELY = 0.4;
const FAR_RIVAL = 0.25;

/**
 * Where the food itself was found beyond doubt, and all that is left are words behind it that no food data has ("Hvedemel Mørdrup"). Of
 * raw meat and fish, vegetables and cheese such a word may be a dish ("goujons", "parcels"): there none may stand before the pack that nobody can read. Words of dishes count as before.
 */
function nearlySure(foodData: FoodData, { name, language, best, candidates, ofList }: OpenMatch): NameMatch | null {
  const [first, second] = candidates;
  const rival = second?.confidence ?? 0;
  const food = first ? foodData.ingredient(first.ingredientId) : null;
  if (!first || !food) return null;
  const isPlain = staysPlain(food);
  const enough = isPlain ? NEARLY_SURE : RATHER_SURE;
  if (first.confidence < enough && (isPlain || food.categoryId === 'processed-meat')) return null;
  if (first.confidence >= enough ? rival >= RIVAL : first.confidence < LIKELY || rival >= FAR_RIVAL) return null;
  const found = foodData.variation(first.variationId);
  if (isPlain && (!found || unreadBeside(foodData, found, { written: name, language, ofList }).length > 0)) return null;
  const search = searchOf(foodData);
  const left = withoutStrange(name, (word) => !isStrange(word, (part) => search.isWord(part, language)));
  const how = { language, best };
  return left === null ? null : (sureOfBest(foodData, left, how) ?? sureOfBest(foodData, withoutCutAndPack(left), how));
}

function sureOfBest(foodData: FoodData, name: string | null, { language, best }: Omit<Likeliest, 'name'>): NameMatch | null {
  if (name === null || best === null || best === undefined) return null;
  const match = matchName(foodData, name, language);
  return match.matched && match.ingredientId === best && !isOtherState(foodData, match, { name, language }) ? match : null;
}

/** States that make another food of a raw one, with another figure. */
const OTHER: ReadonlySet<string> = new Set([
  'smoked',
  'cold-smoked',
  'hot-smoked',
  'dried',
  'powder',
  'pickled',
  'canned',
  'candied',
]);
const PLAIN: ReadonlySet<string> = new Set([
  'raw',
  'fresh',
  'fillet',
  'whole',
  'with-bone',
  'boneless',
  'peeled',
  'cut',
  'frozen',
  'chilled',
]);

/** Whether a name says a state that the kind which was found has not: smoked turkey breast is no raw one. */
function isOtherState(
  foodData: FoodData,
  { variation }: NameMatch,
  { name, language }: { name: string; language: Language },
): boolean {
  const state = variation ? foodData.variation(variation.id)?.variation.stateId : undefined;
  if (state === undefined || !PLAIN.has(state)) return false;
  const search = searchOf(foodData);
  return name.split(/\s+/u).some((token) => {
    const said = search.statesOf(token, language);
    return said.length > 0 && said.every((each) => OTHER.has(each));
  });
}

/** From here on a word alone is a food's name, and none that is only spelt like one ("FRIESE VLAG" and frisée). */
const A_FOOD = 0.97;

/** The food that a word names by itself; null where it names none. */
export function foodAlone(foodData: FoodData, word: string, language: Language): string | null {
  const [best] = matchName(foodData, word, language).candidates;
  return best !== undefined && best.confidence >= A_FOOD ? best.ingredientId : null;
}

/**
 * A name without what stands behind its pack and is no food's: makers stand there, often in several words ("1KG DEN GRØNNE SLAGTER"). States and
 * origins stay. A word that the food data has may tell the food apart ("RIS 5KG BASMATI"): then the food with it decides, and
 * `ingredientId` is that. Null where nothing is left out, or a word makes another food or is one ("YOGHURT 1KG JORDBÆR").
 */
export function withoutMakerBehind(
  foodData: FoodData,
  { written, language }: { written: string; language: Language },
): { name: string; ingredientId: string | null } | null {
  const parted = partedAtPack(written);
  if (parted === null) return null;
  const search = searchOf(foodData);
  const isKnown = (word: string): boolean => !isStrange(word, (part) => search.isWord(part, language));
  const kept: string[] = [];
  const known: string[] = [];
  let leftOut = 0;
  for (const token of parted.behind) {
    const word = brandWordOf(token);
    if (word === null || search.statesOf(token, language).length > 0 || isCutOrPack(word)) kept.push(token);
    else if (changesFood(word)) return null;
    else {
      leftOut += 1;
      if (isKnown(word)) known.push(token);
    }
  }
  if (leftOut === 0) return null;
  const name = [parted.food, ...kept].join(' ');
  if (known.length === 0) return { name, ingredientId: null };
  if (known.some((token) => foodAlone(foodData, token, language) !== null)) return null;
  const [best] = matchName(foodData, [parted.food, ...known, ...kept].join(' '), language).candidates;
  return best === undefined ? null : { name, ingredientId: best.ingredientId };
}
