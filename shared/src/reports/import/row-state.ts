import {
  type IngredientRow,
  ingredientRowProblem,
  isWaitingForMatch,
  type RecipeRow,
  recipeRowProblem,
} from '../imported-row.ts';

/** What a row of step 2 counts as; every row of a file is in exactly one of these, or left out. */
export const ROW_STATES = ['counted', 'waiting', 'set_aside', 'problem'] as const;
export type RowState = (typeof ROW_STATES)[number];

export function recipeRowState(row: Pick<RecipeRow, 'id' | 'servings' | 'from'>): RowState {
  const problem = recipeRowProblem(row);
  if (problem === null) return 'counted';
  return isWaitingForMatch(row, problem) ? 'waiting' : 'problem';
}

export function ingredientRowState(row: IngredientRow): RowState {
  if (row.setAside) return 'set_aside';
  const problem = ingredientRowProblem(row);
  if (problem === null) return 'counted';
  return isWaitingForMatch(row, problem) ? 'waiting' : 'problem';
}
