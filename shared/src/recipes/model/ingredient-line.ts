import { isBlank } from '../../kernel/text.ts';
import type { IngredientLine, LineProblem } from './recipe.ts';
import { LARGEST_AMOUNT } from './recipe.ts';

/** The parts that make a line complete or not. */
export type LineParts = Pick<
  IngredientLine,
  'inputIngredient' | 'ingredient' | 'categoryId' | 'bagId' | 'variation' | 'originId' | 'amount' | 'unit'
>;

/**
 * What a line lacks (specification, point 5): input, ingredient or category, variation or origin, amount or unit, or
 * a negative amount. Null when it is complete. A bag needs no variation, a category none but its usual supply.
 */
export function lineProblem(line: LineParts): LineProblem | null {
  if (isBlank(line.inputIngredient)) return 'no_input';
  if (!isPresent(line.bagId)) {
    if (!isPresent(line.ingredient) && !isPresent(line.categoryId)) return 'no_ingredient';
    // Of a category the usual supply is an origin too: there is nothing else to choose.
    if (!isPresent(line.variation) && !isPresent(line.originId) && isPresent(line.ingredient)) return 'no_variation';
  }
  return amountProblem(line.amount) ?? (line.unit === null ? 'no_unit' : null);
}

/** The problem of an amount; a number too large to be meant is refused, so that sums stay finite. */
export function amountProblem(amount: number | null): LineProblem | null {
  if (amount === null || Number.isNaN(amount)) return 'no_amount';
  if (amount < 0) return 'negative_amount';
  return amount > LARGEST_AMOUNT ? 'amount_too_large' : null;
}

/** A row that nobody has written in yet: the empty last row of a grid. It counts for nothing. */
export function isBlankLine(line: LineParts): boolean {
  return isBlank(line.inputIngredient) && !isPresent(line.ingredient) && !isPresent(line.categoryId) && !isPresent(line.bagId);
}

function isPresent(id: string | null | undefined): boolean {
  return id !== null && id !== undefined && !isBlank(id);
}
