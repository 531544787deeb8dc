/** A calendar month, `2026-11`. Such texts sort in the order of time. */
export type Month = `${number}-${number}`;
/** A calendar day, `2026-11-20`. */
export type Day = `${number}-${number}-${number}`;

const MONTHS_OF_YEAR = 12;
const MONTHS_OF_QUARTER = 3;

/** Years that food can be spoken of: what is before or after was mistyped. */
export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2100;

/** Whether a text is a year that can be meant, `2026`. */
export function isYear(text: string): text is `${number}` {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
}

/** Whether a text is a month of a year that can be meant. */
export function isMonth(text: string): text is Month {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && isYear(text.slice(0, 4));
}

/** Whether a text is a day that the calendar has, not the 30th of February, in a year that can be meant. */
export function isDay(text: string): text is Day {
  const [year, month, day] = text.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isMonth(text.slice(0, 7))) return false;
  return Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month));
}

export function monthOfDay(day: Day): Month {
  return day.slice(0, 7) as Month;
}

/** The month a number of months later, or earlier for a negative number. */
export function monthLater(month: Month, months: number): Month {
  return monthOf(countOf(month) + months);
}

/** All months from the first to the last, both included; none when the last is before the first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  return monthsFrom(first, countOf(last) - countOf(first) + 1);
}

/** A number of months ending with the one before today's, in the order of time (specification, point 9). */
export function history(months: number, today: Day): Month[] {
  return monthsFrom(monthLater(monthOfDay(today), -months), months);
}

export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The three months of a quarter (specification, point 9). */
export function monthsOfQuarter(year: number, quarter: Quarter): Month[] {
  return monthsFrom(monthOf(year * MONTHS_OF_YEAR + QUARTERS.indexOf(quarter) * MONTHS_OF_QUARTER), MONTHS_OF_QUARTER);
}

export function quarterOf(month: Month): Quarter {
  return QUARTERS[Math.floor((countOf(month) % MONTHS_OF_YEAR) / MONTHS_OF_QUARTER)] ?? 'Q1';
}

export function firstDayOf(month: Month): Day {
  return `${month}-01` as Day;
}

export function lastDayOf(month: Month): Day {
  const [year, ofYear] = month.split('-').map(Number);
  return `${month}-${String(daysOf(Number(year), Number(ofYear)))}` as Day;
}

/** A period month by month, each with its first and last day inside the period (specification, point 9). */
export function monthByMonth(startDate: Day, endDate: Day): { month: Month; startDate: Day; endDate: Day }[] {
  return monthsBetween(monthOfDay(startDate), monthOfDay(endDate)).map((month) => {
    const [first, last] = [firstDayOf(month), lastDayOf(month)];
    return { month, startDate: startDate > first ? startDate : first, endDate: endDate < last ? endDate : last };
  });
}

/** The short name of a month in a locale, `Nov` or `nov.` (specification, point 9: months shown as short names). */
export function shortMonthName(month: Month, locale: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(date);
}

/** Months counted from the year 0. */
function countOf(month: Month): number {
  const [year, ofYear] = month.split('-').map(Number);
  return Number(year) * MONTHS_OF_YEAR + Number(ofYear) - 1;
}

function monthOf(count: number): Month {
  const year = String(Math.floor(count / MONTHS_OF_YEAR)).padStart(4, '0');
  return `${year}-${String((count % MONTHS_OF_YEAR) + 1).padStart(2, '0')}` as Month;
}

function monthsFrom(first: Month, length: number): Month[] {
  return Array.from({ length: Math.max(0, length) }, (_, index) => monthLater(first, index));
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
