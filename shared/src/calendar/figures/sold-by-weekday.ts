import { weekdayOfDate } from '../model/plan-dates.ts';
import type { SoldOnDay } from './came-days.ts';

/** Guests of each day of the week: the mean of what was sold on its days of which anything is known; other days of the week are absent. */
export function soldByWeekday(sold: readonly SoldOnDay[]): { weekday: number; guests: number }[] {
  const days = [...Map.groupBy(sold, ({ day }) => day)].map(([day, rows]) => ({
    weekday: weekdayOfDate(day),
    servings: rows.reduce((sum, { servings }) => sum + servings, 0),
  }));
  return [...Map.groupBy(days, ({ weekday }) => weekday)]
    .map(([weekday, ofWeekday]) => ({
      weekday,
      guests: Math.round(ofWeekday.reduce((sum, { servings }) => sum + servings, 0) / ofWeekday.length),
    }))
    .toSorted((one, other) => one.weekday - other.weekday);
}
