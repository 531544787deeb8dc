import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';

/**
 * What a figure is made of, kg CO2e per kg; the three add up to the factor's value. `fossil` holds everything that is
 * neither of the other two, nitrous oxide of fields too; `biogenic` is mostly methane of animals and paddies.
 */
export const FactorParts = z.object({
  fossil: described(z.number(), 'Fuel, fertilizer and nitrous oxide, kg CO2e per kg.'),
  biogenic: described(z.number(), 'Methane of animals, manure and paddies, kg CO2e per kg.'),
  landUseChange: described(
    z.number(),
    'Carbon lost where forest or pasture became field; below 0 where more is bound than lost.',
  ),
});
export type FactorParts = z.infer<typeof FactorParts>;

/** The two parts of a released figure that a source tells, kg CO2e per kg; the fossil part is the rest of the total. */
export type Split = Omit<FactorParts, 'fossil'>;

/** The parts of a total; null where nobody knows its split. */
export function partsOf(total: number, split: Split | null): FactorParts | null {
  return split && { fossil: total - split.biogenic - split.landUseChange, ...split };
}

export interface Farm {
  /** kg CO2e per kg of the stage `agriculture`. */
  agriculture: number;
  split: Split | null;
}

/**
 * The farm's stage and the split of the whole, scaled. The organic pair is a ratio of whole farms, so it scales the land-use part
 * too; the origin's is one of methane and nitrous oxide alone, and leaves that part as it is. Where no split is known the origin
 * scales the whole stage.
 */
export function scaledFarm({ agriculture, split }: Farm, organic: number, origin: number): Farm {
  if (split === null) return { agriculture: agriculture * organic * origin, split };
  // Some records count the field under processing (starch, yeast): what the farm's stage does not hold nothing scales.
  const cleared = Math.min(split.landUseChange, agriculture);
  const grown = agriculture - cleared;
  const methane = Math.min(split.biogenic, grown);
  return {
    agriculture: organic * (cleared + grown * origin),
    split: {
      biogenic: split.biogenic + methane * (organic * origin - 1),
      landUseChange: split.landUseChange + cleared * (organic - 1),
    },
  };
}
