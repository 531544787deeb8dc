import { ALLERGENS } from '../ingredients/allergen.ts';
import { isWithout } from './figures/day-figures.ts';
import type { PlanCell } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';
import { GUARDS } from './shuffle/shuffle-problem.ts';

/**
 * What better days of a plan may not make worse: besides values of its dishes, how often a week has the same dish, and the days
 * on which somebody who avoids an allergen has a choice.
 */
export const PLAN_GUARDS = [...GUARDS, 'repeats', 'allergens'] as const;
export type PlanGuard = (typeof PLAN_GUARDS)[number];

export interface DayOfCells {
  week: number;
  weekday: number;
  cells: readonly PlanCell[];
}

const dishTag = (recipeId: string): string => `dish ${recipeId}`;
const withoutTag = (allergen: string): string => `without ${allergen}`;

/** The tags by which the guards know a dish. */
export function guardTags(recipeId: string, dish: PlanDish | null): string[] {
  const without = dish === null ? [] : ALLERGENS.filter((allergen) => isWithout(dish, allergen));
  return [dishTag(recipeId), ...without.map(withoutTag)];
}

/** How often a week may have a dish, by its tag: as often as the week does that has it most. Dishes that cannot stand more often are absent. */
export function mostOfDishes(days: readonly DayOfCells[]): Record<string, number> {
  const counts = new Map<string, { all: number; most: number }>();
  for (const ofWeek of Map.groupBy(days, ({ week }) => week).values()) {
    const cells = ofWeek.flatMap((day) => day.cells);
    for (const [recipeId, { length }] of Map.groupBy(cells, (cell) => cell.recipeId)) {
      const { all, most } = counts.get(recipeId) ?? { all: 0, most: 0 };
      counts.set(recipeId, { all: all + length, most: Math.max(most, length) });
    }
  }
  return Object.fromEntries(
    [...counts].flatMap(([recipeId, { all, most }]) => (all > most ? [[dishTag(recipeId), most] as const] : [])),
  );
}

/** On how many days there may be no dish without an allergen: on as many as now. Allergens that all dishes have, or none, are absent. */
export function daysWithoutChoice(
  days: readonly DayOfCells[],
  dishes: ReadonlyMap<string, PlanDish>,
): { tag: string; most: number }[] {
  return ALLERGENS.flatMap((allergen) => {
    const isFree = ({ recipeId }: PlanCell): boolean => {
      const dish = dishes.get(recipeId);
      return dish !== undefined && isWithout(dish, allergen);
    };
    const all = days.flatMap(({ cells }) => cells);
    if (all.every(isFree) || !all.some(isFree)) return [];
    const most = days.filter(({ cells }) => !cells.some(isFree)).length;
    return most === days.length ? [] : [{ tag: withoutTag(allergen), most }];
  });
}
