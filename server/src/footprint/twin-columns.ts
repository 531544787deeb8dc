import type { Figure } from '@plateprint/shared/footprint/figure.ts';

/** The columns of a total without land-use change, in grams CO2e; null in rows from before it was stored. */
export interface TwinColumns {
  co2_without_land_use: number | null;
  co2_without_land_use_low: number | null;
  co2_without_land_use_high: number | null;
}

export const TWIN_COLUMNS = [
  'co2_without_land_use',
  'co2_without_land_use_low',
  'co2_without_land_use_high',
] as const satisfies readonly (keyof TwinColumns)[];

export function twinColumns(figure: Figure | null): TwinColumns {
  return {
    co2_without_land_use: figure?.value ?? null,
    co2_without_land_use_low: figure?.low ?? null,
    co2_without_land_use_high: figure?.high ?? null,
  };
}

/** Three columns as a figure, divided by `portions`. */
export function twinOf(row: Partial<TwinColumns>, portions = 1): Figure | null {
  const { co2_without_land_use: value, co2_without_land_use_low: low, co2_without_land_use_high: high } = row;
  if (value == null || low == null || high == null) return null;
  return { value: value / portions, low: low / portions, high: high / portions };
}
