import { addedToWeek, keepsDayRules } from './broken-rules.ts';
import { expectedOfDay } from './expected.ts';
import { addedBy, type GuardLimits, minutesOf } from './guard-limits.ts';
import type { PlanOfCells } from './plan-of-cells.ts';

/** A set of cells that a day may have, as bits. */
export interface DayChoice {
  mask: number;
  /** Its part of the mean, in grams CO2e. */
  co2: number;
  /** Its part of each guarded sum. */
  sums: readonly number[];
  /** What it adds to each rule of what a week has at most. */
  most: readonly number[];
}

/** Every set of cells that a day may have by its size, its locks and the rules of a day. */
export function dayChoices(plan: PlanOfCells, limits: GuardLimits, day: number): DayChoice[] {
  const { cells, sizes, weights, lockedTo, most } = plan;
  const own = lockedTo.flatMap((to, index) => (to === day ? [index] : []));
  const free = lockedTo.flatMap((to, index) => (to === -1 ? [index] : []));
  const weight = weights[day] ?? 0;
  const found: DayChoice[] = [];
  for (const rest of subsets(free, (sizes[day] ?? 0) - own.length)) {
    const chosen = [...own, ...rest];
    if (!keepsDayRules(plan, chosen) || minutesOf(plan, chosen) > limits.minutes) continue;
    found.push({
      mask: chosen.reduce((bits, index) => bits | (1 << index), 0),
      co2: (expectedOfDay(cells, chosen, 'co2') ?? 0) * weight,
      sums: addedBy(limits, chosen, weight),
      most: most.map((rule) => addedToWeek(plan, chosen, rule)),
    });
  }
  return found.toSorted((one, other) => one.co2 - other.co2);
}

/** All subsets of a size, none for a size below 0. */
export function* subsets(from: readonly number[], size: number, begin = 0): Generator<number[]> {
  if (size === 0) yield [];
  if (size <= 0) return;
  for (let at = begin; at <= from.length - size; at += 1)
    for (const rest of subsets(from, size - 1, at + 1)) yield [from[at] ?? 0, ...rest];
}
