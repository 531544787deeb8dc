import { weightDisplay } from '@plateprint/shared/units/measure-display.ts';
import type { Format } from '../platform/i18n/use-format.ts';
import { WEIGHT_UNITS } from './weight-units.ts';

/** Ounces below a pound, pounds above it: by the specification's round 28 and 454 g. */
function imperial(grams: number): { value: number; unit: string } {
  const { small, large } = WEIGHT_UNITS.imperial;
  const { name, grams: one } = Math.abs(grams) < large.grams ? small : large;
  return { value: grams / one, unit: name };
}

/** Of half an ounce a tenth says enough, of a pinch a hundredth is needed; of a hundredweight whole pounds. */
function decimalsOf(value: number, unit: string): number {
  const size = Math.abs(value);
  if (unit === 'g') return size < 10 ? 1 : 0;
  if (unit === 'oz') return size < 0.5 ? 2 : size < 10 ? 1 : 0;
  if (unit === 'lb') return size < 10 ? 2 : size < 100 ? 1 : 0;
  return 2;
}

/** Grams of food as a person reads them, in the unit that suits their size and the reader's settings. Unknown is "–". */
export function weightFigure(grams: number | null, format: Format): string {
  if (grams === null || Number.isNaN(grams)) return '–';
  return written(format.units === 'imperial' ? imperial(grams) : weightDisplay(grams), format);
}

/** Decimals with which an amount of the unit is to the gram: two of an ounce are 0.3 g, three of a pound half a gram. */
const TO_THE_GRAM = { kg: 3, oz: 2, lb: 3 } as const;

/** The same to the gram, never in tonnes: for what is weighed and bought by it. */
export function weightToTheGram(grams: number | null, format: Format): string {
  if (grams === null || Number.isNaN(grams)) return '–';
  if (format.units === 'imperial') {
    const { value, unit } = imperial(grams);
    return `${format.number(value, { most: unit === 'oz' ? TO_THE_GRAM.oz : TO_THE_GRAM.lb })} ${unit}`;
  }
  if (Math.abs(grams) < 999.5) return written({ value: grams, unit: 'g' }, format);
  return `${format.number(grams / 1000, { most: TO_THE_GRAM.kg })} kg`;
}

/** Grams CO2e in the unit that suits their size: metric for every reader, as the standards of footprints have them. */
export function metricWeight(grams: number, format: Format): string {
  return written(weightDisplay(grams), format);
}

/** The same with what it is of: "1.25 t CO₂e"; unknown is "–". */
export function co2Weight(grams: number | null, format: Format): string {
  return grams === null || Number.isNaN(grams) ? '–' : `${metricWeight(grams, format)} CO₂e`;
}

function written({ value, unit }: { value: number; unit: string }, format: Format): string {
  return `${format.number(value, { most: decimalsOf(value, unit) })} ${unit}`;
}

/** Grams by the kilogram or the pound, however many they are: in a column all have one unit. */
export function heavyFigure(grams: number, format: Format, most = 1): string {
  const { name, grams: one } = WEIGHT_UNITS[format.units].large;
  return `${format.number(grams / one, { most })} ${name}`;
}

/** Grams by the gram or the ounce, however many they are. */
export function lightFigure(grams: number, format: Format): string {
  const { name, grams: one } = WEIGHT_UNITS[format.units].small;
  return `${format.number(grams / one, { most: format.units === 'imperial' ? 1 : 0 })} ${name}`;
}
