import { colonOf, localeOf, type Language, type UnitSystem } from '@plateprint/shared/kernel/language.ts';
import { useLanguage } from './language-context.tsx';
import { useUnitSystem } from './unit-system-context.tsx';

export interface Format {
  locale: string;
  /** The units of weights. */
  units: UnitSystem;
  /** Between a word and what is said of it: `${label}${colon} ${said}`. */
  colon: string;
  /** A number with at most, or with exactly, so many decimals: `number(1234.5)`, `number(3, { decimals: 2 })`. */
  number(value: number, options?: { decimals?: number; most?: number }): string;
  /** The number as a person would type it: the language's decimal sign, no grouping. */
  plain(value: number): string;
  /** A share of one, as whole percent unless `decimals` are given: `percent(0.25)` is "25 %" in Swedish. */
  percent(share: number, decimals?: number): string;
  /** How much of everything is counted: never more than is, and not 0 where something is: 0.799 is "79 %", 0.002 "<1 %". */
  covered(share: number): string;
  /** Money with its currency's sign, whole from a thousand on; without one the bare number. */
  money(amount: number, currency: string | null): string;
  /** A day, `YYYY-MM-DD` or an instant: "20 Nov 2026". */
  date(day: string | Date): string;
  /** An instant with its time: "20 Nov 2026, 14:05". */
  moment(instant: string | Date): string;
  /** "November 2026", or "Nov" when short. */
  month(month: string, style?: 'long' | 'short'): string;
  /** "3 days ago", "yesterday", "just now". */
  ago(instant: string | Date, now?: Date): string;
  /** "leek, cream and butter". */
  list(items: readonly string[]): string;
}

/** In percent: sums of thousandths may fall a rounding short of the whole percent that they are. */
const ROUNDING = 1e-7;

const formats = new Map<string, Format>();

export function useFormat(): Format {
  return formatOf(useLanguage(), useUnitSystem());
}

/** The same outside of a component. */
export function formatOf(language: Language, units: UnitSystem = 'metric'): Format {
  const key = `${language} ${units}`;
  const known = formats.get(key);
  if (known) return known;
  const format = { ...createFormat(localeOf(language), colonOf(language)), units };
  formats.set(key, format);
  return format;
}

/** Made when it is first needed: each takes a slow phone some milliseconds, and few pages need all. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}

function createFormat(locale: string, colon: string): Omit<Format, 'units'> {
  const day = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }));
  const utcDay = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  );
  const moment = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const longMonth = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const shortMonth = once(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const plain = once(() => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }));
  const numbers = new Map<string, Intl.NumberFormat>();

  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const name = `${options.style}/${options.currency}/${options.minimumFractionDigits}/${options.maximumFractionDigits}`;
    const format = numbers.get(name) ?? new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
    numbers.set(name, format);
    return format;
  }

  /** With a minus sign: some languages' formats have a hyphen there, at which a line may break. */
  const written = (value: number, options: Intl.NumberFormatOptions): string =>
    numberFormat(options).format(value).replace('-', '−');

  const percent = (share: number, decimals = 0): string =>
    written(share, { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals });

  return {
    locale,
    colon,
    number: (value, { decimals, most } = {}) =>
      written(value, { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? most ?? 2 }),
    plain: (value) => plain().format(value),
    percent,
    covered: (share) => {
      const whole = Math.floor(share * 100 + ROUNDING);
      return whole === 0 && share > 0 ? `<${percent(0.01)}` : percent(whole / 100);
    },
    money: (amount, currency) => {
      const decimals = Math.abs(amount) < 1000 ? 2 : 0;
      if (currency === null) return written(amount, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
      return written(amount, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    },
    // A bare day has no time zone: read as UTC and written as UTC, it stays the same day everywhere.
    date: (value) => (typeof value === 'string' && value.length === 10 ? utcDay : day)().format(new Date(value)),
    moment: (value) => moment().format(new Date(value)),
    month: (value, style = 'long') => (style === 'long' ? longMonth : shortMonth)().format(new Date(value)),
    ago: (instant, now = new Date()) => agoIn(relative(), (now.getTime() - new Date(instant).getTime()) / 1000),
    list: (items) => list().format(items),
  };
}

/** Seconds per step, largest first. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_628_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

function agoIn(relative: Intl.RelativeTimeFormat, seconds: number): string {
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? ['second', Infinity];
  return relative.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
