import type { readWasteCosts } from '@plateprint/shared/calendar/waste-api.ts';
import { coverageState } from '@plateprint/shared/footprint/coverage.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { gramsOfDays, servedSpan } from './grams-of-days.ts';
import { planCosts } from './plan-costs.ts';

/** Money of a gram of what a kitchen's published plans serve on days, by what its foods cost lately; in the order asked. */
export async function wasteCosts(
  services: Pick<Services, 'database' | 'files' | 'foodData' | 'clock'>,
  kitchen: { id: string; organizationId: string },
  days: readonly string[],
): Promise<ReplyOf<typeof readWasteCosts>> {
  const [to, from] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { currency: null, items: [] };
  const served = await servedSpan(services, kitchen, { from, to });
  const { currency, items } = await planCosts(services, kitchen, [...served.recipes.keys()]);
  const costs = new Map(items.map((item) => [item.recipeId, item]));
  const perGram = gramsOfDays(served, ({ id, footprint }) => {
    const cost = costs.get(id);
    if (!cost || cost.perPortion === null || coverageState(cost.pricedShare) === 'too_little') return null;
    // Of what has a price, as the money is.
    return { amount: cost.perPortion, grams: footprint.weightPerPortion * cost.pricedShare };
  });
  return { currency, items: days.map((day) => ({ day, perGram: perGram.get(day) ?? null })) };
}
