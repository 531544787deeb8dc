import { grammarOf, type NameLanguage } from '../../../kernel/language.ts';
import type { IngredientRecord } from '../../food-data-release.ts';

/** The noun for a joint that is roasted later, or for dice that are stewed ("sauté de veau"), where the same word says that it was: English and French. Folded. */
export const ROAST: ReadonlySet<string> = new Set(['roast', 'roasts', 'roti', 'rotis', 'saute', 'sautes']);
const JOINT: ReadonlySet<string> = new Set(['joint', 'joints']);
/** Words that say it was cooked after all. */
const COOKED: ReadonlySet<string> = new Set(
  'cooked sliced carved leftover deli cuit cuite cuits cuites tranche tranches tranchee froid'.split(' '),
);
/** A food whose usual kind is one of these is bought cooked. */
const BOUGHT_COOKED: ReadonlySet<string> = new Set(['cooked', 'roasted', 'grilled', 'boiled', 'smoked', 'ready']);
const MEAT: ReadonlySet<string> = new Set(['beef', 'pork', 'lamb-game', 'poultry']);

/**
 * Whether "roast" names a raw joint: behind the animal in English ("pork roast", "roast beef joint"), before it in French ("rôti de porc").
 * On the other side it says how it was cooked: "roast pork", "porc rôti".
 */
export function isJoint(
  { categoryId, variations }: Pick<IngredientRecord, 'categoryId' | 'variations'>,
  words: readonly string[],
  language: NameLanguage,
): boolean {
  const isRawFood = MEAT.has(categoryId) && !BOUGHT_COOKED.has(variations[0]?.stateId ?? '');
  if (!isRawFood || words.length < 2 || words.some((word) => COOKED.has(word))) return false;
  const { compounds } = grammarOf(language);
  if (compounds === 'dish_first') return ROAST.has(words[0] ?? '');
  const last = words.at(-1) ?? '';
  return compounds === 'food_first' && (ROAST.has(last) || (JOINT.has(last) && words.some((word) => ROAST.has(word))));
}
