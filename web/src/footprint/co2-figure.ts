import type { Format } from '../i18n/use-format.ts';

/** Bounds of what is written, in grams CO2e (specification, point 9). */
const MOST_WRITTEN = 10_000;
const LEAST_WRITTEN = 10;

/** Kilograms CO2e with two decimals; from 10 kg "10+", up to 10 g "0.01", unknown "–". Takes grams. */
export function co2Figure(grams: number | null, format: Format): string {
  if (grams === null || Number.isNaN(grams)) return '–';
  if (grams >= MOST_WRITTEN) return '10+';
  return format.number(Math.max(grams, LEAST_WRITTEN) / 1000, { decimals: 2 });
}
