import { type Day, history, type Month, monthLater, monthsBetween, monthsOfQuarter, quarterOf } from '../kernel/month.ts';

/** Whole months, both included. */
export interface Span {
  from: Month;
  to: Month;
}

/** As far as a comparison looks at once: three years. */
export const MOST_MONTHS = 36;

/** The spans that are offered by name: the latest full month, the latest full quarter, and the last twelve full months. */
export const SPAN_PRESETS = ['month', 'quarter', 'year'] as const;
export type SpanPreset = (typeof SPAN_PRESETS)[number];

export function presetSpan(preset: SpanPreset, today: Day): Span {
  const months = history(12, today);
  const to = months.at(-1) as Month;
  if (preset === 'month') return { from: to, to };
  if (preset === 'year') return { from: months[0] as Month, to };
  // The quarter of the latest full month counts only when that month ends it.
  const ends = [to, monthLater(to, -1), monthLater(to, -2)].find((month) => monthsOfQuarterOf(month).at(-1) === month) ?? to;
  return { from: monthLater(ends, -2), to: ends };
}

function monthsOfQuarterOf(month: Month): Month[] {
  return monthsOfQuarter(Number(month.slice(0, 4)), quarterOf(month));
}

export function presetOf(span: Span, today: Day): SpanPreset | null {
  return SPAN_PRESETS.find((preset) => isSame(presetSpan(preset, today), span)) ?? null;
}

function isSame(one: Span, other: Span): boolean {
  return one.from === other.from && one.to === other.to;
}

export function monthsOf({ from, to }: Span): Month[] {
  return monthsBetween(from, to);
}

/** The span of as many months that ends before another begins: a trend is measured against it. */
export function formerSpan(span: Span): Span {
  const { length } = monthsOf(span);
  return { from: monthLater(span.from, -length), to: monthLater(span.from, -1) };
}

const YEAR = 12;

/** How many whole years a span has; null for one of other months. Of years a month is held against the same month. */
export function yearsOf(span: Span): number | null {
  const { length } = monthsOf(span);
  return length > 0 && length % YEAR === 0 ? length / YEAR : null;
}

/** The field and the code of what is wrong with a span; null for one that can be looked at. */
export function spanProblem(span: Span): { path: 'to' | 'from'; code: 'end_before_start' | 'too_many_months' } | null {
  const { length } = monthsOf(span);
  if (length === 0) return { path: 'to', code: 'end_before_start' };
  return length > MOST_MONTHS ? { path: 'from', code: 'too_many_months' } : null;
}
