import type { CarbonLevel } from './carbon-level.ts';
import { CARBON_LEVELS } from './carbon-level.ts';
import { wholeParts } from '../kernel/whole-parts.ts';

/**
 * Rounds shares of a whole to integers that sum to exactly 100; all are 0 where there is no whole.
 * The largest fractional remainders are rounded up first, of equal ones the earlier (specification, point 4).
 */
export function percentShares(parts: readonly number[]): number[] {
  return wholeParts(100, parts);
}

export type ServingsByLevel = Record<CarbonLevel, number>;
export type LevelShares = Record<CarbonLevel, { servings: number; percent: number }>;

/** Servings by level with their percentages, which sum to exactly 100. */
export function levelShares(servings: ServingsByLevel): LevelShares {
  const percents = percentShares(CARBON_LEVELS.map((level) => servings[level]));
  const entries = CARBON_LEVELS.map(
    (level, index) => [level, { servings: servings[level], percent: percents[index] ?? 0 }] as const,
  );
  return Object.fromEntries(entries) as LevelShares;
}
