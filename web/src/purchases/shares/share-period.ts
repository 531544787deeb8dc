import { type Month, monthLater, monthsOfQuarter, quarterOf, QUARTERS } from '@plateprint/shared/kernel/month.ts';

export type PeriodKind = 'month' | 'quarter' | 'year';

/** A time to look at: months from the first to the last, both in it. */
export interface SharePeriod {
  from: Month;
  to: Month;
}

const MONTHS: Readonly<Record<PeriodKind, number>> = { month: 1, quarter: 3, year: 12 };

/** The month, quarter or calendar year that a month lies in. */
export function periodAround(kind: PeriodKind, month: Month): SharePeriod {
  const year = Number(month.slice(0, 4));
  switch (kind) {
    case 'month':
      return { from: month, to: month };
    case 'quarter': {
      const [first = month, , last = month] = monthsOfQuarter(year, quarterOf(month));
      return { from: first, to: last };
    }
    case 'year':
      return { from: `${year}-01`, to: `${year}-12` };
  }
}

/** The same length of time before (−1) or after (1). */
export function periodBeside(kind: PeriodKind, { from }: SharePeriod, step: -1 | 1): SharePeriod {
  return periodAround(kind, monthLater(from, MONTHS[kind] * step));
}

/** 1–4 */
export const quarterNumber = ({ from }: SharePeriod): number => QUARTERS.indexOf(quarterOf(from)) + 1;
