/** Bounds in grams CO2e of what is shown as it is (specification, point 9). */
const SHOWN_AS_MOST = 10_000;
const SHOWN_AS_LEAST = 10;

/** How an amount of CO2e is shown: kilograms, with a `+` where there are more. Unknown is never a number. */
export type Co2Display = { kind: 'unknown' } | { kind: 'at_least' | 'exactly'; kg: number; decimals: 0 | 2 };

/**
 * 10000 g or more shows 10+; 10 g or less shows 0.01; otherwise kg with 2 decimals. An
 * unknown figure shows '–', never 0.01 (specification, point 9).
 */
export function co2Display(grams: number | null | undefined): Co2Display {
  if (grams === null || grams === undefined || Number.isNaN(grams)) return { kind: 'unknown' };
  if (grams >= SHOWN_AS_MOST) return { kind: 'at_least', kg: 10, decimals: 0 };
  if (grams <= SHOWN_AS_LEAST) return { kind: 'exactly', kg: 0.01, decimals: 2 };
  return { kind: 'exactly', kg: Math.round(grams / 10) / 100, decimals: 2 };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once: making a number format takes longer than all else on a tile. */
function made(name: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = formats.get(`${locale} ${name}`) ?? new Intl.NumberFormat(locale, options);
  formats.set(`${locale} ${name}`, format);
  return format;
}

const formatOf = (locale: string, decimals: number): Intl.NumberFormat =>
  made(String(decimals), locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
/** Of 10 kg and more. */
const wholeFormat = (locale: string): Intl.NumberFormat => made('whole', locale, { maximumFractionDigits: 1 });

/**
 * The value itself, which stands where its range does and where two values are compared: `13.2`, `0.42`, `<0.01`, `–`. What
 * a label rounds to "10+" would lie outside its own range there; of less than 10 g the food data know no digit.
 */
export function co2InFull(grams: number | null | undefined, locale = 'en-GB'): string {
  const display = co2Display(grams);
  if (display.kind === 'unknown' || grams === null || grams === undefined) return '–';
  if (grams >= SHOWN_AS_MOST) return wholeFormat(locale).format(grams / 1000);
  if (Math.abs(grams) >= SHOWN_AS_LEAST) return formatOf(locale, 2).format(grams / 1000);
  return `<${formatOf(locale, 2).format(SHOWN_AS_LEAST / 1000)}`;
}

/** The plain text, in the number format of a locale: `0.42`, `10+`, `–`. The unit is the caller's. */
export function co2Text(grams: number | null | undefined, locale = 'en-GB'): string {
  const display = co2Display(grams);
  if (display.kind === 'unknown') return '–';
  const { kg, decimals } = display;
  const number = formatOf(locale, decimals).format(kg);
  return display.kind === 'at_least' ? `${number}+` : number;
}
