import { LEVEL_BOUNDS } from '@plateprint/shared/footprint/carbon-level.ts';

/** The bounds of the levels in kg CO2e, as texts take them: `A below {very_low}`. */
export function levelBounds(format: { number: (value: number) => string }): Record<keyof typeof LEVEL_BOUNDS, string> {
  const { very_low, low, medium, high } = LEVEL_BOUNDS;
  return { very_low: format.number(very_low), low: format.number(low), medium: format.number(medium), high: format.number(high) };
}
