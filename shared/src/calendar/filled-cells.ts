import { dishPromiseKept, promisesOf } from '../recipes/names/dish-promise.ts';
import { type CellPlace, type MenuPlanDraft, placeOf, type PlanCell, type PlanLine } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';

/** The facts of a dish that decide on which lines it may stand. */
export type FillingDish = Pick<PlanDish, 'id' | 'diet' | 'allergens'>;

interface Filling {
  /** In the order in which they are put. */
  dishes: readonly FillingDish[];
  /** The lines that are filled. */
  lineIds: ReadonlySet<string>;
  /** The first place that is filled; null: the first of the plan. */
  from: CellPlace | null;
  /** Whether it begins again with the first dish when all stand. */
  isAgain: boolean;
}

export interface Filled {
  /** The plan's cells, with those that were filled. */
  cells: PlanCell[];
  filled: number;
  /** Places that stay free, and dishes that found none. */
  free: number;
  left: number;
}

type Shape = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'lines' | 'cells'>;

/**
 * Dishes on the free places, day by day in their order. A line whose name promises something (vegetarian, without gluten) gets only dishes that
 * are so, and the others leave those dishes to it as long as they can. No dish stands twice on a day.
 */
export function filledCells(plan: Shape, { dishes, lineIds, from, isAgain }: Filling): Filled {
  const lines = plan.lines.map((line) => ({ ...line, takes: takesOf(line), isAsked: lineIds.has(line.id) }));
  const promising = lines.filter(({ isAsked, takes }) => isAsked && takes !== null);
  const isWanted = (dish: FillingDish): boolean => promising.some(({ takes }) => takes?.(dish));
  const taken = new Map(plan.cells.map((cell) => [placeOf(cell), cell.recipeId]));
  const waiting = [...dishes];
  const put: PlanCell[] = [];
  let [free, hasBegun] = [0, from === null];
  for (const { week, weekday } of daysOf(plan)) {
    const ofDay = new Set(plan.cells.flatMap((cell) => (cell.week === week && cell.weekday === weekday ? [cell.recipeId] : [])));
    for (const { id: lineId, takes, isAsked } of lines) {
      const place = { week, weekday, lineId };
      hasBegun ||= from !== null && placeOf(from) === placeOf(place);
      if (!isAsked || !hasBegun || taken.has(placeOf(place))) continue;
      const fits = (dish: FillingDish): boolean => !ofDay.has(dish.id) && (takes?.(dish) ?? true);
      const plain = takes === null ? waiting.findIndex((dish) => fits(dish) && !isWanted(dish)) : -1;
      const at = plain === -1 ? waiting.findIndex(fits) : plain;
      const [dish] = at === -1 ? [] : waiting.splice(at, 1);
      if (!dish) {
        free += 1;
        continue;
      }
      if (isAgain) waiting.push(dish);
      ofDay.add(dish.id);
      put.push({ ...place, recipeId: dish.id, servings: null, locked: false });
    }
  }
  return { cells: [...plan.cells, ...put], filled: put.length, free, left: isAgain ? 0 : waiting.length };
}

function daysOf({ weeks, weekdays }: Shape): { week: number; weekday: number }[] {
  const open = weekdays.toSorted((one, other) => one - other);
  return Array.from({ length: weeks }, (_, week) => open.map((weekday) => ({ week, weekday }))).flat();
}

/** Null where the name of a line promises nothing: it takes every dish. */
export function takesOf({ name }: Pick<PlanLine, 'name'>): ((dish: FillingDish) => boolean) | null {
  const promises = promisesOf(name, 'heading');
  if (promises.length === 0) return null;
  return (dish) => promises.every((promise) => dishPromiseKept(promise, dish) === 'kept');
}

/** Dishes of a written or pasted list: one a line or cell of a sheet, without bullets and numbers before them. */
export function dishNames(text: string): string[] {
  return text
    .split(/[\r\n\t]/)
    .map((line) => line.trim().replace(/^(?:[-•*–]|\d{1,3}[.)])\s+/, ''))
    .filter((name) => name !== '');
}
