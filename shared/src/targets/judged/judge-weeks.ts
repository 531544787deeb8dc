import { type JudgedChange, judgementOf, mean, narrowestFirst, unjudged, type JudgingRule } from './judge-change.ts';
import { stepBesideTrend } from './step-beside-trend.ts';

/** Weeks before and since that are needed at least: a trend must have been seen, and weeks vary more than months. */
const LEAST_BEFORE = 6;
const LEAST_SINCE = 4;
/** Half a year before a change and since: what came later may be of anything. */
export const MOST_WEEKS = 26;
const OF_A_YEAR = 52;

/** What of a dish was sold on a day on which it was there, by week: 0 is the week that begins with the change, −1 the one before. */
export type WeeklyValues = ReadonlyMap<number, number>;

/**
 * Whether a dish was sold more or less often from a day on, held against other dishes of its kitchen that were sold in each of the weeks: what all
 * share, a holiday or a week of heat, cancels. A trend that it has against the others is carried on. Over half a year before, or over a quarter,
 * where more others have been there. A season of its own nobody knows from weeks, so that without others nothing is said.
 */
export function judgeWeeks(own: WeeklyValues, others: readonly WeeklyValues[]): JudgedChange {
  const weeks = [...own]
    .filter(([, value]) => value > 0)
    .map(([week]) => week)
    .toSorted((a, b) => a - b);
  const before = weeks.filter((week) => week < 0).length;
  const counts = { by: 'weeks', before, since: weeks.length - before, controls: 0 } as const;
  if (before < LEAST_BEFORE || counts.since < LEAST_SINCE) return unjudged('too_early', counts);
  const ways = [MOST_WEEKS, MOST_WEEKS / 2].flatMap((most) => {
    const latest = weeks.filter((week) => week >= -most);
    return wayToJudge(own, others, latest) ?? [];
  });
  const [best] = narrowestFirst(ways);
  return best ? judgementOf(best, OF_A_YEAR) : unjudged('no_control', counts);
}

function wayToJudge(own: WeeklyValues, others: readonly WeeklyValues[], weeks: readonly number[]): JudgingRule | null {
  const controls = others.filter((each) => weeks.every((week) => (each.get(week) ?? 0) > 0));
  const before = weeks.filter((week) => week < 0).length;
  if (controls.length === 0 || before < LEAST_BEFORE) return null;
  const log = (values: WeeklyValues, week: number): number => Math.log(values.get(week) ?? 1);
  const found = stepBesideTrend(
    weeks.map((week) => ({
      at: week,
      season: '',
      isSince: week >= 0,
      value: log(own, week) - mean(controls.map((each) => log(each, week))),
    })),
  );
  return (
    found && { counts: { by: 'weeks', before, since: weeks.length - before, controls: controls.length }, season: 'others', found }
  );
}
