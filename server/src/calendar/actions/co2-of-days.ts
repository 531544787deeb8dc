import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import type { Services } from '../../platform/services.ts';
import { gramsOfDays, servedSpan } from './grams-of-days.ts';

/** Grams CO2e of a gram of what a kitchen's published plans serve on each day between two. */
export async function co2OfDays(
  services: Pick<Services, 'database' | 'files' | 'clock'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  return gramsOfDays(await servedSpan(services, kitchen, span), ({ footprint }) => {
    const { co2PerPortion, weightPerPortion, coverage } = footprint;
    if (!co2PerPortion || coverageOfDish(footprint).state === 'too_little') return null;
    // Of what is counted, as the CO2e is.
    return { amount: co2PerPortion.value, grams: weightPerPortion * (coverage.byWeight ?? 1) };
  });
}
