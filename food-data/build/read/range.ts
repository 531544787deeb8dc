import { LEAST_RANGE } from '@plateprint/shared/ingredients/grade-range.ts';
import type { Grade } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { PublishedValue } from './published-values.ts';

/** Beyond this a source talks of something else, and the check lists it. */
const WIDEST = 2.5;

/** Low and high as multiples of the total: the span of all sources and of their studies' quartiles. */
export function rangeOf(total: number, values: readonly PublishedValue[], grade: Grade): { lowRatio: number; highRatio: number } {
  const ratios = values.flatMap(({ atRetail, spread }) => [atRetail, ...spread]).map((value) => value / total);
  const { low, high } = LEAST_RANGE[grade];
  return {
    lowRatio: Math.max(1 / WIDEST, Math.min(low, ...ratios)),
    highRatio: Math.min(WIDEST, Math.max(high, ...ratios)),
  };
}

/** A derived figure is less sure than its base: the range of its grade joins the base's. */
export function derivedRange(
  base: { lowRatio: number; highRatio: number },
  grade: Grade,
): { lowRatio: number; highRatio: number } {
  const { low, high } = LEAST_RANGE[grade];
  return { lowRatio: Math.min(base.lowRatio, low), highRatio: Math.max(base.highRatio, high) };
}
