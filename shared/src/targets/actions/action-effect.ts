import { addedParts } from '../../footprint/difference/food-part.ts';
import { differenceOf } from '../../footprint/difference/difference.ts';
import type { Sureness } from '../../footprint/difference/sureness.ts';
import type { Figure } from '../../footprint/figure.ts';
import { type DishYear, foodsOfYear, type YearChange } from './kitchen-year.ts';

/** The effect of changes in a year: grams CO2e, below 0 where they save, and how surely. */
export interface ActionEffect {
  co2: Figure;
  sure: Sureness;
}

/**
 * The year with the changes against the year as it is, in the same draws: what both have of a food is off by the same. Nothing is
 * added up of several effects, so that nothing counts twice. Of what is not changed nothing is drawn.
 */
export function effectOfActions(dishes: readonly DishYear[], changes: readonly YearChange[]): ActionEffect {
  const side = (made: readonly YearChange[]) => ({
    parts: addedParts(foodsOfYear(dishes, made)),
    per: 1,
    coverage: { share: 1, of: 'the year' },
    amounts: 'typed' as const,
  });
  const { value, low, high, sure } = differenceOf(side([]), side(changes)).difference;
  return { co2: { value, low, high }, sure };
}
