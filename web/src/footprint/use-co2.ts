import { co2Text } from '@plateprint/shared/footprint/co2-display.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';

/** Grams from which a label says "10+". */
const MOST_ON_LABEL = 9999;

/**
 * Grams CO2e in words. `kg` is the bare number, `withUnit` adds "kg CO₂e", `range` is "0.41–0.66 kg CO₂e". `exact` is the
 * bare number also where a label says "10+"; `beyond` is that number with its unit, undefined where the label tells it all.
 */
export function useCo2(): {
  kg: (grams: number | null) => string;
  withUnit: (grams: number | null) => string;
  range: (figure: Figure | null) => string;
  exact: (grams: number | null) => string;
  beyond: (grams: number | null) => string | undefined;
} {
  const format = useFormat();
  const text = useText('footprint');
  const kg = (grams: number | null) => co2Text(grams, format.locale);
  const withUnit = (grams: number | null) => `${kg(grams)} ${text('unit')}`;
  // A range tells apart what a label rounds to "10+": it is written as it is.
  const exact = (grams: number | null) =>
    grams !== null && grams > MOST_ON_LABEL ? format.number(grams / 1000, { most: 1 }) : kg(grams);
  const beyond = (grams: number | null) =>
    grams !== null && grams > MOST_ON_LABEL ? `${exact(grams)} ${text('unit')}` : undefined;
  const range = (figure: Figure | null) =>
    figure ? `${exact(figure.low)}–${exact(figure.high)} ${text('unit')}` : withUnit(null);
  return { kg, withUnit, range, exact, beyond };
}
