import type { UnitRefusal } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { toGrams, type Measures } from '@plateprint/shared/units/to-grams.ts';
import { WRITTEN_UNITS } from '@plateprint/shared/units/unit.ts';

/** Why an ingredient cannot be measured in a unit; null when it can. */
export function unitRefusal(measures: Measures | null, unit: string): UnitRefusal | null {
  if (!measures) return 'unknown_ingredient';
  const written = WRITTEN_UNITS.find((known) => known === unit);
  if (!written) return 'unknown_unit';
  const inGrams = toGrams({ amount: 1, unit: written }, measures);
  if (inGrams.grams !== null) return null;
  return inGrams.reason === 'no_density' ? 'no_density' : 'no_piece_weight';
}
