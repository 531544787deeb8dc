import {
  type IngredientRow,
  ingredientRowProblem,
  isWaitingForMatch,
  type RecipeRow,
  recipeRowProblem,
} from '../imported-row.ts';
import { unitOfWord } from './unit-word.ts';

/** What a row of step 2 counts as; every row of a file is in exactly one of these, or left out. */
export const ROW_STATES = ['counted', 'unweighed', 'waiting', 'set_aside', 'problem'] as const;
export type RowState = (typeof ROW_STATES)[number];

export function recipeRowState(row: Pick<RecipeRow, 'id' | 'servings' | 'from'>): RowState {
  const problem = recipeRowProblem(row);
  if (problem === null) return 'counted';
  return isWaitingForMatch(row, problem) ? 'waiting' : 'problem';
}

/** Whether no food could tell the weight: no grams, and a unit that is none ("Pck") or empty. */
export function isWeightUnknown({ grams, unit }: Pick<IngredientRow, 'grams' | 'unit'>): boolean {
  // Words of every language are known in each.
  return !(grams !== null && grams > 0) && (unit === null || unitOfWord(unit, 'en_gb') === null);
}

export function ingredientRowState(row: IngredientRow): RowState {
  if (row.setAside) return 'set_aside';
  const problem = ingredientRowProblem(row);
  if (problem === null) return isWeightUnknown(row) ? 'unweighed' : 'counted';
  return isWaitingForMatch(row, problem) ? 'waiting' : 'problem';
}
