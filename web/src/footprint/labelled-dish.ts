import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';

/** What a label says of a dish. */
export interface LabelledDish {
  level: CarbonLevel | null;
  /** Grams CO2e of one portion; null: not known. */
  co2: number | null;
}
