import type { CellDish, PlanOfCells } from './plan-of-cells.ts';
import type { Guard } from './shuffle-problem.ts';

type Measure = 'co2' | Guard;

/**
 * What a guest of a day takes on average: Σ p·c ÷ Σ p over the dishes whose amount is known, p the popularity. Null where none
 * is known.
 */
export function expectedOfDay(cells: readonly CellDish[], day: readonly number[], measure: Measure): number | null {
  let [sum, chosen] = [0, 0];
  for (const index of day) {
    const dish = cells[index]?.dish;
    const amount = dish?.[measure] ?? null;
    if (!dish || amount === null) continue;
    sum += dish.popularity * amount;
    chosen += dish.popularity;
  }
  return chosen === 0 ? null : sum / chosen;
}

/** The mean over days, weighted by their guests; a day of which nothing is known is left out. */
export function expected({ cells, weights }: PlanOfCells, days: readonly (readonly number[])[], measure: Measure): number {
  let [sum, weight] = [0, 0];
  for (const [at, day] of days.entries()) {
    const of = expectedOfDay(cells, day, measure);
    if (of === null) continue;
    sum += of * (weights[at] ?? 0);
    weight += weights[at] ?? 0;
  }
  return weight === 0 ? 0 : sum / weight;
}

/**
 * Grams CO2e of a guest by two plans. Null where a dish that nobody knows stands on another day, for then the days in the means are not the same, and
 * where nothing is known: what is unknown is not 0, and makes no plan better.
 */
export function co2OnSameDays(
  { cells, weights }: PlanOfCells,
  before: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
): { before: number; after: number } | null {
  if (before.some((day, at) => unknownOf(cells, day) !== unknownOf(cells, after[at] ?? []))) return null;
  let [sumBefore, sumAfter, weight] = [0, 0, 0];
  for (const [at, day] of before.entries()) {
    const [one, other] = [expectedOfDay(cells, day, 'co2'), expectedOfDay(cells, after[at] ?? [], 'co2')];
    if (one === null || other === null) continue;
    sumBefore += one * (weights[at] ?? 0);
    sumAfter += other * (weights[at] ?? 0);
    weight += weights[at] ?? 0;
  }
  return weight === 0 ? null : { before: sumBefore / weight, after: sumAfter / weight };
}

/** The dishes of a day whose CO2e nobody knows; two days with the same ones are written alike. */
function unknownOf(cells: readonly CellDish[], day: readonly number[]): string {
  const kinds = day.flatMap((index) => {
    const cell = cells[index];
    return cell && cell.dish.co2 === null ? [cell.kind] : [];
  });
  return kinds.toSorted((one, other) => one - other).join(' ');
}

/** The minutes of the day that takes most: dishes stay the same, so only their spread over the days can become worse. */
export function heaviestDay({ cells }: PlanOfCells, days: readonly (readonly number[])[]): number {
  return Math.max(0, ...days.map((day) => day.reduce((sum, index) => sum + (cells[index]?.dish.minutes ?? 0), 0)));
}

/** The value of a plan that a guard looks at. */
export function guarded(plan: PlanOfCells, days: readonly (readonly number[])[], guard: Guard): number {
  return guard === 'minutes' ? heaviestDay(plan, days) : expected(plan, days, guard);
}

/** Sums in another order differ in their last digits: that is not worse. */
export const NOT_WORSE = 1 + 1e-9;

export function keepsGuards(plan: PlanOfCells, days: readonly (readonly number[])[]): boolean {
  const lacks = (tag: number): number => days.filter((day) => !day.some((index) => plan.cells[index]?.has[tag])).length;
  return (
    plan.guards.every((guard) => guarded(plan, days, guard) <= guarded(plan, plan.current, guard) * NOT_WORSE) &&
    plan.lacking.every(({ tag, most }) => lacks(tag) <= most)
  );
}
