import * as z from 'zod/mini';
import {
  isMonth,
  isYear,
  type Month,
  monthLater,
  monthOfDay,
  type Day,
  monthsBetween,
  QUARTERS,
  type Quarter,
  quarterOf,
} from '../kernel/month.ts';

export const PERIOD_TYPES = ['month', 'quarter', 'year'] as const;
export const PeriodType = z.enum(PERIOD_TYPES);
export type PeriodType = z.infer<typeof PeriodType>;

/** Months of each kind of period. */
export const MONTHS_OF_PERIOD: Readonly<Record<PeriodType, number>> = { month: 1, quarter: 3, year: 12 };
const MONTHS_OF_YEAR = 12;

/** `2026-11`, `2026-Q4` or `2026`: a month, three months from January on, a calendar year. */
export type BoardPeriod = Month | `${number}-${Quarter}` | `${number}`;

export function isBoardPeriod(text: string): text is BoardPeriod {
  return isMonth(text) || (/^\d{4}(-Q[1-4])?$/.test(text) && isYear(text.slice(0, 4)));
}

export function periodTypeOf(period: BoardPeriod): PeriodType {
  if (period.length === 4) return 'year';
  return period.includes('Q') ? 'quarter' : 'month';
}

/** The months of a period, in the order of time. */
export function monthsOf(period: BoardPeriod): Month[] {
  const first = firstMonthOf(period);
  return monthsBetween(first, monthLater(first, MONTHS_OF_PERIOD[periodTypeOf(period)] - 1));
}

export function firstMonthOf(period: BoardPeriod): Month {
  const type = periodTypeOf(period);
  if (type === 'month') return period as Month;
  const january = `${period.slice(0, 4)}-01` as Month;
  if (type === 'year') return january;
  return monthLater(january, QUARTERS.indexOf(period.slice(5) as Quarter) * MONTHS_OF_PERIOD.quarter);
}

/** The period of a kind that a month is in. */
function periodOfMonth(month: Month, type: PeriodType): BoardPeriod {
  const year = month.slice(0, 4);
  if (type === 'month') return month;
  return (type === 'year' ? year : `${year}-${quarterOf(month)}`) as BoardPeriod;
}

/** The period as many of its kind later, or earlier for a negative number. */
export function periodLater(period: BoardPeriod, periods: number): BoardPeriod {
  const type = periodTypeOf(period);
  return periodOfMonth(monthLater(firstMonthOf(period), periods * MONTHS_OF_PERIOD[type]), type);
}

/** The same months a year before. */
export function yearBefore(period: BoardPeriod): BoardPeriod {
  return periodOfMonth(monthLater(firstMonthOf(period), -MONTHS_OF_YEAR), periodTypeOf(period));
}

/** Whether all months of a period are over: only then places are settled. */
export function isFinished(period: BoardPeriod, today: Day): boolean {
  return (monthsOf(period).at(-1) ?? '') < monthOfDay(today);
}

/** The last period of a kind whose months are all over. */
export function lastFinished(type: PeriodType, today: Day): BoardPeriod {
  const current = periodOfMonth(monthOfDay(today), type);
  return periodLater(current, -1);
}

/** Three years of periods up to the latest, the latest first: what a board offers to choose from. */
export function periodsUpTo(latest: BoardPeriod): BoardPeriod[] {
  const length = (3 * MONTHS_OF_YEAR) / MONTHS_OF_PERIOD[periodTypeOf(latest)];
  return Array.from({ length }, (_, back) => periodLater(latest, -back));
}
