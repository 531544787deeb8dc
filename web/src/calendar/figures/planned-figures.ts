import { dayFigures, type DayFigures, type DishOfDay } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { popularityOf } from '@plateprint/shared/calendar/figures/popularity.ts';
import { guestsOfDay, type MenuPlanDraft, type PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import type { PlannedDay } from '../state/plan-days.ts';

/** A day of the plan with its dishes in the order of the lines, and what they mean. */
export interface CountedDay {
  week: number;
  weekday: number;
  cells: PlannedDay['cells'];
  dishes: readonly DishOfDay[];
  figures: DayFigures;
}

interface Known {
  lines: readonly PlanLine[];
  dishes: ReadonlyMap<string, PlanDish>;
  popularity: ReadonlyMap<string, number>;
  guests: number | null;
  guestsOn: MenuPlanDraft['guestsOn'];
  /** What a day weighs among the others: it may change with another day. */
  weightOf: (day: PlannedDay) => number;
}

/** The figures of days; a day is counted anew only when its cells, its weight or the known dishes changed. */
export function figuresOf(): (day: PlannedDay, known: Known) => CountedDay {
  let counted = new WeakMap<PlannedDay, CountedDay>();
  let last: Known | null = null;
  return (day, known) => {
    if (!last || !isSame(last, known)) counted = new WeakMap();
    last = known;
    const before = counted.get(day);
    if (before && (day.cells.length === 0 || before.figures.weight === known.weightOf(day))) return before;
    const now = countedDay(day, known);
    counted.set(day, now);
    return now;
  };
}

function isSame(one: Known, other: Known): boolean {
  return (
    one.lines === other.lines &&
    one.dishes === other.dishes &&
    one.popularity === other.popularity &&
    one.guests === other.guests &&
    one.guestsOn === other.guestsOn
  );
}

function countedDay(day: PlannedDay, known: Known): CountedDay {
  const { week, weekday, cells } = day;
  const { lines, dishes, popularity } = known;
  const places = new Map(lines.map(({ id }, index) => [id, index]));
  const inOrder = cells.toSorted((one, other) => (places.get(one.lineId) ?? 0) - (places.get(other.lineId) ?? 0));
  const ofDay = inOrder.map(({ recipeId, servings }) => ({
    recipeId,
    dish: dishes.get(recipeId) ?? null,
    popularity: popularityOf(popularity, recipeId),
    servings,
  }));
  const figures = dayFigures(ofDay, guestsOfDay(known, weekday), known.weightOf(day));
  return { week, weekday, cells: inOrder, dishes: ofDay, figures };
}
