/** The lightest months, whose mean a month is held against. */
const BEST_MONTHS = 3;
/** In season: not more than this over the best months. */
const IN_SEASON = 1.3;
/** Clearly heavier than in the best months: half more. */
export const HEAVIER = 1.5;

export interface SeasonOfFood {
  /** kg CO2e per kg in the best months. */
  best: number;
  /** The months of its season, each run with its first and last month, 1–12; a run may pass the turn of the year. */
  runs: { from: number; to: number }[];
}

/** A dish stands on many days of a cycle, and a drop asks of them all. */
const known = new WeakMap<readonly number[], SeasonOfFood>();

/** @param perKg kg CO2e per kg, January first. */
export function seasonOfFood(perKg: readonly number[]): SeasonOfFood {
  const season = known.get(perKg) ?? foundSeason(perKg);
  known.set(perKg, season);
  return season;
}

function foundSeason(perKg: readonly number[]): SeasonOfFood {
  const lightest = perKg.toSorted((one, other) => one - other).slice(0, BEST_MONTHS);
  const best = lightest.reduce((sum, each) => sum + each, 0) / lightest.length;
  return { best, runs: runsOf(perKg.map((each) => each <= best * IN_SEASON)) };
}

/** Whether a month, 1–12, is clearly heavier than the best ones. */
export function isHeavierIn(perKg: readonly number[], month: number): boolean {
  return (perKg[month - 1] ?? 0) >= seasonOfFood(perKg).best * HEAVIER;
}

/** Whether a month, 1–12, is not far from the best ones. */
export function isInSeason(perKg: readonly number[], month: number): boolean {
  return (perKg[month - 1] ?? Number.POSITIVE_INFINITY) <= seasonOfFood(perKg).best * IN_SEASON;
}

function runsOf(isIn: readonly boolean[]): SeasonOfFood['runs'] {
  const count = isIn.length;
  if (isIn.every(Boolean)) return [{ from: 1, to: count }];
  return isIn.flatMap((is, at) => {
    if (!is || isIn[(at + count - 1) % count]) return [];
    let last = at;
    while (isIn[(last + 1) % count]) last += 1;
    return [{ from: at + 1, to: (last % count) + 1 }];
  });
}
