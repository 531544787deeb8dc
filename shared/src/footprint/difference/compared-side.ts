import type { FoodPart } from './food-part.ts';
import type { AmountsBy } from './sureness.ts';

/** One side of a comparison. */
export interface ComparedSide {
  parts: readonly FoodPart[];
  /** The divisor of the total: portions, kilograms; 1 for the total itself. */
  per: number;
  /** How much of everything it speaks of, 0–1, and a name of what it lacks: two sides of one name lack the same. */
  coverage: { share: number; of: string };
  amounts: AmountsBy;
}

/** Grams CO2e by what the side is divided by. */
export function valueOf({ parts, per }: ComparedSide): number {
  return parts.reduce((sum, { co2 }) => sum + co2.value, 0) / per;
}
