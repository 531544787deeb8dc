import type { CarbonLevel } from './carbon-level.ts';
import { CARBON_LEVELS } from './carbon-level.ts';

/**
 * Rounds shares of a whole to integers that sum to exactly 100; all are 0 where there is no whole.
 * The largest fractional remainders are rounded up first, of equal ones the earlier (specification, point 4).
 */
export function percentShares(parts: readonly number[]): number[] {
  const counted = parts.map((part) => (Number.isFinite(part) && part > 0 ? part : 0));
  // Against the largest part first: the sum of huge parts may be beyond any number.
  const largest = Math.max(0, ...counted);
  if (largest === 0) return counted.map(() => 0);
  const relative = counted.map((part) => part / largest);
  const whole = relative.reduce((sum, part) => sum + part, 0);
  const exact = relative.map((part) => (part / whole) * 100);

  const rounded = exact.map(Math.floor);
  const missing = 100 - rounded.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
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
