import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { studentQuantile } from './student-quantile.ts';

/** Months before and since that are needed at least: fewer do not say how much a kitchen varies by itself. */
const LEAST_MONTHS = 3;

/** One kitchen's monthly values, by month. */
export type MonthlyValues = ReadonlyMap<string, number>;

const Percent = z.object({ value: z.number(), low: z.number(), high: z.number() });

/**
 * - too_early: fewer than three months before or since;
 * - less, more: the 95 % interval lies on one side of none;
 * - cannot_tell: it does not; what could have been seen stands beside it.
 */
const JUDGEMENTS = ['too_early', 'less', 'more', 'cannot_tell'] as const;

export const JudgedChange = z.object({
  judgement: z.enum(JUDGEMENTS),
  before: described(z.number(), 'Months before the change that count.'),
  since: described(z.number(), 'Months from it on that count.'),
  controls: described(
    z.number(),
    'Kitchens that it is held against: those with a value of each of the months. 0: before and after alone.',
  ),
  percent: described(
    z.nullable(Percent),
    'The change in percent with its 90 % interval, less what the others changed by; null when too early.',
  ),
  smallest: described(
    z.nullable(z.number()),
    'The smallest change, in percent, that would have been seen four times in five; null when too early.',
  ),
});
export type JudgedChange = z.infer<typeof JudgedChange>;

/**
 * Whether values changed with a month, held against others that did not change then: what all share, a season or a holiday, cancels
 * (difference in differences, of logarithms: a change is one in percent). How much a kitchen varies by itself from month to
 * month is in the interval.
 */
export function judgeChange(own: MonthlyValues, others: readonly MonthlyValues[], from: string): JudgedChange {
  const months = [...own.keys()].filter((month) => (own.get(month) ?? 0) > 0).toSorted();
  const controls = others.filter((each) => months.every((month) => (each.get(month) ?? 0) > 0));
  const [before, since] = [months.filter((month) => month < from), months.filter((month) => month >= from)];
  const counts = { before: before.length, since: since.length, controls: controls.length };
  if (Math.min(before.length, since.length) < LEAST_MONTHS)
    return { judgement: 'too_early', ...counts, percent: null, smallest: null };
  const log = (values: MonthlyValues, month: string): number => Math.log(values.get(month) ?? 1);
  const against = (month: string): number =>
    log(own, month) - (controls.length === 0 ? 0 : mean(controls.map((each) => log(each, month))));
  const [former, later] = [before.map(against), since.map(against)];
  const freedom = former.length + later.length - 2;
  const pooled = (squares(former) + squares(later)) / freedom;
  const error = Math.sqrt(pooled * (1 / former.length + 1 / later.length));
  const effect = mean(later) - mean(former);
  const within = (probability: number): number => studentQuantile(probability, freedom) * error;
  const isSeen = Math.abs(effect) > within(0.975);
  return {
    judgement: !isSeen ? 'cannot_tell' : effect < 0 ? 'less' : 'more',
    ...counts,
    percent: { value: percentOf(effect), low: percentOf(effect - within(0.95)), high: percentOf(effect + within(0.95)) },
    smallest: -percentOf(-(within(0.975) + within(0.8))),
  };
}

function percentOf(logarithm: number): number {
  return 100 * Math.expm1(logarithm);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function squares(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}
