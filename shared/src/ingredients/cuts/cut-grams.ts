import type { WrittenUnit } from '../../units/unit.ts';
import type { FoodMeasures } from '../food-measures.ts';
import { pieceSourceOf, type WeightSource } from '../pieces/piece-source.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { type Cut, CUT_WEIGHTS, WHOLE_ANIMALS } from './cut-weights.ts';
import { cutOfUnit, namesPieces, partInName } from './cut-of-phrase.ts';
import { kindOfFood } from './kind-of-food.ts';

/** Grams of one cut that a line counts, and the unit that they are said of. */
export interface CutGrams {
  grams: number;
  unit: WrittenUnit;
  /** Null where the food's own weight says none. */
  source: WeightSource | null;
}

type Counted = Pick<IngredientPhrase, 'unit'> & Partial<Pick<IngredientPhrase, 'unitText' | 'name' | 'input'>>;

/**
 * What one of the counted cuts weighs: by the food's own weight of such a cut, else by that of its kind of animal. Null where
 * no cut is counted, or none of this food is known.
 */
export function gramsOfCut(phrase: Counted, food: FoodMeasures): CutGrams | null {
  const kind = kindOfFood(food.ingredientId ?? null, food.categoryId ?? null);
  if (kind === null) return null;
  const isWhole = food.ingredientId == null || WHOLE_ANIMALS.has(food.ingredientId);
  const cut = cutOfUnit(phrase) ?? (isBare(phrase) ? cutOfName(phrase, food, isWhole) : null);
  if (cut === null) return null;
  const unit = unitOfCut(cut);
  const own = ownUnit(food, cut, isWhole);
  const grams = own === null ? undefined : food.pieces[own];
  if (own !== null && grams !== undefined) return { grams, unit, source: pieceSourceOf(food.pieceSources ?? {}, own) };
  const row = CUT_WEIGHTS[kind].find(([each]) => each === partOf(cut, phrase, isWhole));
  return row === undefined ? null : { grams: row[1], unit, source: row[2] };
}

/** "4 filets de cuisse": a fillet of what the name calls a part is that part. */
function partOf(cut: Cut, { name = '' }: Counted, isWhole: boolean): Cut {
  return (cut === 'fillet' || cut === 'piece') && isWhole ? (partInName(name) ?? cut) : cut;
}

/** A side is more than the piece that the food data weigh of a fish; any other part only of what it knows whole. */
function cutOfName({ name = '' }: Counted, { pieces }: FoodMeasures, isWhole: boolean): Cut | null {
  const part = partInName(name);
  if (part !== null && (isWhole || part === 'side')) return part;
  return !Object.hasOwn(pieces, 'piece') && namesPieces(name) ? 'piece' : null;
}

/** The unit by which the food's own weight of such a cut stands. */
function ownUnit({ pieces }: FoodMeasures, cut: Cut, isWhole: boolean): WrittenUnit | null {
  const unit = unitOfCut(cut);
  if (unit !== 'piece' && Object.hasOwn(pieces, unit)) return unit;
  // A fillet or a piece of what is a cut itself is that cut.
  const isThatCut = !isWhole && (cut === 'fillet' || cut === 'piece');
  return isThatCut && Object.hasOwn(pieces, 'piece') ? 'piece' : null;
}

function unitOfCut(cut: Cut): WrittenUnit {
  return cut === 'fillet' || cut === 'slice' || cut === 'portion' ? cut : 'piece';
}

function isBare({ unit }: Counted): boolean {
  return unit === null || unit === 'piece';
}
