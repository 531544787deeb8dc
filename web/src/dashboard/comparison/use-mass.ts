import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** Grams from which an amount is shown in tonnes. */
const TONNES_FROM = 10_000_000;

/** Grams CO2e of many meals in words: "8,420 kg CO₂e", "12.4 t CO₂e"; unknown is –. */
export function useMass(): (grams: number | null) => string {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  return (grams) => {
    if (grams === null) return text('unit.kg', { amount: '–' });
    const isHeavy = grams >= TONNES_FROM;
    const amount = grams / (isHeavy ? 1_000_000 : 1000);
    return text(isHeavy ? 'unit.tonnes' : 'unit.kg', { amount: format.number(amount, { most: amount < 100 ? 1 : 0 }) });
  };
}
