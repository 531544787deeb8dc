/**
 * What an amount of CO2e is like, each with where its figure comes from and what was assumed.
 * Factors: UK Government GHG conversion factors for company reporting 2025 (DESNZ/DEFRA, Open Government Licence v3.0).
 */
export const EQUIVALENTS = {
  /** Average car, unknown fuel: 0.16725 kg CO2e per km; 60 km/h is our assumption of town and country together. */
  driving: { kgPerKm: 0.167_25, kmPerHour: 60, source: 'defra-2025' },
  /** Short-haul, average passenger, with radiative forcing: 0.12786 kg CO2e per passenger km; 800 km/h is our assumption. */
  flying: { kgPerKm: 0.127_86, kmPerHour: 800, source: 'defra-2025' },
} as const;

/** Hours of driving a car, or of one passenger's flight, that emit as many grams CO2e; null for an unknown figure. */
export function hoursOf(kind: keyof typeof EQUIVALENTS, grams: number | null): number | null {
  if (grams === null || !Number.isFinite(grams)) return null;
  const { kgPerKm, kmPerHour } = EQUIVALENTS[kind];
  return grams / 1000 / kgPerKm / kmPerHour;
}
