import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** Grams from which an amount is told in tonnes. */
const TONNES_FROM = 10_000_000;

/** Grams CO2e of many meals in words: "8,420 kg CO₂e", "12.4 t CO₂e". */
export function useMass(): (grams: number) => string {
  const text = useText('targets');
  const format = useFormat();
  return (grams) => {
    const isHeavy = Math.abs(grams) >= TONNES_FROM;
    const amount = grams / (isHeavy ? 1_000_000 : 1000);
    return text(isHeavy ? 'mass.tonnes' : 'mass.kg', { amount: format.number(amount, { most: Math.abs(amount) < 100 ? 1 : 0 }) });
  };
}
