import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';

/** The facts of a dish on a label. */
export interface LabelledDish {
  level: CarbonLevel | null;
  /** Grams CO2e of one portion; null: not known. */
  co2: number | null;
}
