import type { WrittenUnit } from '../../units/unit.ts';
import { nearestUnit } from '../../units/nearest-unit.ts';
import { CUT_WEIGHTS } from '../cuts/cut-weights.ts';
import { kindOfFood } from '../cuts/kind-of-food.ts';
import type { FoodMeasures } from '../food-measures.ts';
import { kindOfSource, pieceSourceOf, type WeightSource } from '../pieces/piece-source.ts';
import { localSource } from './local-measures.ts';
import { namedSource } from './named-measures.ts';
import { sizesOf } from './sized-measures.ts';
import { usualGrams } from './usual-measures.ts';

/** What one counted unit of a line weighs. */
export interface CountedWeight {
  unit: WrittenUnit;
  grams: number;
}

/** Nine digits are kept of a weight. */
const ROUNDING = 1e-6;

/**
 * Where the weight of one counted unit comes from: the food's own of that unit or of one near it, of its size too; what it weighs by its
 * name or where the author cooks; the cut of its kind of animal; its category's. Null for a weight that none of them has: somebody
 * weighed it, or the line says it.
 */
export function weightSource({ unit, grams }: CountedWeight, food: FoodMeasures): WeightSource | null {
  const sizes = [1, ...sizesOf(unit, food.categoryId)];
  const isOne = (one: number | null | undefined): boolean =>
    one !== null && one !== undefined && sizes.some((size) => Math.abs(grams / (one * size) - 1) < ROUNDING);
  const near = nearestUnit(unit, food.pieces);
  if (Object.hasOwn(food.pieces, near) && isOne(food.pieces[near])) return pieceSourceOf(food.pieceSources ?? {}, near);
  const special = namedSource(food, unit, isOne) ?? localSource(food, unit, isOne);
  if (special !== null) return special;
  const kind = kindOfFood(food.ingredientId ?? null, food.categoryId ?? null);
  const cut = kind === null ? undefined : CUT_WEIGHTS[kind].find(([, one]) => isOne(one));
  if (cut !== undefined) return cut[2];
  // What the foods of a category usually weigh says nothing of the single one.
  return isOne(usualGrams(food.categoryId, unit)) ? 'estimate' : null;
}

/**
 * How many times more or less a weight may be that nobody measured of this food: of 395 weights that were set by hand and have a
 * measured one beside them, nine in ten stood within ×1.88 before any was mended (decision 0301).
 */
const ESTIMATED = 1.9;

/** How many times more or less one of a line's pieces may weigh; 1 where it was measured, or stands on a pack. */
export function weightSpread(source: WeightSource | null): number {
  if (source === null) return 1;
  switch (kindOfSource(source)) {
    case 'fineli':
    case 'usda':
    case 'trade':
      return 1;
    case 'food_data':
    case 'share':
    case 'estimate':
      return ESTIMATED;
  }
}
