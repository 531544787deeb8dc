import { co2InFull, co2Text } from '@plateprint/shared/footprint/co2-display.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

/**
 * Grams CO2e in words, as labels, tiles and lists have them: `kg` is the bare number, `withUnit` adds "kg CO₂e". Where a range
 * stands beside it, `exact` is the bare number also of what a label rounds to "10+" or "0.01", and `range` is
 * "0.41–0.66 kg CO₂e". `beyond` is the number with its unit where a label rounds it, undefined where the label tells it all.
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
  const exact = (grams: number | null) => co2InFull(grams, format.locale);
  const beyond = (grams: number | null) => (exact(grams) === kg(grams) ? undefined : `${exact(grams)} ${text('unit')}`);
  const range = (figure: Figure | null) =>
    figure ? `${exact(figure.low)}–${exact(figure.high)} ${text('unit')}` : withUnit(null);
  return { kg, withUnit, range, exact, beyond };
}
