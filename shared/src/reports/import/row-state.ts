import {
  type IngredientRow,
  ingredientRowProblem,
  isWaitingForMatch,
  type RecipeRow,
  recipeRowProblem,
} from '../model/imported-row.ts';
import type { FoodMeasures } from '../../ingredients/food-measures.ts';
import type { Language } from '../../kernel/language.ts';
import { type BoughtAmount, boughtGrams } from '../rows/bought-grams.ts';
import { unitOfWord } from '../rows/unit-word.ts';

/** The states of a row in step 2; every row of a file is in exactly one of these, or left out. */
export const ROW_STATES = ['counted', 'unweighed', 'waiting', 'set_aside', 'problem'] as const;
export type RowState = (typeof ROW_STATES)[number];

export function recipeRowState(row: Pick<RecipeRow, 'id' | 'servings' | 'from'>): RowState {
  const problem = recipeRowProblem(row);
  if (problem === null) return 'counted';
  return isWaitingForMatch(row, problem) ? 'waiting' : 'problem';
}

/** How the food of a row is measured; undefined while that is not known here. */
export interface RowMeasures {
  measures: FoodMeasures | null | undefined;
  /** Of the row's words. */
  language: Language;
}

/** Whether a row of a known food has no weight, as the report will find; while its measures are on their way, whether no food could tell it. */
export function isWeightUnknown(row: BoughtAmount, { measures, language }: RowMeasures): boolean {
  if (measures !== undefined) return boughtGrams(row, measures, language) === null;
  const { grams, unit } = row;
  return (grams === null || grams === 0) && (unit === null || unitOfWord(unit, language) === null);
}

/** A typed row is not taken without a weight; one of a file stays, and is not covered. */
export function ingredientRowState(row: IngredientRow, of: RowMeasures): RowState {
  if (row.setAside) return 'set_aside';
  const problem = ingredientRowProblem(row);
  if (problem !== null) return isWaitingForMatch(row, problem) ? 'waiting' : 'problem';
  if (!isWeightUnknown(row, of)) return 'counted';
  return row.from === null ? 'problem' : 'unweighed';
}
