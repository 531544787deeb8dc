import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import type { CountedDay } from './planned-figures.ts';

export interface Repeat {
  recipeId: string;
  dish: PlanDish | null;
  week: number;
}

/** Dishes that stand twice in a week. */
export function repeatsOf(days: readonly CountedDay[]): Repeat[] {
  return [...Map.groupBy(days, ({ week }) => week)].flatMap(([week, ofWeek]) => {
    const seen = new Set<string>();
    const repeats = new Map<string, Repeat>();
    for (const { dishes } of ofWeek)
      for (const { recipeId, dish } of dishes) {
        if (seen.has(recipeId)) repeats.set(recipeId, { recipeId, dish, week });
        seen.add(recipeId);
      }
    return [...repeats.values()];
  });
}
