import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { weightDisplay } from '@plateprint/shared/units/measure-display.ts';
import type { Format } from '../platform/i18n/use-format.ts';

function gramsOf(unit: 'oz' | 'lb'): number {
  return toGrams({ amount: 1, unit }, { density: null, pieces: {} }).grams ?? Number.NaN;
}

/** Ounces below a pound, pounds above it: by the specification's round 28 and 454 g. */
function imperial(grams: number): { value: number; unit: string } {
  const pound = gramsOf('lb');
  return grams < pound ? { value: grams / gramsOf('oz'), unit: 'oz' } : { value: grams / pound, unit: 'lb' };
}

/** Grams as a person reads them, in the unit that suits their size and the reader's settings. Unknown is "–". */
export function weightFigure(grams: number | null, format: Format, system: 'metric' | 'imperial' = 'metric'): string {
  if (grams === null || Number.isNaN(grams)) return '–';
  const { value, unit } = system === 'imperial' ? imperial(grams) : weightDisplay(grams);
  const most = unit === 'g' || unit === 'oz' ? (value < 10 ? 1 : 0) : 2;
  return `${format.number(value, { most })} ${unit}`;
}
