import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { Services } from '../../platform/services.ts';
import type { UsedRecipe } from '../../recipes/used-recipe-store.ts';
import { gramsOfDays, servedSpan } from './grams-of-days.ts';

/** Grams CO2e of a gram of what a kitchen's published plans serve on each day between two, with land-use change and without. */
export async function co2OfDays(
  services: Pick<Services, 'database' | 'files' | 'clock'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<Record<'co2' | 'without', ReadonlyMap<string, number>>> {
  const served = await servedSpan(services, kitchen, span);
  const ofDays = (figureOf: (footprint: UsedRecipe['footprint']) => Figure | null) =>
    gramsOfDays(served, ({ footprint }) => {
      const figure = figureOf(footprint);
      if (!figure || coverageOfDish(footprint).state === 'too_little') return null;
      // Of what is counted, as the CO2e is.
      return { amount: figure.value, grams: footprint.weightPerPortion * (footprint.coverage.byWeight ?? 1) };
    });
  return {
    co2: ofDays(({ co2PerPortion }) => co2PerPortion),
    without: ofDays(({ co2PerPortionWithoutLandUseChange }) => co2PerPortionWithoutLandUseChange),
  };
}
