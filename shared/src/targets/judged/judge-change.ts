import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { type Month, monthLater, monthsBetween } from '../../kernel/month.ts';
import { stepBesideTrend, type TimedValue } from './step-beside-trend.ts';
import { studentQuantile } from './student-quantile.ts';

/** Months before and since that are needed at least: the trend before is carried on, and must have been seen. */
const LEAST_BEFORE = 4;
const LEAST_SINCE = 3;
const YEAR = 12;
/** Of Student’s t: 95 % lie between it and its like below 0. */
const SEEN = 0.975;

/** Monthly values of what is judged, or of something that it is held against, by month. */
export type MonthlyValues = ReadonlyMap<string, number>;

const Percent = z.object({ value: z.number(), low: z.number(), high: z.number() });

/**
 * - too_early: fewer than four months before, or three since; fewer than six weeks before, or four since;
 * - no_control: nothing else has these months, and no year lies before: nobody can tell a change from a trend or a season;
 * - less, more: the 95 % interval lies on one side of none;
 * - cannot_tell: it does not; what could have been seen stands beside it.
 */
const JUDGEMENTS = ['too_early', 'no_control', 'less', 'more', 'cannot_tell'] as const;

export const JudgedChange = z.object({
  judgement: z.enum(JUDGEMENTS),
  by: described(z.enum(['months', 'weeks']), 'Whether months are held against each other, or weeks of which days are known.'),
  before: described(z.number(), 'Months or weeks before the change that count.'),
  since: described(z.number(), 'Months or weeks from it on that count.'),
  controls: described(
    z.number(),
    'Kitchens or dishes that it is held against: those with a value of each of the months or weeks. 0: its own year before alone.',
  ),
  percent: described(
    z.nullable(Percent),
    'The change in percent with its 90 % interval, beside the own trend and less what the others changed by; null when not known.',
  ),
  smallest: described(
    z.nullable(z.number()),
    'The smallest change, in percent, that would have been seen four times in five; null when not known.',
  ),
  trend: described(
    z.nullable(z.number()),
    'Percent a year that it rises by anyway, against the others: no effect of the change. Null when not known.',
  ),
  season: described(
    z.nullable(z.enum(['others', 'own_years'])),
    'Where its season is known from: the others have the same, or its own former years. Null when not known.',
  ),
});
export type JudgedChange = z.infer<typeof JudgedChange>;

/**
 * Whether values stepped up or down with a month, held against others that did not change then: what all share, a holiday or a hot summer,
 * cancels (difference in differences, of logarithms: a change is one in percent). A trend that it has against the others is carried on
 * through the change, so that a steady way down is no success of any month. Where two years lie before, or nothing can be held against
 * it, each part of the year is held against itself.
 */
export function judgeChange(own: MonthlyValues, others: readonly MonthlyValues[], from: string): JudgedChange {
  const months = [...own.keys()].filter((month) => (own.get(month) ?? 0) > 0).toSorted();
  const before = months.filter((month) => month < from).length;
  const counts = { by: 'months', before, since: months.length - before, controls: 0 } as const;
  if (before < LEAST_BEFORE || counts.since < LEAST_SINCE) return unjudged('too_early', counts);
  const tries = waysToJudge(own, others, { months, from });
  // Movements that others share are no noise: any other kitchen is better than none.
  const [best] = narrowestFirst(tries);
  return best ? judgementOf(best, YEAR) : unjudged('no_control', counts);
}

/** The ways to judge a change, those that hold it against others first, the narrowest interval first. */
export function narrowestFirst(ways: readonly JudgingRule[]): JudgingRule[] {
  return ways.toSorted((a, b) => Number(b.counts.controls > 0) - Number(a.counts.controls > 0) || widthOf(a) - widthOf(b));
}

interface Judging {
  months: readonly string[];
  from: string;
}

type Counts = Pick<JudgedChange, 'by' | 'before' | 'since' | 'controls'>;

/** One way to judge a change: over which months, held against how many others. */
export interface JudgingRule {
  counts: Counts;
  season: NonNullable<JudgedChange['season']>;
  found: NonNullable<ReturnType<typeof stepBesideTrend>>;
}

/** Over all months that there are, or over the year before and what came since: fewer months may have more others. */
function waysToJudge(own: MonthlyValues, others: readonly MonthlyValues[], { months, from }: Judging): JudgingRule[] {
  const yearBefore = monthLater(from as Month, -YEAR);
  const latest = months.filter((month) => month >= yearBefore);
  return [months, latest].flatMap((each) => wayToJudge(own, others, { months: each, from }) ?? []);
}

function wayToJudge(own: MonthlyValues, others: readonly MonthlyValues[], { months, from }: Judging): JudgingRule | null {
  const controls = others.filter((each) => months.every((month) => (each.get(month) ?? 0) > 0));
  const before = months.filter((month) => month < from).length;
  const season = controls.length > 0 && before < 2 * YEAR ? 'others' : 'own_years';
  const log = (values: MonthlyValues, month: string): number => Math.log(values.get(month) ?? 1);
  const found = stepBesideTrend(
    months.map((month): TimedValue => ({
      at: monthsBetween(months[0] as Month, month as Month).length,
      season: season === 'others' ? '' : month.slice('2026-'.length),
      isSince: month >= from,
      value: log(own, month) - (controls.length === 0 ? 0 : mean(controls.map((each) => log(each, month)))),
    })),
  );
  return found && { counts: { by: 'months', before, since: months.length - before, controls: controls.length }, season, found };
}

/** How wide an interval a way would give if every kitchen's months varied alike: known before any value is looked at. */
function widthOf({ counts: { controls }, found: { errorOfOne, freedom } }: JudgingRule): number {
  return studentQuantile(SEEN, freedom) * errorOfOne * Math.sqrt(controls === 0 ? 1 : 1 + 1 / controls);
}

/** @param ofYear How many months, or weeks, a year has: a trend is one of a year. */
export function judgementOf(
  { counts, season, found: { step, error, trend, freedom } }: JudgingRule,
  ofYear: number,
): JudgedChange {
  const within = (probability: number): number => studentQuantile(probability, freedom) * error;
  const isSeen = Math.abs(step) > within(SEEN);
  return {
    judgement: !isSeen ? 'cannot_tell' : step < 0 ? 'less' : 'more',
    ...counts,
    percent: { value: percentOf(step), low: percentOf(step - within(0.95)), high: percentOf(step + within(0.95)) },
    smallest: -percentOf(-(within(SEEN) + within(0.8))),
    trend: percentOf(trend * ofYear),
    season,
  };
}

export function unjudged(judgement: 'too_early' | 'no_control', counts: Counts): JudgedChange {
  return { judgement, ...counts, percent: null, smallest: null, trend: null, season: null };
}

function percentOf(logarithm: number): number {
  return 100 * Math.expm1(logarithm);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
