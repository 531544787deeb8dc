import type { ComparedSide } from './compared-side.ts';
import { addedParts, causesOf, type FoodPart } from './food-part.ts';

/** Quotients that differ by less are the same but for rounding. */
const ROUNDING = 1e-9;

/**
 * How many times `a` the other side is, where it is `a` on another scale: the same foods from the same supply, each the same
 * number of times. Null where it is not, or where the sides do not lack the same: then no closed form holds.
 */
export function scaleBetween(a: ComparedSide, b: ComparedSide): number | null {
  const isWhole = a.coverage.share >= 1 && b.coverage.share >= 1;
  const lacksTheSame = a.coverage.of === b.coverage.of && same(a.coverage.share, b.coverage.share);
  if (!isWhole && !lacksTheSame) return null;
  const [ofA, ofB] = [byCause(a.parts), byCause(b.parts)];
  if (ofA.size === 0 || ofA.size !== ofB.size) return null;
  let scale: number | null = null;
  for (const [cause, part] of ofA) {
    const other = ofB.get(cause);
    if (!other || !hasSameError(part, other)) return null;
    const quotient = other.co2.value / part.co2.value;
    if (scale !== null && !same(scale, quotient)) return null;
    scale ??= quotient;
  }
  if (scale === null) return null;
  const whole = (scale * a.per) / b.per;
  return same(whole, 1) ? 1 : whole;
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING * Math.max(Math.abs(one), Math.abs(other));
}

function hasSameError(one: FoodPart, other: FoodPart): boolean {
  const [ofOne, ofOther] = [causesOf(one), causesOf(other)];
  return (['sources', 'origin'] as const).every(
    (cause) => same(ofOne[cause].low, ofOther[cause].low) && same(ofOne[cause].high, ofOther[cause].high),
  );
}

/** Parts that share their errors together. */
function byCause(parts: readonly FoodPart[]): Map<string, FoodPart> {
  return new Map(addedParts(parts).map((part) => [JSON.stringify([part.food, part.supply]), part]));
}
