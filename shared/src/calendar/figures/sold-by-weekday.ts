import * as z from 'zod/mini';
import { type CoverageState, coverageState } from '../../footprint/coverage.ts';
import { weekdayOfDate } from '../model/plan-dates.ts';
import type { SoldOnDay } from './came-days.ts';

/** How much of what a month's report says was sold stands as servings of a recipe on a day; `sold` is null while it is not completed. */
export const SoldMonth = z.object({ month: z.string(), onDays: z.number(), sold: z.nullable(z.number()) });
export type SoldMonth = z.infer<typeof SoldMonth>;

export interface GuestsSold {
  /** Other days of the week are absent: nothing is known of them. */
  guests: { weekday: number; guests: number }[];
  /** Share of what was sold that they speak of, 0–1; null where no month says it. */
  share: number | null;
  state: CoverageState;
}

/**
 * Guests of each day of the week: the mean of what was sold on its days on which anything was. None where too little of it is known by
 * dish and day: a row that no recipe was found for would pass for guests who never came. Months that nobody counted yet are left out.
 */
export function soldByWeekday(sold: readonly SoldOnDay[], months: readonly SoldMonth[]): GuestsSold {
  const counted = months.filter((month) => month.sold !== null && month.sold > 0);
  const all = counted.reduce((sum, month) => sum + (month.sold ?? 0), 0);
  const share = all === 0 ? null : Math.min(1, counted.reduce((sum, { onDays }) => sum + onDays, 0) / all);
  const state = coverageState(share);
  if (state === 'too_little') return { guests: [], share, state };
  const known = new Set(counted.map(({ month }) => month));
  const days = [...Map.groupBy(sold, ({ day }) => day)]
    .map(([day, rows]) => ({ day, weekday: weekdayOfDate(day), servings: rows.reduce((sum, { servings }) => sum + servings, 0) }))
    .filter(({ day, servings }) => servings > 0 && known.has(day.slice(0, 7)));
  const guests = [...Map.groupBy(days, ({ weekday }) => weekday)]
    .map(([weekday, ofWeekday]) => ({
      weekday,
      guests: Math.round(ofWeekday.reduce((sum, { servings }) => sum + servings, 0) / ofWeekday.length),
    }))
    .toSorted((one, other) => one.weekday - other.weekday);
  return { guests, share, state };
}
