import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { heavyFigure } from '../../units/weight-figure.ts';

/** Kilograms and kilograms CO2e as the list of what was bought shows them: whole ones where there are many. */
export function useBoughtAmounts() {
  const format = useFormat();
  const text = useText('purchases/bought');
  const number = (kg: number): string => format.number(kg, { most: Math.abs(kg) < 10 ? 1 : 0 });
  return {
    kg: (kg: number | null): string =>
      kg === null ? text('unknown') : heavyFigure(kg * 1000, format, Math.abs(kg) < 10 ? 1 : 0),
    co2: (kg: number | null): string => (kg === null ? text('unknown') : `${number(kg)} kg CO₂e`),
    range: ({ low, high }: Figure): string => `${number(low)}–${number(high)} kg`,
  };
}
