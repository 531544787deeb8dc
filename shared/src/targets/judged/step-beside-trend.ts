/** A month's value on a line of time: how many months from a first one, in which part of the year, and whether it lies after the change. */
export interface TimedValue {
  at: number;
  /** Months of one season: all the same where no season is looked for. */
  season: string;
  isSince: boolean;
  value: number;
}

/** A step, how far it may be off by one standard error, and what that rests on. */
interface Step {
  step: number;
  error: number;
  /** The same if values varied by one, whatever they are. */
  errorOfOne: number;
  /** The rise of values in a month, before the step and after it alike. */
  trend: number;
  freedom: number;
}

/** Below it nothing is left of a vector but what rounding made. */
const NOTHING = 1e-9;
/** Degrees of freedom that are needed at least: with fewer nobody knows how much months vary by themselves. */
const LEAST_FREEDOM = 4;

/**
 * By how much values step up or down with a change, beside the steady trend that they have anyway and the season of each part of the
 * year (least squares; what season and trend explain is taken out of both, and the rest of the values held against the rest of the step: Frisch and
 * Waugh). Null where the months do not tell a step from the trend.
 */
export function stepBesideTrend(values: readonly TimedValue[]): Step | null {
  const seasons = values.map(({ season }) => season);
  const time = withoutMeans(
    values.map(({ at }) => at),
    seasons,
  );
  const own = withoutMeans(
    values.map(({ value }) => value),
    seasons,
  );
  const since = withoutMeans(
    values.map(({ isSince }) => Number(isSince)),
    seasons,
  );
  const freedom = values.length - new Set(seasons).size - 2;
  if (dot(time, time) < NOTHING || freedom < LEAST_FREEDOM) return null;
  const rest = less(since, time);
  const of = dot(rest, rest);
  if (of < NOTHING) return null;
  const left = less(own, time);
  const step = dot(rest, left) / of;
  const variance = Math.max(0, dot(left, left) - step ** 2 * of) / freedom;
  const trend = (dot(time, own) - step * dot(time, since)) / dot(time, time);
  const errorOfOne = 1 / Math.sqrt(of);
  return { step, error: Math.sqrt(variance) * errorOfOne, errorOfOne, trend, freedom };
}

/** Each number less the mean of its season. */
function withoutMeans(numbers: readonly number[], seasons: readonly string[]): number[] {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const [index, number] of numbers.entries()) {
    const { sum, count } = sums.get(seasons[index] ?? '') ?? { sum: 0, count: 0 };
    sums.set(seasons[index] ?? '', { sum: sum + number, count: count + 1 });
  }
  return numbers.map((number, index) => {
    const { sum = 0, count = 1 } = sums.get(seasons[index] ?? '') ?? {};
    return number - sum / count;
  });
}

/** The rest of a vector when another one has explained as much of it as it can. */
function less(vector: readonly number[], by: readonly number[]): number[] {
  const share = dot(vector, by) / dot(by, by);
  return vector.map((number, index) => number - share * (by[index] ?? 0));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, number, index) => sum + number * (b[index] ?? 0), 0);
}
