import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { Figure } from '../figure.ts';
import type { ComparedSide } from './compared-side.ts';
import { valueOf } from './compared-side.ts';
import { differenceOf } from './difference.ts';
import { SURENESS } from './sureness.ts';

/**
 * What would settle a difference: the kinds of `SettledBy`, and two of figures that cannot be compared yet:
 * - food_data: the sides were made with different versions of the food data;
 * - adding_up: foods of a report are still being written.
 */
const SETTLED_BY = ['nothing', 'amounts', 'uncounted', 'food', 'food_data', 'adding_up'] as const;

/** A difference as screens say it: with its own range and how sure it is, never by whether two ranges overlap. */
export const SaidDifference = z.object({
  co2: described(z.nullable(Figure), 'Grams CO2e by what both are divided by; null where it cannot be drawn yet.'),
  percent: described(z.nullable(Figure), 'Percent of what is compared with; null where that is 0.'),
  sure: described(z.enum(SURENESS), 'What may be said of it.'),
  settledBy: described(
    z.object({
      kind: described(z.enum(SETTLED_BY), 'What would make it surer; `nothing` where it is sure, or both are the same.'),
      food: described(
        z.nullable(z.string()),
        'The food whose figure moves the difference most: its id, its name, or what a person called it.',
      ),
    }),
    'What would settle it.',
  ),
});
export type SaidDifference = z.infer<typeof SaidDifference>;

/** `b` against `a`; null where nothing is counted on a side. */
export function saidDifference(a: ComparedSide, b: ComparedSide): SaidDifference | null {
  if (![a, b].every((side) => side.per > 0 && valueOf(side) > 0)) return null;
  const { difference, settledBy } = differenceOf(a, b);
  const { value, low, high, percent, sure } = difference;
  const food = settledBy.kind === 'food' ? settledBy.food : null;
  return { co2: { value, low, high }, percent, sure, settledBy: { kind: settledBy.kind, food } };
}

/** Of figures that do not stand on the same ground yet. */
export function notYetSaid(kind: 'food_data' | 'adding_up'): SaidDifference {
  return { co2: null, percent: null, sure: 'cannot_tell', settledBy: { kind, food: null } };
}

/** With the food that would settle it called as a reader calls it. */
export function namedDifference(
  difference: SaidDifference | null,
  nameOf: (food: string) => string | null,
): SaidDifference | null {
  const food = difference?.settledBy.food;
  return difference && food ? { ...difference, settledBy: { ...difference.settledBy, food: nameOf(food) } } : difference;
}
