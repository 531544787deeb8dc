import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { isPartBaked } from '@plateprint/shared/mapper/words/part-baked-words.ts';
import { matchName } from '../ingredients/actions/match-name.ts';
import { withKind } from './said-kind.ts';
import { statesSaid, type Written } from './states-said.ts';

/** Milk that keeps outside a refrigerator, folded: "H-Milch", "UHT", "houdbaar". */
const LONG_LIFE =
  /(?<!\p{L})(?:h-? ?(?:voll)?milch|haltbare?|uht|long ?-?life|houdb\p{L}*|langtids\p{L}*|hallbar\p{L}*)(?!\p{L})/u;
/** Frozen in blocks that come apart, which are chopped before: "deelblokjes". */
const BLOCKS = /(?<!\p{L})(?:deelbl\p{L}*|portionsbl\p{L}*)(?!\p{L})/u;

/** The kind that a trade's word means where another was found: bread that is baked in part is frozen, milk that keeps is long-life, frozen blocks are chopped. */
function kindOfTrade(
  { id, categoryId, variations }: IngredientRecord,
  { stateId }: VariationRecord,
  folded: string,
): VariationRecord | undefined {
  const kindOf = (wanted: string): VariationRecord | undefined => variations.find((kind) => kind.stateId === wanted);
  if (categoryId === 'bread-bakery' && !stateId.startsWith('frozen') && isPartBaked(folded)) return kindOf('frozen');
  if (id === 'milk' && stateId === variations[0]?.stateId && LONG_LIFE.test(folded)) return kindOf('long-life');
  return stateId === 'frozen' && BLOCKS.test(folded) ? kindOf('frozen-chopped') : undefined;
}

const FRIES = 'french-fries';

/** The food that peeled potatoes of any kind are: only of this one the data have them. */
const POTATO = 'potato';

/** Fries as a kitchen serves them are bought by nobody: they are frozen where a row says so, and asked about where it does not. */
function friesAsBought(foodData: FoodData, match: NameMatch, by: Written): NameMatch {
  const kind = foodData.variation(`${FRIES}.frozen`)?.variation;
  return kind && statesSaid(by, foodData).has('frozen')
    ? withKind(foodData, match, { kind, language: by.language })
    : { ...match, matched: false };
}

/** A match of the kind that wholesalers sell by such a name; the same match where they sell the kind that was found. */
export function asBought(foodData: FoodData, match: NameMatch, by: Written): NameMatch {
  const found = match.variation && foodData.variation(match.variation.id);
  if (!found) return match;
  const { ingredient, variation } = found;
  const kind = kindOfTrade(ingredient, variation, fold(by.written));
  if (kind) return withKind(foodData, match, { kind, language: by.language });
  if (variation.id === `${FRIES}.fried`) return friesAsBought(foodData, match, by);
  if (isChilledFish(found, by)) return { ...match, matched: false };
  const isOfPotatoes = ingredient.id.endsWith(`-${POTATO}`) && ingredient.id !== `sweet-${POTATO}` && variation.stateId === 'raw';
  return isOfPotatoes && statesSaid(by, foodData).has('peeled') ? peeledPotatoes(foodData, match, by) : match;
}

/** In Dutch "gek" is boiled of prawns and ham; raw fish that says so is chilled, and one or the other is asked. */
function isChilledFish(
  { ingredient, variation }: { ingredient: IngredientRecord; variation: VariationRecord },
  by: Written,
): boolean {
  const short = SHORT_FOR_CHILLED[nameLanguageOf(by.language)];
  return short !== null && ingredient.categoryId === 'fish' && variation.stateId === 'cooked' && short.test(fold(by.written));
}

/** Short forms that mean boiled and chilled alike; null where a language has none. */
const SHORT_FOR_CHILLED: Readonly<Record<NameLanguage, RegExp | null>> = {
  en: null,
  sv: null,
  no: null,
  da: null,
  de: null,
  fr: null,
  nl: /(?<!\p{L})gek(?!\p{L})/u,
};

function peeledPotatoes(foodData: FoodData, match: NameMatch, { language }: Written): NameMatch {
  const own = nameLanguageOf(language);
  const name = foodData.ingredient(POTATO)?.names[own][0];
  const kind = foodData.variation(`${POTATO}.peeled`)?.variation;
  if (name === undefined || !kind) return match;
  const { input, organic, origin_id } = match;
  return withKind(foodData, { ...matchName(foodData, name, language), input, organic, origin_id }, { kind, language });
}
