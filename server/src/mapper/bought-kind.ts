import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
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

/** The food that peeled potatoes of any kind are: only of this one the data have them. */
const POTATO = 'potato';

/** A match of the kind that wholesalers sell by such a name; the same match where they sell the kind that was found. */
export function asBought(foodData: FoodData, match: NameMatch, by: Written): NameMatch {
  const found = match.variation && foodData.variation(match.variation.id);
  if (!found) return match;
  const { ingredient, variation } = found;
  const kind = kindOfTrade(ingredient, variation, fold(by.written));
  if (kind) return withKind(foodData, match, { kind, language: by.language });
  const isOfPotatoes = ingredient.id.endsWith(`-${POTATO}`) && ingredient.id !== `sweet-${POTATO}` && variation.stateId === 'raw';
  return isOfPotatoes && statesSaid(by, foodData).has('peeled') ? peeledPotatoes(foodData, match, by) : match;
}

function peeledPotatoes(foodData: FoodData, match: NameMatch, { language }: Written): NameMatch {
  const own = nameLanguageOf(language);
  const name = foodData.ingredient(POTATO)?.names[own][0];
  const kind = foodData.variation(`${POTATO}.peeled`)?.variation;
  if (name === undefined || !kind) return match;
  const { input, organic, origin_id } = match;
  return withKind(foodData, { ...matchName(foodData, name, language), input, organic, origin_id }, { kind, language });
}
