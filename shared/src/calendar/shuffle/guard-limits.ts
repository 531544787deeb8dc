import { expected, expectedOfDay, heaviestDay, NOT_WORSE } from './expected.ts';
import type { PlanOfCells } from './plan-of-cells.ts';

/** The limits of a guard, in the form that searches add up. */
export interface GuardLimits {
  /** Amounts expected of a guest by the days' weights, and the days that lack a tag: no sum over the days may exceed its limit. */
  sums: readonly { addedBy: (day: readonly number[], weight: number) => number; limit: number }[];
  /** The most minutes of a day; endless where they are not guarded. */
  minutes: number;
}

/** As the plan stands now. Minutes are guarded twice: no day heavier than the heaviest, and no more expected of a guest. */
export function guardLimits(plan: PlanOfCells): GuardLimits {
  return {
    sums: [
      ...plan.guards.map((measure) => ({
        addedBy: (day: readonly number[], weight: number) => (expectedOfDay(plan.cells, day, measure) ?? 0) * weight,
        limit: expected(plan, plan.current, measure) * NOT_WORSE,
      })),
      ...plan.lacking.map(({ tag, most }) => ({
        addedBy: (day: readonly number[]) => (day.some((index) => plan.cells[index]?.has[tag]) ? 0 : 1),
        limit: most,
      })),
    ],
    minutes: plan.guards.includes('minutes') ? heaviestDay(plan, plan.current) * NOT_WORSE : Number.POSITIVE_INFINITY,
  };
}

export function minutesOf({ cells }: PlanOfCells, day: readonly number[]): number {
  return day.reduce((sum, index) => sum + (cells[index]?.dish.minutes ?? 0), 0);
}

/** The part of a day in each sum. */
export function addedBy({ sums }: GuardLimits, day: readonly number[], weight: number): number[] {
  return sums.map((sum) => sum.addedBy(day, weight));
}
