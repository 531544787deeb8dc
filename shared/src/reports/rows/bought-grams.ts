import { timesEach } from '../../ingredients/amount/line-amount.ts';
import { gramsOfCut } from '../../ingredients/cuts/cut-grams.ts';
import { type FoodMeasures, UNMEASURED } from '../../ingredients/food-measures.ts';
import type { Language } from '../../kernel/language.ts';
import { toGrams } from '../../units/to-grams.ts';
import type { IngredientRow } from '../model/imported-row.ts';
import { isBoughtInBulk } from './bulk-food.ts';
import { unitOfWord } from './unit-word.ts';

/** The amount of a purchased row, from which its grams follow with its food. */
export type BoughtAmount = Pick<IngredientRow, 'grams' | 'amount' | 'unit' | 'counted' | 'written'> & {
  /** Null for what a person typed: they said pieces and mean them. */
  from?: IngredientRow['from'];
  isUnweighed?: IngredientRow['isUnweighed'];
};

/**
 * Grams of a purchased row: as a person said, else by its unit. A unit of mass is known of anything; litres and pieces need
 * the food. Below zero for what was sent back. Null where nobody can tell.
 */
export function boughtGrams(row: BoughtAmount, food: FoodMeasures | null, language: Language): number | null {
  const { grams, amount } = row;
  if (grams !== null && grams !== 0) return grams;
  if (row.isUnweighed && isCounted(row.unit, language)) return null;
  if (amount === null || amount >= 0) return gramsByUnit(row, food, language);
  const back = gramsByUnit({ ...row, amount: -amount }, food, language);
  return back === null ? null : -back;
}

/** Whether a unit weighs what the food data say one of it does, and nothing by itself. */
export function isCounted(unit: string | null, language: Language): boolean {
  const known = unit === null ? null : unitOfWord(unit, language);
  return known !== null && toGrams({ amount: 1, unit: known }, { density: 1, pieces: {} }).grams === null;
}

function gramsByUnit(
  { amount, unit, written, counted, from }: BoughtAmount,
  food: FoodMeasures | null,
  language: Language,
): number | null {
  const known = unit === null ? null : unitOfWord(unit, language);
  if (amount === null || known === null) return null;
  const measures = food ?? UNMEASURED;
  // Four pieces of "Gänsekeulen" are legs, no geese.
  const cut = gramsOfCut({ unit: known, name: written }, measures);
  if (cut !== null) return toGrams({ amount, unit: 'piece', pieceGrams: cut.grams }, UNMEASURED).grams;
  if (known === 'piece' && from !== null && isBoughtInBulk(measures)) return null;
  const phrase = { quantity: amount, unit: known, counted, name: written, input: written };
  return toGrams({ amount: amount * timesEach(phrase, measures), unit: known, language }, measures).grams;
}
