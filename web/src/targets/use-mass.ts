import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** Grams from which an amount is shown in tonnes. */
const TONNES_FROM = 10_000_000;

/** Grams of the unit that an amount is shown in: of a tonne or of a kilogram. */
export function unitOf(grams: number): number {
  return Math.abs(grams) >= TONNES_FROM ? 1_000_000 : 1000;
}

/** Grams CO2e of many meals in words: "8,420 kg CO₂e", "12.4 t CO₂e"; beside others in the unit of one of them. */
export function useMass(): (grams: number, like?: number) => string {
  const text = useText('targets');
  const format = useFormat();
  return (grams, like = grams) => {
    const amount = grams / unitOf(like);
    return text(Math.abs(like) >= TONNES_FROM ? 'mass.tonnes' : 'mass.kg', {
      amount: format.number(amount, { most: Math.abs(amount) < 100 ? 1 : 0 }),
    });
  };
}
