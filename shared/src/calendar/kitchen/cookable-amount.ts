import { unitIs } from '../../units/kinds-of-unit.ts';
import type { WrittenUnit } from '../../units/unit.ts';

/** From here on by the whole, below by halves. */
const WHOLE_FROM = 3;

/** From how many of a unit on a large kitchen takes the larger one, of which it is so many. */
const LARGER: ReadonlyMap<WrittenUnit, { unit: WrittenUnit; of: number }> = new Map([
  ['g', { unit: 'kg', of: 1000 }],
  ['hg', { unit: 'kg', of: 10 }],
  ['ml', { unit: 'l', of: 1000 }],
  ['cl', { unit: 'l', of: 100 }],
  ['dl', { unit: 'l', of: 10 }],
]);

interface CookableAmount {
  amount: number;
  unit: WrittenUnit | null;
  isRounded: boolean;
}

/** An amount as a cook can measure it: 16 eggs for 15.7, half a lemon for 0.4, 30.2 l for 302 dl. Grams beside it stay as they are. */
export function cookableAmount(amount: number, unit: WrittenUnit | null): CookableAmount {
  const larger = unit === null ? undefined : LARGER.get(unit);
  if (larger && amount >= larger.of) return { amount: amount / larger.of, unit: larger.unit, isRounded: false };
  if (unit === null || !unitIs(unit, 'counted_by_hand') || !(amount > 0)) return { amount, unit, isRounded: false };
  const step = unit === 'pinch' || amount >= WHOLE_FROM ? 1 : 0.5;
  const rounded = Math.max(step, Math.round(amount / step) * step);
  return { amount: rounded, unit, isRounded: Math.abs(rounded - amount) > 1e-6 * amount };
}
