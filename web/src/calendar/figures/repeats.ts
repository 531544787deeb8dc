import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import type { CountedDay } from './planned-figures.ts';

export interface Repeat {
  recipeId: string;
  dish: PlanDish | null;
  week: number;
}

/** Dishes that stand twice in a week. */
export function repeatsOf(days: readonly CountedDay[]): Repeat[] {
  const seen = new Set<string>();
  const repeats = new Map<string, Repeat>();
  for (const { week, dishes } of days)
    for (const { recipeId, dish } of dishes) {
      const name = `${week} ${recipeId}`;
      if (seen.has(name)) repeats.set(name, { recipeId, dish, week });
      seen.add(name);
    }
  return [...repeats.values()];
}
