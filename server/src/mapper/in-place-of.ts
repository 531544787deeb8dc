import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { grammarOf, type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { isCoatAlone, isCoated, isInSauce, SAUCE, staysPlain } from '@plateprint/shared/mapper/words/cut-words.ts';
import { isOfPlantMaker } from '@plateprint/shared/mapper/words/maker-words.ts';
import { isOfBlend } from '@plateprint/shared/mapper/words/blend-words.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { matchName } from '../ingredients/actions/match-name.ts';
import { inTin, isBoughtInTin } from './doubts.ts';
import { NEARLY_SURE } from './raised-match.ts';
import { readWords, type Written } from './states-said.ts';

/** Where what was found lies in a tin, in sauce or in a coat: the food that it is then, or a person says what it is. */
export function inItsCoat(foodData: FoodData, match: NameMatch, by: Written): NameMatch {
  const food = match.ingredientId === null ? null : foodData.ingredient(match.ingredientId);
  if (!food) return match;
  if (match.matched && isBoughtInTin(foodData, match, by)) return inTin(foodData, match, by);
  if (match.matched && isInSauce(by.written) && !isNamedInSauce(food)) return { ...match, matched: false };
  if (match.matched && isOfTwoAnimals(by)) return { ...match, matched: false };
  const said = readWords(by, foodData).whole.join(' ');
  if (!isCoated(said) || !staysPlain(food) || isOfPlantMaker(by.written)) return match;
  if (isCoatAlone(said)) return { ...match, matched: false };
  if (match.variation?.id.endsWith('.breaded') === true) return match;
  // Breaded cod is not the cod; where no food is its animal in a coat, a person says what it is.
  const isSureOfAnimal =
    (match.candidates[0]?.confidence ?? 0) >= NEARLY_SURE && (food.categoryId === 'fish' || food.id.startsWith('chicken'));
  const id = isSureOfAnimal ? IN_A_COAT.get(food.categoryId) : undefined;
  return instead(foodData, { match, id, language: by.language });
}

/** Beginnings of words for veal and pork, folded. */
const ITS_ANIMAL = /(?<!\p{L})(?:kalv|kalf|veal|veau|kalb|gris|flask|flaesk|flesk|skink|svin|svine|varken|pork|porc|schwein)/u;

/** Only the animal's word tells whether a Wiener schnitzel is of veal or of pork. */
function isOfTwoAnimals({ written, language }: Written): boolean {
  const name = fold(written);
  return !grammarOf(language).wienerIsVeal && /wiener ?s(?:ch)?nit[sz]el/u.test(name) && !ITS_ANIMAL.test(name);
}

/** Foods for fish and chicken in a coat of crumbs or batter. */
const IN_A_COAT: ReadonlyMap<string, string> = new Map([
  ['fish', 'breaded-fish'],
  ['poultry', 'chicken-breaded'],
]);

/**
 * Two words that are written apart, where joined they would be another food's name: "PEBER RØD" is a red pepper, and no "peberrod". Taken for the food that has
 * both words, where the search is as sure of it.
 */
export function writtenApart(foodData: FoodData, match: NameMatch, { written, language }: Written): NameMatch {
  const [best, ...others] = match.candidates;
  const [first = '', second = ''] = foldedWords(fold(written));
  if (!best || second === '') return match;
  const own = nameLanguageOf(language);
  const namesOf = (id: string | null): string[] => (id === null ? [] : (foodData.ingredient(id)?.names[own] ?? []));
  const joined = namesOf(best.ingredientId).filter((name) => fold(name) === `${first}${second}`);
  if (joined.length === 0) return match;
  const apart = new Set([`${first} ${second}`, `${second} ${first}`]);
  const rival = others
    .filter(({ confidence }) => confidence > best.confidence - NEARLY_EQUAL)
    .flatMap(({ ingredientId }) => namesOf(ingredientId))
    .find((name) => apart.has(fold(name)));
  const { input, organic, origin_id } = match;
  if (rival !== undefined) return { ...matchName(foodData, rival, language), input, organic, origin_id };
  // "rød" is a colour, and "rod" a root: without its own letters the name is not said.
  const [letters = ''] = /^\P{L}*\p{L}+\P{L}+\p{L}+/u.exec(written) ?? [];
  return joined.some((name) => vowelsOf(name) === vowelsOf(letters)) ? match : { ...match, matched: false };
}

/** The letters of a text that are vowels of their own, and no accents. */
const vowelsOf = (text: string): string => text.toLowerCase().replaceAll(/[^øæåäöü]/gu, '');

/** Certainties that are one but for rounding. */
const NEARLY_EQUAL = 0.005;

/** Where a meat is cut, in whole folded words, by the end of what the food data call it. */
const CUTS: readonly { end: string; words: ReadonlySet<string> }[] = [
  { end: 'shoulder', words: 'shoulder schulter bug skulder skuldra bov schouder epaule' },
  { end: 'neck', words: 'neck nacken hals kamm nacke nakke nek collier echine' },
  { end: 'leg', words: 'leg keule lar laret gigot bout cuissot' },
].map(({ end, words }) => ({ end, words: new Set(words.split(' ')) }));

const MEATS = /^(?<animal>beef|pork|veal|lamb)-/u;

/** Meat whose cut a row names behind another word for it, as a roast: "Rinderbraten a.d. Schulter" is shoulder, whatever roasts are cut from else. */
export function ofNamedCut(foodData: FoodData, match: NameMatch, { written, language }: Written): NameMatch {
  const id = match.ingredientId ?? '';
  const animal = MEATS.exec(id)?.groups?.animal;
  const food = foodData.ingredient(id);
  if (animal === undefined || !food) return match;
  const own = nameLanguageOf(language);
  const said = new Set(foldedWords(fold(withShortWords(written, own))));
  const cut = CUTS.find(({ words }) => [...words].some((word) => said.has(word)));
  if (!cut || id.endsWith(cut.end)) return match;
  // A cut that is called so: a leg of beef may be its topside.
  const known = new Set(food.names[own].flatMap((name) => foldedWords(fold(name))));
  if ([...cut.words].some((word) => said.has(word) && known.has(word))) return match;
  return instead(foodData, { match, id: foodData.ingredient(`${animal}-${cut.end}`)?.id, language });
}

/** Foods for the mince of an animal, by what was found of it. */
const MINCE: readonly { of: RegExp; id: string }[] = [
  { of: /^beef(?:-|$)/u, id: 'beef-mince' },
  { of: /^pork(?:-|$)/u, id: 'pork-mince' },
];

/** The mince of what was found, where it has one of its own; a person says what it is where it has none. */
export function minced(foodData: FoodData, match: NameMatch, { language }: Written): NameMatch {
  const own = MINCE.find(({ of }) => of.test(match.ingredientId ?? ''))?.id;
  return instead(foodData, { match, id: own ?? (match.categoryId === 'fish' ? 'fish-mince' : undefined), language });
}

/** Buttermilk and vegetable fat blended, sold as cream. */
const BLEND = 'milk-fat-blend-cream';
const CREAMS: ReadonlySet<string> = new Set(['milk-cream', 'plant-dairy']);
const WITHOUT_MILK = /plant|vegan|vega|vegetab|veg(?!\p{L})|pflanz/u;

/** What a brand of such blends makes of the cream that a row calls it: of plants alone where the row says so. Null where it is none of them. */
export function ofBlend(foodData: FoodData, match: NameMatch, { written, language }: Written): NameMatch | null {
  const [likeliest] = match.candidates;
  const category = likeliest && foodData.ingredient(likeliest.ingredientId)?.categoryId;
  if (!isOfBlend(written) || !category || !CREAMS.has(category)) return null;
  return instead(foodData, { match, id: WITHOUT_MILK.test(fold(written)) ? 'plant-fat-cream' : BLEND, language });
}

/** Another food in place of the one that was found; a person says what it is where there is none. */
function instead(
  foodData: FoodData,
  { match, id, language }: { match: NameMatch; id: string | undefined; language: Language },
): NameMatch {
  const name = id === undefined ? undefined : foodData.ingredient(id)?.names[nameLanguageOf(language)]?.[0];
  if (name === undefined) return { ...match, matched: false };
  const { input, organic, origin_id } = match;
  return { ...matchName(foodData, name, language), input, organic, origin_id };
}

/** Whether the food's own names tell of a sauce. */
function isNamedInSauce({ names }: IngredientRecord): boolean {
  return Object.values(names).some((own) => own.some((name) => isInSauce(name) || SAUCE.test(fold(name))));
}
