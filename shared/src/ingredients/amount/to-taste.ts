import { toGrams } from '../../units/to-grams.ts';
import type { Unit } from '../../units/unit.ts';
import { UNMEASURED } from '../food-measures.ts';

/** Of more than this a cook weighs the salt. */
const MOST_PINCHES = 12;

interface Seasoned {
  amount?: number | null | undefined;
  unit?: Unit | null | undefined;
}

/** Whether a line says a pinch: any other is measured. */
export function isPinch({ amount, unit }: Seasoned): boolean {
  return unit === 'pinch' && amount === 1;
}

/**
 * Salt that nobody measured goes by the portion: a pinch of each for each, in grams for many. What was counted, and a recipe that says
 * no portions, stay as they are.
 */
export function seasonedFor<Line extends Seasoned>(
  line: Line,
  { quantity }: { quantity: number | readonly [number, number] | null },
  portions: number | null,
): Line {
  if (quantity !== null || !isPinch(line) || portions === null || portions <= 1) return line;
  if (portions <= MOST_PINCHES) return { ...line, amount: Math.round(portions) };
  const { grams } = toGrams({ amount: portions, unit: 'pinch' }, UNMEASURED);
  return grams === null ? line : { ...line, amount: Number(grams.toPrecision(3)), unit: 'g' };
}
