import { firstDateOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { useMemo } from 'react';
import { useFormat } from '../platform/i18n/use-format.ts';

/** The second of January 2023 was a Monday. */
const MONDAY = Date.UTC(2023, 0, 2);
const DAY = 86_400_000;

/** Days by name, in the language of the page. */
export function useDayNames(): {
  weekday: (weekday: number, style?: 'long' | 'short') => string;
  /** "January", of 1 to 12, as it stands within a sentence. */
  month: (month: number) => string;
  /** "12 Jan", of the first time that a day of the cycle stands; null while the plan has no date. */
  date: (plan: { startsOn: string | null }, week: number, weekday: number) => string | null;
} {
  const { locale } = useFormat();
  return useMemo(() => {
    const styles = {
      long: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
      short: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
    };
    const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    // A year of days at most: a drop asks for those of its week again.
    const dates = new Map<string, string>();
    const written = (date: string): string => {
      const known = dates.get(date) ?? dayAndMonth.format(new Date(date));
      dates.set(date, known);
      return known;
    };
    return {
      weekday: (weekday, style = 'long') => styles[style].format(MONDAY + (weekday - 1) * DAY),
      month: (month) => months.format(Date.UTC(2023, month - 1, 1)),
      date: (plan, week, weekday) => {
        const date = firstDateOf(plan, week, weekday);
        return date === null ? null : written(date);
      },
    };
  }, [locale]);
}
