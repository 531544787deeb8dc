import * as z from 'zod/mini';
import type { Figure } from './figure.ts';
import { scaled } from './uncertainty.ts';

/**
 * Which of the two totals an organization prints large; the other stands beside it. Letter, benchmark, rankings and targets go by the
 * total with land-use change whatever is printed.
 */
export const PRINTED_TOTALS = ['with_land_use_change', 'without_land_use_change'] as const;
export const PrintedTotal = z.enum(PRINTED_TOTALS);
export type PrintedTotal = z.infer<typeof PrintedTotal>;

export interface TwoTotals {
  /** The total that stands large: which it is, and g CO2e; null where nothing counts. */
  large: { is: PrintedTotal; figure: Figure | null };
  /** The other; null where nobody knows the split. */
  other: { is: PrintedTotal; figure: Figure | null };
}

/** Where nobody knows the split, the total with land-use change stands large, for it is the only one there is. */
export function twoTotals(withChange: Figure | null, withoutChange: Figure | null, printed: PrintedTotal): TwoTotals {
  const whole = { is: 'with_land_use_change', figure: withChange } as const;
  const less = { is: 'without_land_use_change', figure: withoutChange } as const;
  return printed === 'without_land_use_change' && withoutChange !== null
    ? { large: less, other: whole }
    : { large: whole, other: less };
}

/** A total without land-use change divided as its total is for an average; null where the split, or the average, is not known. */
export function dividedAlike(
  without: Figure | null,
  { of, average }: { of: Figure | null; average: Figure | null },
): Figure | null {
  return without && of && average && of.value > 0 ? scaled(without, average.value / of.value) : null;
}
