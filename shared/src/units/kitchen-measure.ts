import * as z from 'zod/mini';
import { type Unit, WRITTEN_UNITS, type WrittenUnit } from './unit.ts';

/**
 * How a person measures a line whose unit is none of the nine: by the cup, the stick, the fluid ounce. The line's own amount and
 * unit say what that is; `holds` is how much of it one is, so that the two can never differ.
 */
export const KitchenMeasure = z.object({
  unit: z.enum(WRITTEN_UNITS),
  holds: z.number().check(z.gt(0), z.maximum(1e9)),
});
export type KitchenMeasure = z.infer<typeof KitchenMeasure>;

export interface Measurable {
  amount: number | null;
  unit: Unit | null;
  measure?: KitchenMeasure | null | undefined;
}

export interface AsMeasured {
  amount: number | null;
  unit: WrittenUnit | null;
}

/** 1.99999999 cups are two. */
const DIGITS = 6;

/** A line's amount as the kitchen measures it: 2 cups, not the 480 g they weigh. */
export function asMeasured({ amount, unit, measure }: Measurable): AsMeasured {
  if (!measure) return { amount, unit };
  return { amount: amount === null ? null : Number((amount / measure.holds).toPrecision(DIGITS)), unit: measure.unit };
}

/** The amount of a line for a number that was typed in its kitchen measure. */
export function amountOfMeasured(typed: number | null, measure: KitchenMeasure | null | undefined): number | null {
  return typed === null || !measure ? typed : Number((typed * measure.holds).toPrecision(9));
}
