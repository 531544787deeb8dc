import type { WrittenUnit } from '../../units/unit.ts';

/** Units that are counted by hand: nobody breaks seven tenths of an egg. */
const COUNTED: ReadonlySet<WrittenUnit> = new Set(['piece', 'tbsp', 'tsp', 'pinch', 'clove', 'can', 'slice', 'bunch']);
/** From here on by the whole, below by halves. */
const WHOLE_FROM = 3;

/** An amount as a cook can measure it: 16 eggs for 15.7, half a lemon for 0.4. Grams beside it stay as they are. */
export function cookableAmount(amount: number, unit: WrittenUnit | null): { amount: number; isRounded: boolean } {
  if (unit === null || !COUNTED.has(unit) || !(amount > 0)) return { amount, isRounded: false };
  const step = unit === 'pinch' || amount >= WHOLE_FROM ? 1 : 0.5;
  const rounded = Math.max(step, Math.round(amount / step) * step);
  return { amount: rounded, isRounded: Math.abs(rounded - amount) > 1e-6 * amount };
}
