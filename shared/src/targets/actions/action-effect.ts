import { addedParts } from '../../footprint/difference/food-part.ts';
import { differenceOf } from '../../footprint/difference/difference.ts';
import type { Sureness } from '../../footprint/difference/sureness.ts';
import type { Figure } from '../../footprint/figure.ts';
import { type DishYear, foodsOfYear, gramsOf, type YearChange } from './kitchen-year.ts';

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

/** Of several actions the one that saves most by itself; null where none saves. What they save is only added up: nothing is drawn. */
export function savesMost<Action extends YearChange>(dishes: readonly DishYear[], actions: readonly Action[]): Action | null {
  const gramsAfter = (made: readonly YearChange[]): number => gramsOf(addedParts(foodsOfYear(dishes, made)));
  let [most, least]: [Action | null, number] = [null, gramsAfter([])];
  for (const action of actions) {
    const grams = gramsAfter([action]);
    if (grams < least) [most, least] = [action, grams];
  }
  return most;
}
