import { type Day, isDay, type Month, monthOfDay } from '../../kernel/month.ts';

/** "3.11.2026", "11/3/26", "2026-11-03 14:20": numbers that may be a day, in some order. */
const DAY = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?![\d./-])/u;

/** Of the cells of a column that are written with one mark (`/`, `.`, `-`) whether the day or the month comes first. */
export type DayOrders = ReadonlyMap<string, 'day' | 'month'>;

const FURTHER = /[./-]/u;
const MOST_MONTH = 12;

/** The order of day and month in a column, by the cells that have one reading: a 13 is no month. None where cells of both are there. */
export function ordersOfDays(column: Iterable<string>): DayOrders {
  const found = new Map<string, Set<'day' | 'month'>>();
  for (const written of column) {
    const [whole = '', first = '', second = ''] = DAY.exec(written.trim()) ?? [];
    if (whole === '' || first.length === 4) continue;
    const order = Number(first) > MOST_MONTH ? 'day' : Number(second) > MOST_MONTH ? 'month' : null;
    const mark = FURTHER.exec(whole)?.[0] ?? '';
    if (order !== null) found.set(mark, (found.get(mark) ?? new Set()).add(order));
  }
  return new Map([...found].flatMap(([mark, [order, other]]) => (order && !other ? [[mark, order] as const] : [])));
}

const UNSAID: DayOrders = new Map();

/** The days that a cell may mean: none, one, or two where nobody can tell the day from the month ("3/11/2026"). */
export function readDays(written: string, orders: DayOrders = UNSAID): Day[] {
  const [whole = '', first = '', second = '', third = ''] = DAY.exec(written.trim()) ?? [];
  if (first === '') return [];
  if (first.length === 4) return [dayOf(first, second, third)].filter((day): day is Day => isDay(day));
  const order = orders.get(FURTHER.exec(whole)?.[0] ?? '');
  const days = [
    ...(order === 'month' ? [] : [dayOf(third, second, first)]),
    ...(order === 'day' ? [] : [dayOf(third, first, second)]),
  ];
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
