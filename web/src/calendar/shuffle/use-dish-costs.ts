import { readPlanCosts } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { coverageState } from '@plateprint/shared/footprint/coverage.ts';
import { useMaySeeCosts } from '../../costs/use-may-see-costs.ts';
import { useRead } from '../../platform/api/use-read.ts';

interface DishCosts {
  /** By recipe, of which most has a price; null for who may not see costs, and before a plan is saved. */
  costs: ReadonlyMap<string, number> | null;
  currency: string | null;
}

/** What the food of a portion of each dish costs. */
export function useDishCosts(planId: string | undefined, restaurantId: string): DishCosts {
  const maySee = useMaySeeCosts(restaurantId) && planId !== undefined;
  const { data } = useRead(readPlanCosts, { params: { id: planId ?? '' } }, { enabled: maySee });
  if (!maySee || !data) return { costs: null, currency: null };
  const known = data.items.flatMap(({ recipeId, perPortion, pricedShare }) =>
    perPortion === null || coverageState(pricedShare) === 'too_little' ? [] : [[recipeId, perPortion] as const],
  );
  return { costs: new Map(known), currency: data.currency };
}
