import { type DayChoice, dayChoices } from './day-choices.ts';
import { guardLimits } from './guard-limits.ts';
import { Heap } from './heap.ts';
import type { PlanOfCells } from './plan-of-cells.ts';

/** Cells up to which every plan is looked at, by dynamic programming over the sets of cells that are taken. */
export const MOST_EXACT = 15;
/** Plans in part that are kept at most where guards have to be met; beyond, nothing is proved. */
const MOST_PARTIAL = 400_000;

export type ExactAnswer = { days: number[][] } | 'impossible' | 'not_proved';

/** Where a search stands: the days before are filled. */
interface Partial {
  day: number;
  used: number;
  /** What the week of the day before has so far of each rule of what a week has at most. */
  week: readonly number[];
  co2: number;
  sums: readonly number[];
  choice: DayChoice | null;
  before: Partial | null;
}

/**
 * The days of least expected CO2e under all rules and guards. For each set of cells that is taken, the least that the days to
 * come add is known without guards; plans in part are taken up in the order of what they can still reach (A*), so the first that
 * is whole is the best.
 */
export function exactShuffle(plan: PlanOfCells): ExactAnswer {
  const limits = guardLimits(plan);
  const choices = plan.sizes.map((_, day) => dayChoices(plan, limits, day));
  const least = leastToCome(plan, choices, (choice) => choice.co2);
  const leastSums = limits.sums.map((_, guard) => leastToCome(plan, choices, (choice) => choice.sums[guard] ?? 0));
  const none = plan.most.map(() => 0);
  const open = new Heap<Partial>();
  const add = (partial: Partial): void => {
    const rest = least(partial);
    if (rest === Number.POSITIVE_INFINITY) return;
    if (limits.sums.some(({ limit }, guard) => (partial.sums[guard] ?? 0) + (leastSums[guard]?.(partial) ?? 0) > limit)) return;
    open.push(partial, partial.co2 + rest);
  };
  add({ day: 0, used: 0, week: none, co2: 0, sums: limits.sums.map(() => 0), choice: null, before: null });
  const seen = new Map<string, Partial[]>();
  for (let taken = 0; ; taken += 1) {
    const best = open.pop();
    if (!best) return 'impossible';
    if (best.day === plan.sizes.length) return { days: daysOf(best) };
    if (taken > MOST_PARTIAL) return 'not_proved';
    if (isDominated(seen, best)) continue;
    for (const choice of choices[best.day] ?? []) {
      if ((choice.mask & best.used) !== 0) continue;
      const week = weekAfter(plan, best, choice);
      if (week === null) continue;
      add({
        day: best.day + 1,
        used: best.used | choice.mask,
        week,
        co2: best.co2 + choice.co2,
        sums: best.sums.map((sum, guard) => sum + (choice.sums[guard] ?? 0)),
        choice,
        before: best,
      });
    }
  }
}

type Stand = Pick<Partial, 'day' | 'used' | 'week'>;

/** The week's counts with a day more; null where there are too many. */
function weekAfter({ weekOf, most }: PlanOfCells, { day, week }: Stand, choice: DayChoice): readonly number[] | null {
  if (most.length === 0) return week;
  const begins = day === 0 || weekOf[day] !== weekOf[day - 1];
  const after = choice.most.map((count, at) => (begins ? 0 : (week[at] ?? 0)) + count);
  return after.every((count, at) => count <= (most[at]?.most ?? 0)) ? after : null;
}

const keyOf = ({ day, used, week }: Stand): string => `${day} ${used} ${week.join(' ')}`;

/** The least that the days from here on add, by rules alone; endless where no way leads on. */
function leastToCome(
  plan: PlanOfCells,
  choices: readonly (readonly DayChoice[])[],
  added: (choice: DayChoice) => number,
): (stand: Stand) => number {
  const known = new Map<string, number>();
  const least = (stand: Stand): number => {
    if (stand.day === plan.sizes.length) return 0;
    const key = keyOf(stand);
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Number.POSITIVE_INFINITY;
    for (const choice of choices[stand.day] ?? []) {
      if ((choice.mask & stand.used) !== 0) continue;
      const week = weekAfter(plan, stand, choice);
      if (week === null) continue;
      best = Math.min(best, added(choice) + least({ day: stand.day + 1, used: stand.used | choice.mask, week }));
    }
    known.set(key, best);
    return best;
  };
  return least;
}

/** Whether an earlier plan in part took the same cells with no more of anything. */
function isDominated(seen: Map<string, Partial[]>, partial: Partial): boolean {
  const key = keyOf(partial);
  const others = seen.get(key) ?? [];
  if (others.some(({ co2, sums }) => co2 <= partial.co2 && sums.every((sum, guard) => sum <= (partial.sums[guard] ?? 0))))
    return true;
  seen.set(key, [...others, partial]);
  return false;
}

function daysOf(last: Partial): number[][] {
  const days: number[][] = [];
  for (let at: Partial | null = last; at?.choice; at = at.before) days.unshift(bitsOf(at.choice.mask));
  return days;
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let index = 0; 1 << index <= mask; index += 1) if ((mask & (1 << index)) !== 0) bits.push(index);
  return bits;
}
