import { GUARDS, type Guard, type ShuffleDish, type ShuffleProblem } from './shuffle-problem.ts';

/** A dish of one cell: a dish that stands on two days is two of them. */
export interface CellDish {
  dish: ShuffleDish;
  /** Its place among all cells, from 0. */
  index: number;
  /** Of `watched`, by the same place, whether it has the tag. */
  has: readonly boolean[];
}

export interface PlanOfCells {
  cells: readonly CellDish[];
  /** The cells' indexes by day, as they stand. */
  current: readonly (readonly number[])[];
  /** Places of each day. */
  sizes: readonly number[];
  /** What each day weighs in the mean; they sum to 1. */
  weights: readonly number[];
  /** The week of each day, from 0. */
  weekOf: readonly number[];
  /** Which cells are locked to which day, by index; -1 for free. */
  lockedTo: readonly number[];
  /** The tags that rules speak of. */
  watched: readonly string[];
  each: readonly number[];
  once: readonly number[];
  most: readonly { tag: number; most: number }[];
  /** The same dish may stand twice on a day only where it does so now, or has more cells than there are days. */
  mayStandTwice: boolean;
  /** Guards whose amounts are known of every dish. */
  guards: readonly Guard[];
}

/**
 * The problem in numbers, as the searches need it. Ids and locks have been looked at (`problem-faults.ts`).
 * @param weekOf The week of each day, where weeks are not all of one length
 */
export function planOfCells(problem: ShuffleProblem, weekOf?: readonly number[]): PlanOfCells {
  const { current, guests, weekLength, dishes, locked, rules, guards } = problem;
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const watched = [...new Set([...rules.eachDay, ...rules.notTwiceADay, ...Object.keys(rules.mostPerWeek)])];
  const cells: CellDish[] = [];
  const days = current.map((day) =>
    day.map((id) => {
      const dish = byId.get(id);
      if (!dish) throw new Error(`Nothing is known of the dish ${id}.`);
      const index = cells.length;
      cells.push({ dish, index, has: watched.map((tag) => dish.tags.includes(tag)) });
      return index;
    }),
  );
  const counted = guests ?? current.map(() => 1);
  const all = counted.reduce((sum, each) => sum + each, 0);
  return {
    cells,
    current: days,
    sizes: days.map(({ length }) => length),
    weights: counted.map((each) => each / all),
    weekOf: weekOf ?? days.map((_, day) => Math.floor(day / weekLength)),
    lockedTo: lockedCells(cells, days, locked),
    watched,
    each: rules.eachDay.map((tag) => watched.indexOf(tag)),
    once: rules.notTwiceADay.map((tag) => watched.indexOf(tag)),
    most: Object.entries(rules.mostPerWeek).map(([tag, most]) => ({ tag: watched.indexOf(tag), most })),
    mayStandTwice: standsTwice(current),
    guards: GUARDS.filter((guard) => guards.includes(guard) && cells.every(({ dish }) => dish[guard] !== null)),
  };
}

function standsTwice(current: ShuffleProblem['current']): boolean {
  const counts = Map.groupBy(current.flat(), (id) => id);
  return (
    current.some((day) => new Set(day).size < day.length) || [...counts.values()].some(({ length }) => length > current.length)
  );
}

/** A lock takes the dish that stands there, else any other cell with that dish. */
function lockedCells(
  cells: readonly CellDish[],
  days: readonly (readonly number[])[],
  locked: ShuffleProblem['locked'],
): number[] {
  const to = cells.map(() => -1);
  const standing = locked.map(({ day, place, dishId }) => {
    const index = days[day]?.[place] ?? -1;
    const fits = cells[index]?.dish.id === dishId;
    if (fits) to[index] = day;
    return fits;
  });
  for (const [at, { day, dishId }] of locked.entries()) {
    if (standing[at]) continue;
    const free = cells.findIndex(({ dish, index }) => dish.id === dishId && to[index] === -1);
    if (free !== -1) to[free] = day;
  }
  return to;
}
