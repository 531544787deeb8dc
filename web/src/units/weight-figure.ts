import type { Format } from '../i18n/use-format.ts';

/** Grams as a person reads them: grams below 1000, kilograms below a million, else tonnes (specification, point 9). */
export function weightFigure(grams: number | null, format: Format): string {
  if (grams === null || Number.isNaN(grams)) return '–';
  if (grams < 1000) return `${format.number(grams, { most: grams < 10 ? 1 : 0 })} g`;
  if (grams < 1_000_000) return `${format.number(grams / 1000, { most: 2 })} kg`;
  return `${format.number(grams / 1_000_000, { most: 2 })} t`;
}
