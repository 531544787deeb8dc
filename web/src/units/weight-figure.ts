import { weightDisplay } from '@plateprint/shared/units/measure-display.ts';
import type { Format } from '../i18n/use-format.ts';

/** Grams as a person reads them, in the unit that suits their size; small amounts keep a decimal. Unknown is "–". */
export function weightFigure(grams: number | null, format: Format): string {
  if (grams === null || Number.isNaN(grams)) return '–';
  const { value, unit } = weightDisplay(grams);
  const most = unit === 'g' ? (value < 10 ? 1 : 0) : 2;
  return `${format.number(value, { most })} ${unit}`;
}
