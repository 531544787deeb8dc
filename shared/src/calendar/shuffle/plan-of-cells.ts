import { GUARDS, type Guard, type ShuffleDish, type ShuffleProblem } from './shuffle-problem.ts';

/** A dish of one cell: a dish that stands on two days is two of them. */
export interface CellDish {
  dish: ShuffleDish;
  /** The same number for the same dish, from 0. */
  kind: number;
  /** Its place among all cells, from 0. */
  index: number;
  /** Of `watched`, by the same place, whether it has the tag. */
  has: readonly boolean[];
}

/** What a week has at most of a tag: so many dishes, or so many days with any. */
export interface MostOfWeek {
  tag: number;
  most: number;
  of: 'dishes' | 'days';
}

export interface PlanOfCells {
  cells: readonly CellDish[];
  /** The cells' indexes by day, as they stand. */
  current: readonly (readonly number[])[];
  /** Places of each day. */
  sizes: readonly number[];
  /** The weight of each day in the mean; they sum to 1. */
  weights: readonly number[];
  /** The week of each day, from 0. */
  weekOf: readonly number[];
  /** Which cells are locked to which day, by index; -1 for free. */
  lockedTo: readonly number[];
  /** The tags that rules speak of. */
  watched: readonly string[];
  each: readonly number[];
  once: readonly number[];
  most: readonly MostOfWeek[];
  /** How often a dish may stand on a day, by its kind: once, or as often as it does so now or is locked to. */
  mostADay: readonly number[];
  /** On how many days, of at least one, no dish may have a tag. */
  lacking: readonly { tag: number; most: number }[];
  /** Guards whose amounts are known of every dish. */
  guards: readonly Guard[];
}

export interface PlanHow {
  /** The week of each day, where weeks are not all of one length. */
  weekOf?: readonly number[];
  /** The dish as guests know it, where it has several ids: one on two lines. */
  sameDish?: (id: string) => string;
  /** A dish whose CO2e is not known may move, too: where the rules ask for it. */
  movesUnknown?: boolean;
  /** Tags that no dish of some days may have, and of how many days at most. */
  lacking?: readonly { tag: string; most: number }[];
}

/** The problem in numbers, as the searches need it. Ids and locks have been looked at (`problem-faults.ts`). */
export function planOfCells(
  problem: ShuffleProblem,
  { weekOf, sameDish = (id) => id, lacking = [], movesUnknown = false }: PlanHow = {},
): PlanOfCells {
  const { current, guests, weekLength, dishes, locked, rules, guards } = problem;
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  // What no day may lack is a rule of each day.
  const eachDay = [...rules.eachDay, ...lacking.flatMap(({ tag, most }) => (most === 0 ? [tag] : []))];
  const few = lacking.filter(({ most }) => most > 0);
  const ofWeek = [
    ...Object.entries(rules.mostPerWeek).map(([tag, most]) => ({ tag, most, of: 'dishes' as const })),
    ...Object.entries(rules.mostDaysPerWeek ?? {}).map(([tag, most]) => ({ tag, most, of: 'days' as const })),
  ];
  const tags = [...eachDay, ...rules.notTwiceADay, ...[...ofWeek, ...few].map(({ tag }) => tag)];
  const watched = [...new Set(tags)];
  const kinds = new Map<string, number>();
  const kindOf = (id: string): number => {
    const same = sameDish(id);
    const kind = kinds.get(same) ?? kinds.size;
    kinds.set(same, kind);
    return kind;
  };
  const cells: CellDish[] = [];
  const days = current.map((day) =>
    day.map((id) => {
      const dish = byId.get(id);
      if (!dish) throw new Error(`Nothing is known of the dish ${id}.`);
      const index = cells.length;
      cells.push({ dish, kind: kindOf(id), index, has: watched.map((tag) => dish.tags.includes(tag)) });
      return index;
    }),
  );
  const counted = guests ?? current.map(() => 1);
  const all = counted.reduce((sum, each) => sum + each, 0);
  const standing = lockedCells(cells, days, locked);
  const lockedTo = movesUnknown ? standing : unknownStay(cells, days, standing);
  return {
    cells,
    current: days,
    sizes: days.map(({ length }) => length),
    weights: counted.map((each) => each / all),
    weekOf: weekOf ?? days.map((_, day) => Math.floor(day / weekLength)),
    lockedTo,
    watched,
    each: eachDay.map((tag) => watched.indexOf(tag)),
    once: rules.notTwiceADay.map((tag) => watched.indexOf(tag)),
    most: ofWeek.map((rule) => ({ ...rule, tag: watched.indexOf(rule.tag) })),
    lacking: few.map(({ tag, most }) => ({ tag: watched.indexOf(tag), most })),
    mostADay: mostADay({ cells, current: days, lockedTo }, kinds.size),
    guards: GUARDS.filter((guard) => guards.includes(guard) && cells.every(({ dish }) => dish[guard] !== null)),
  };
}

function mostADay({ cells, current, lockedTo }: Pick<PlanOfCells, 'cells' | 'current' | 'lockedTo'>, kinds: number): number[] {
  const most = Array.from({ length: kinds }, () => 1);
  const count = (day: readonly number[]): void => {
    for (const [kind, each] of Map.groupBy(day, (index) => cells[index]?.kind ?? 0))
      most[kind] = Math.max(most[kind] ?? 1, each.length);
  };
  for (const [at, day] of current.entries()) {
    count(day);
    count(lockedTo.flatMap((to, index) => (to === at ? [index] : [])));
  }
  return most;
}

/**
 * Dishes whose CO2e is not known stay where they are: a day of which nothing is known is in no mean, so a search that moved them would find days
 * better that nobody knows anything of.
 */
function unknownStay(cells: readonly CellDish[], days: readonly (readonly number[])[], lockedTo: readonly number[]): number[] {
  const stays = [...lockedTo];
  for (const [day, ofDay] of days.entries())
    for (const index of ofDay) if (stays[index] === -1 && cells[index]?.dish.co2 === null) stays[index] = day;
  return stays;
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
