import type { FoodMeasures } from '../../ingredients/food-measures.ts';

/** A piece lighter than this is bought by the pack: nobody orders twenty almonds, cubes of sugar or slices of bacon. */
const LIGHTEST_PIECE = 25;

/** Foods with heavier pieces that suppliers sell by the sack, net or crate: ten of them are no ten potatoes. */
const BY_THE_SACK: ReadonlySet<string> = new Set([
  'potato',
  'new-potato',
  'waxy-potato',
  'carrot',
  'parsnip',
  'parsley-root',
  'beetroot',
  'golden-beetroot',
  'jerusalem-artichoke',
  'yellow-onion',
  'red-onion',
  'white-onion',
  'shallot',
]);

/** Whether a supplier's "10 pieces" of a food are packs of which nobody knows the size. */
export function isBoughtInBulk({ ingredientId, pieces }: Pick<FoodMeasures, 'ingredientId' | 'pieces'>): boolean {
  const { piece } = pieces;
  return (piece !== undefined && piece < LIGHTEST_PIECE) || BY_THE_SACK.has(ingredientId ?? '');
}
