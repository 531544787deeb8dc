import type { WrittenUnit } from '../../units/unit.ts';
import { nearestUnit } from '../../units/nearest-unit.ts';
import type { FoodMeasures } from '../food-measures.ts';
import {
  type CountedSource,
  kindOfSource,
  type LinePieceSource,
  pieceSourceOf,
  type WeightSource,
} from '../pieces/piece-source.ts';
import { localSource } from './local-measures.ts';
import { sizesOf } from './sized-measures.ts';

/** The parts of a line that say what one of its pieces weighs. */
export interface WeighedPiece {
  unit: WrittenUnit | null;
  /** The unit that was written, where it is none of the nine. */
  measure?: { unit: WrittenUnit } | null | undefined;
  /** Null: the food data's. */
  pieceGrams: number | null;
  pieceSource?: LinePieceSource | null | undefined;
}

/** Nine digits are kept of a weight. */
const ROUNDING = 1e-6;

/**
 * Where the weight of one of a line's pieces comes from; null where none is counted. It stands beside the grams since the line was read.
 * Of a line of before, whose grams stand alone, only a weight that the same food has of the same unit tells it: a cut and a name are
 * told by words, and whoever typed a number is not.
 */
export function sourceOfPiece(
  { unit, measure, pieceGrams, pieceSource }: WeighedPiece,
  food: FoodMeasures,
): CountedSource | null {
  if (unit !== 'piece') return null;
  const written = measure?.unit ?? unit;
  if (pieceGrams === null)
    return Object.hasOwn(food.pieces, unit) ? (pieceSourceOf(food.pieceSources ?? {}, unit) ?? 'unknown') : null;
  return pieceSource ?? ownSource(written, pieceGrams, food) ?? localSource(food, written, pieceGrams) ?? 'unknown';
}

/** The food's own of that unit or of one near it, of any of its sizes. */
function ownSource(
  unit: WrittenUnit,
  grams: number,
  { pieces, pieceSources = {}, categoryId }: FoodMeasures,
): WeightSource | null {
  const near = nearestUnit(unit, pieces);
  const own = Object.hasOwn(pieces, near) ? pieces[near] : undefined;
  if (own === undefined) return null;
  const isOne = [1, ...sizesOf(unit, categoryId)].some((size) => Math.abs(grams / (own * size) - 1) < ROUNDING);
  return isOne ? pieceSourceOf(pieceSources, near) : null;
}

/**
 * How many times more or less a weight may be that nobody measured of this food: of 395 weights that were set by hand and have a
 * measured one beside them, nine in ten stood within ×1.88 before any was mended (decision 0301).
 */
const ESTIMATED = 1.9;

/** How many times more or less one of a line's pieces may weigh; 1 where it was measured, stands on a pack, or a person gave it. */
export function weightSpread(source: CountedSource | null): number {
  if (source === null) return 1;
  switch (kindOfSource(source)) {
    case 'fineli':
    case 'usda':
    case 'trade':
    case 'person':
      return 1;
    case 'food_data':
    case 'share':
    case 'estimate':
    case 'unknown':
      return ESTIMATED;
  }
}
