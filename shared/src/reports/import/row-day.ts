import { type Day, isDay, type Month, monthOfDay } from '../../kernel/month.ts';

/** "3.11.2026", "11/3/26", "2026-11-03 14:20": numbers that may be a day, in some order. */
const DAY = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?![\d./-])/u;

/** The days that a cell may mean: none, one, or two where nobody can tell the day from the month ("3/11/2026"). */
export function readDays(written: string): Day[] {
  const [, first = '', second = '', third = ''] = DAY.exec(written.trim()) ?? [];
  if (first === '') return [];
  const days = first.length === 4 ? [dayOf(first, second, third)] : [dayOf(third, second, first), dayOf(third, first, second)];
  return [...new Set(days)].filter((day): day is Day => isDay(day));
}

function dayOf(year: string, month: string, day: string): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The span of a report, both days included. */
export type Timespan = readonly [first: Day, last: Day];

/** How many rows there are of each month, where their days tell one alone; the earliest first. */
export function monthsOfDays(rows: readonly (readonly Day[])[]): { month: Month; rows: number }[] {
  const counts = new Map<Month, number>();
  for (const days of rows) {
    const month = monthOfDays(days);
    if (month !== null) counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .map(([month, count]) => ({ month, rows: count }))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1));
}

/** The month that all days of a row are of; null where nobody can tell. */
export function monthOfDays(days: readonly Day[]): Month | null {
  const months = new Set(days.map(monthOfDay));
  const [month] = months;
  return months.size === 1 && month !== undefined ? month : null;
}

/** Whether a row is surely of another time: what may be a day of the report is none. */
export function isOfOtherTime(days: readonly Day[], [first, last]: Timespan): boolean {
  return days.length > 0 && days.every((day) => day < first || day > last);
}

/** The day of a row: of those that it may mean the one within what the report speaks of; null where none or several are. */
export function dayWithin(days: readonly Day[], span: Timespan | null): Day | null {
  const within = span === null ? days : days.filter((day) => day >= span[0] && day <= span[1]);
  const [day, other] = within;
  return day !== undefined && other === undefined ? day : null;
}
