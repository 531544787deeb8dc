/** Ways of cooking; what boiling takes no source here tells, so it is one of the others. */
export const COOKING_METHODS = ['oven', 'pan', 'frying', 'microwave', 'reheating', 'other'] as const;
export type CookingMethod = (typeof COOKING_METHODS)[number];

/** Electricity for a kilogram of food, kWh: Ecobalyse, techniques of preparation (MIT). A household's appliance, filled by one dish. */
const KWH_PER_KG: Readonly<Record<Exclude<CookingMethod, 'other'>, number>> = {
  oven: 0.999,
  pan: 0.44,
  frying: 0.667,
  microwave: 0.128,
  reheating: 0.08,
};
export const ENERGY_SOURCE = 'Ecobalyse';

export function kWhPerKg(method: CookingMethod): number | null {
  return method === 'other' ? null : KWH_PER_KG[method];
}

export interface Grid {
  /** Grams CO2e of a kilowatt-hour. */
  gramsPerKwh: number;
  year: number;
  source: string;
}

const EMBER = 'Ember, Our World in Data';

function ember(gramsPerKwh: number, year = 2023): Grid {
  return { gramsPerKwh, year, source: EMBER };
}

/**
 * Electricity as generated in a country, with what lies before the power station: Ember, Yearly Electricity Data, read for 2023 in Our World in Data
 * and in co2.js (Green Web Foundation), which agree. The United States stand there with 2022. A place that is not here has no factor.
 */
const GRIDS: ReadonlyMap<string, Grid> = new Map([
  ['SE', ember(40.7)],
  ['NO', ember(30)],
  ['DK', ember(152)],
  ['FI', ember(79)],
  ['DE', ember(381)],
  ['AT', ember(111)],
  ['FR', ember(56)],
  ['BE', ember(138)],
  ['IE', ember(291)],
  ['HU', ember(204)],
  ['GR', ember(337)],
  ['CZ', ember(450)],
  ['EE', ember(417)],
  ['NL', ember(267.6)],
  ['PL', ember(661.9)],
  ['PT', ember(165.6)],
  ['RO', ember(240.6)],
  ['EU', ember(243.8)],
  ['US', ember(386, 2022)],
  ['WORLD', ember(481)],
  ['GB', { gramsPerKwh: 177, year: 2025, source: 'UK Government conversion factors (DESNZ)' }],
]);

/** By ISO 3166 alpha-2 or `WORLD`; null where no source was found. */
export function gridOf(place: string): Grid | null {
  return GRIDS.get(place) ?? null;
}
