import { dayLater, daysOfSpan } from '../model/plan-dates.ts';

type Dated = Parameters<typeof daysOfSpan>[0];

/** As far is looked: a cycle has at most 12 weeks. */
const DAYS_AHEAD = 12 * 7;

/** The first day, from a day on, on which two plans both serve food; null where none is near. */
export function firstDayAtOnce(one: Dated, other: Dated, from: string): string | null {
  const begins = [from, one.startsOn ?? from, other.startsOn ?? from].toSorted().at(-1) ?? from;
  const to = dayLater(begins, DAYS_AHEAD - 1);
  const served = new Set(daysOfSpan(other, begins, to).map(({ date }) => date));
  return daysOfSpan(one, begins, to).find(({ date }) => served.has(date))?.date ?? null;
}
