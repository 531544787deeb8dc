import { kgPerServing } from '../../footprint/carbon-level.ts';
import type { RecipeFootprint } from './recipe.ts';

/** kg CO2e of 400 g of what is covered, the number that the level is read from; null where there is no level. */
export function kgPerServingOf({ co2, weight, coverage, level }: RecipeFootprint): number | null {
  return level === null ? null : kgPerServing(co2?.value ?? null, weight * coverage.byWeight);
}
