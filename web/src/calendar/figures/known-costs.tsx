import type { PortionCost } from '@plateprint/shared/calendar/figures/guest-cost.ts';
import { readPlanCosts } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { useMaySeeCosts } from '../../costs/use-may-see-costs.ts';
import { useRead } from '../../platform/api/use-read.ts';

interface PlanCosts extends Pick<ReplyOf<typeof readPlanCosts>, 'currency'> {
  byRecipe: ReadonlyMap<string, PortionCost>;
}

const CostsContext = createContext<PlanCosts | null>(null);

interface KnownCostsProps {
  /** Undefined for a plan that is not saved yet. */
  planId: string | undefined;
  restaurantId: string;
  children: ReactNode;
}

/** Asks for what a saved plan's dishes cost, for who may see it: once above the figures, which each drop counts anew. */
export const KnownCosts = memo(function KnownCosts({ planId, restaurantId, children }: KnownCostsProps) {
  const maySee = useMaySeeCosts(restaurantId);
  const isAsked = maySee && planId !== undefined;
  const { data } = useRead(readPlanCosts, { params: { id: planId ?? '' } }, { enabled: isAsked });
  const costs = useMemo(
    () => data && { currency: data.currency, byRecipe: new Map(data.items.map((item) => [item.recipeId, item])) },
    [data],
  );
  return <CostsContext value={isAsked ? (costs ?? null) : null}>{children}</CostsContext>;
});

/** Null for who may not see them, and while they are not known. */
export const useKnownCosts = (): PlanCosts | null => useContext(CostsContext);
