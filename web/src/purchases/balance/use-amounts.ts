import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { heavyFigure } from '../../units/weight-figure.ts';

export type BalanceFamily = ReplyOf<typeof readBalance>['families'][number];

/** Kilograms and kilograms CO2e as the balance shows them: whole ones where there are many. */
export function useAmounts() {
  const format = useFormat();
  const text = useText('purchases/shares');
  const kilos = (grams: number): string => format.number(grams / 1000, { most: Math.abs(grams) < 10_000 ? 1 : 0 });
  const kg = (grams: number): string => heavyFigure(grams, format, Math.abs(grams) < 10_000 ? 1 : 0);
  return {
    kg,
    signedKg: (grams: number): string => `${grams > 0 ? '+' : ''}${kg(grams)}`,
    co2: (grams: number | null): string => (grams === null ? text('unknown') : `${kilos(grams)} kg CO₂e`),
  };
}
