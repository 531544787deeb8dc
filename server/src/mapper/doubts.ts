import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { isBonedOtherwise } from '@plateprint/shared/ingredients/bones/as-boned.ts';
import { bonesSaid } from '@plateprint/shared/ingredients/bones/bone-words.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { readsLikeNoFood } from '@plateprint/shared/mapper/words/no-food.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import { matchName } from '../ingredients/actions/match-name.ts';

interface Written {
  written: string;
  language: Language;
}

/** From here on a name is a food's word for word. */
const WORD_FOR_WORD = 0.97;

/** Whether a name that reads like a ware is a food by its likeness alone: "TONGS" are no soles, though Dutch has "tong" for them. */
export function isWare({ confidence }: NameMatch, { written, language }: Written): boolean {
  return confidence < WORD_FOR_WORD && readsLikeNoFood(fold(written), nameLanguageOf(language));
}

/** Whether a name says that it has no bone, and the kind that was found has one, or the other way round. */
export function isOtherBone(foodData: FoodData, { variation }: NameMatch, { written, language }: Written): boolean {
  const found = variation && foodData.variation(variation.id);
  return found ? isBonedOtherwise(found, withShortWords(written, nameLanguageOf(language))) : false;
}

/** The kind of the same meat that has no bone, or has one, as the name says; not taken where the data have none. */
export function boned(foodData: FoodData, match: NameMatch, { written, language }: Written): NameMatch {
  const own = nameLanguageOf(language);
  const text = withShortWords(written, own);
  const said = bonesSaid(text);
  const name = match.ingredientId === null ? undefined : foodData.ingredient(match.ingredientId)?.names[own]?.[0];
  const word = foodData.release.states.find(({ id }) => id === said)?.words[own][0];
  if (name === undefined || word === undefined) return { ...match, matched: false };
  const other = matchName(foodData, `${name} ${word}`, language);
  const kind = other.variation && foodData.variation(other.variation.id);
  const isSaid = other.matched && kind && other.categoryId === match.categoryId && !isBonedOtherwise(kind, text);
  return isSaid
    ? { ...other, input: match.input, organic: match.organic, origin_id: match.origin_id }
    : { ...match, matched: false };
}

/** Sizes that only tins have, and their formats. */
const TIN = /(?<![\p{L}\p{N}.,])(?:2[.,](?:55|6|60|65) ?kg|(?:2550|2600|2650) ?g|[345]\/[14]|a10)(?![\p{L}\p{N}])/iu;

/** Whether the kind that was found are pulses as a kitchen cooks them, or dry ones in a tin's size that nobody calls dry. */
export function isBoughtInTin(
  foodData: FoodData,
  { variation, ingredientId }: NameMatch,
  { written, language }: Written,
): boolean {
  const food = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (food?.categoryId !== 'legumes' || !food.variations.some(({ id }) => id === `${food.id}.canned`)) return false;
  if (variation?.id === `${food.id}.cooked`) return true;
  const search = searchOf(foodData);
  const isCalledDry = written.split(/\s+/u).some((token) => search.statesOf(token, language).includes('dried'));
  return variation?.id === `${food.id}.dried` && TIN.test(written) && !isCalledDry;
}

/** Pulses that are bought cooked come in a tin, a carton or a pouch: the same food as canned; not taken where that is not sure. */
export function inTin(foodData: FoodData, match: NameMatch, { language }: Written): NameMatch {
  const own = nameLanguageOf(language);
  const name = match.ingredientId === null ? undefined : foodData.ingredient(match.ingredientId)?.names[own]?.[0];
  const word = foodData.release.states.find(({ id }) => id === 'canned')?.words[own][0];
  if (name === undefined || word === undefined) return { ...match, matched: false };
  const canned = matchName(foodData, `${name} ${word}`, language);
  const isSame = canned.matched && canned.variation?.id === `${match.ingredientId ?? ''}.canned`;
  return isSame
    ? { ...canned, input: match.input, organic: match.organic, origin_id: match.origin_id }
    : { ...match, matched: false };
}
