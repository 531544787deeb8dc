import type { MenuPlanDraft, Weekday } from './menu-plan.ts';

/** A day of the calendar in the cycle. */
export interface DatedDay {
  /** `YYYY-MM-DD`. */
  date: string;
  week: number;
  weekday: Weekday;
}

type Dated = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'startsOn' | 'endsOn' | 'closed'>;

const DAY = 86_400_000;

function countOf(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);
}

function dateOf(count: number): string {
  return new Date(count * DAY).toISOString().slice(0, 10);
}

/** The first of January 1970 was a Thursday. */
function weekdayOf(count: number): Weekday {
  return ((((count + 3) % 7) + 7) % 7) + 1;
}

export function weekdayOfDate(date: string): Weekday {
  return weekdayOf(countOf(date));
}

/** The day a number of days later, or earlier for a negative number. */
export function dayLater(date: string, days: number): string {
  return dateOf(countOf(date) + days);
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  const count = countOf(date);
  return dateOf(count - (weekdayOf(count) - 1));
}

/**
 * The day of the cycle that a date is; null before the plan begins, after it ends, on a closed day, and on a weekday without
 * food. A closed day takes its dishes with it: the cycle runs on with the calendar.
 */
export function dayOfPlan(plan: Dated, date: string): DatedDay | null {
  const { startsOn, endsOn, weekdays, closed } = plan;
  if (startsOn === null || date < startsOn || (endsOn !== null && date > endsOn)) return null;
  if (closed.some(({ from, to }) => from <= date && date <= to)) return null;
  const weekday = weekdayOf(countOf(date));
  if (!weekdays.includes(weekday)) return null;
  const weeksSince = Math.floor((countOf(date) - countOf(mondayOf(startsOn))) / 7);
  return { date, week: weeksSince % plan.weeks, weekday };
}

/** The round of the cycle that a date is in: the day on which it begins, and which of its weeks the date is in. */
export interface RoundOfPlan {
  startsOn: string;
  /** Null before the plan begins and after it ends: then it is the first or the last round. */
  week: number | null;
}

/** Null while the plan has no date. */
export function roundAt(
  { startsOn, endsOn, weeks }: Pick<Dated, 'startsOn' | 'endsOn' | 'weeks'>,
  date: string,
): RoundOfPlan | null {
  if (startsOn === null) return null;
  const last = endsOn !== null && endsOn < date ? endsOn : date;
  const weeksSince = Math.floor((countOf(last) - countOf(mondayOf(startsOn))) / 7);
  const isIn = last === date && date >= startsOn;
  if (weeksSince < weeks) return { startsOn, week: isIn ? weeksSince : null };
  const week = weeksSince % weeks;
  return { startsOn: dayLater(mondayOf(startsOn), (weeksSince - week) * 7), week: isIn ? week : null };
}

/** The days with food of a span, both ends included. */
export function daysOfSpan(plan: Dated, from: string, to: string): DatedDay[] {
  const [first, last] = [countOf(from), countOf(to)];
  const days: DatedDay[] = [];
  for (let count = first; count <= last; count += 1) {
    const day = dayOfPlan(plan, dateOf(count));
    if (day) days.push(day);
  }
  return days;
}

/** The date on which a day of the cycle stands the first time; null while the plan has no date. */
export function firstDateOf({ startsOn }: Pick<Dated, 'startsOn'>, week: number, weekday: Weekday): string | null {
  return startsOn === null ? null : dayLater(mondayOf(startsOn), week * 7 + weekday - 1);
}
