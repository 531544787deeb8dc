import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import type { UnitSystem } from '@plateprint/shared/kernel/language.ts';

/** A unit of a field or a column in which every weight has the same one. */
export interface WeightUnit {
  name: 'g' | 'kg' | 'oz' | 'lb';
  grams: number;
}

function unitOf(name: WeightUnit['name']): WeightUnit {
  return { name, grams: toGrams({ amount: 1, unit: name }, { density: null, pieces: {} }).grams ?? Number.NaN };
}

/** Units for weights of the spoon and the plate, and for those of the sack. */
export const WEIGHT_UNITS: Record<UnitSystem, { small: WeightUnit; large: WeightUnit }> = {
  metric: { small: unitOf('g'), large: unitOf('kg') },
  imperial: { small: unitOf('oz'), large: unitOf('lb') },
};

/** Grams as a field of that unit shows them, without the digits that only converting brought. */
export function shownIn(grams: number | null, unit: WeightUnit): number | null {
  return grams === null ? null : Number((grams / unit.grams).toPrecision(6));
}

/** The grams of a number that was typed into such a field. */
export function gramsIn(typed: number | null, unit: WeightUnit): number | null {
  return typed === null ? null : Number((typed * unit.grams).toPrecision(9));
}
