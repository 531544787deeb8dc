import type { PlanDish } from '../model/plan-dish.ts';
import type { DayInPlan } from './plan-rule-breaks.ts';

export interface Repeat {
  recipeId: string;
  dish: PlanDish | null;
  week: number;
  /** On how many places of the week it stands. */
  times: number;
}

/** A drop changes a week or two of a cycle, and is asked for those of all: what was found of the same days is at hand. */
const known = new WeakMap<readonly DayInPlan[], Repeat[]>();

/** Dishes that stand more than once in a week. */
export function repeatsOf(days: readonly DayInPlan[]): readonly Repeat[] {
  const repeats = known.get(days) ?? foundRepeats(days);
  known.set(days, repeats);
  return repeats;
}

function foundRepeats(days: readonly DayInPlan[]): Repeat[] {
  return [...Map.groupBy(days, ({ week }) => week)].flatMap(([week, ofWeek]) => {
    const dishes = Map.groupBy(
      ofWeek.flatMap((day) => day.dishes),
      ({ recipeId }) => recipeId,
    );
    return [...dishes].flatMap(([recipeId, all]) =>
      all.length > 1 ? [{ recipeId, dish: all[0]?.dish ?? null, week, times: all.length }] : [],
    );
  });
}
