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

/** Why a plan serves nothing on a day of its week: it is closed, or the plan has not begun, or has ended. */
export type Absence = 'closed' | 'before' | 'after';

type Bounds = Pick<Dated, 'startsOn' | 'endsOn' | 'closed'>;

/** Null on a day that a plan covers, and while it has no date. */
export function absenceOf({ startsOn, endsOn, closed }: Bounds, date: string): Absence | null {
  if (startsOn === null) return null;
  if (date < startsOn) return 'before';
  if (endsOn !== null && date > endsOn) return 'after';
  return closed.some(({ from, to }) => from <= date && date <= to) ? 'closed' : null;
}

/** Why a day is closed, in the words of the kitchen; empty where it says none. */
export function reasonClosed({ closed }: Pick<Dated, 'closed'>, date: string): string {
  return closed.find(({ from, to, name }) => from <= date && date <= to && name.trim() !== '')?.name.trim() ?? '';
}

/** The closed days of a span on which a plan would serve food, both ends included. */
export function closedDaysOfSpan(plan: Dated, from: string, to: string): string[] {
  return daysOfSpan({ ...plan, closed: [] }, from, to).flatMap(({ date }) => (absenceOf(plan, date) === 'closed' ? [date] : []));
}

/**
 * The day of the cycle that a date is; null before the plan begins, after it ends, on a closed day, and on a weekday without
 * food. A closed day takes its dishes with it: the cycle runs on with the calendar.
 */
export function dayOfPlan(plan: Dated, date: string): DatedDay | null {
  const { startsOn, weekdays } = plan;
  if (startsOn === null || absenceOf(plan, date) !== null) return null;
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

/**
 * The date of a day of the cycle in the round that begins in a week; null while the plan has no date. Whether the plan serves anything on it is
 * another question: it may be closed, or lie before a first day in the middle of that week (`absenceOf`).
 */
export function firstDateOf({ startsOn }: Pick<Dated, 'startsOn'>, week: number, weekday: Weekday): string | null {
  return startsOn === null ? null : dayLater(mondayOf(startsOn), week * 7 + weekday - 1);
}
