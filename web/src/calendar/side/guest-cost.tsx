import { guestCost, type PortionCost } from '@plateprint/shared/calendar/figures/guest-cost.ts';
import { readPlanCosts } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { useMaySeeCosts } from '../../costs/use-may-see-costs.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './side.module.css';
import type { CountedDay } from '../figures/planned-figures.ts';

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

interface GuestCostProps {
  days: readonly CountedDay[];
  /** What a guest's food may cost; null where the kitchen has no such rule. */
  budget: number | null;
}

/** The cost of a guest's food by the kitchen's latest prices, of a saved plan's dishes; nothing for somebody who may not see it. */
export function GuestCost({ days, budget }: GuestCostProps) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const known = useContext(CostsContext);
  if (!known) return null;
  const { currency, byRecipe: costs } = known;
  const filled = days.filter(({ dishes }) => dishes.length > 0);
  const { cost, share, state } = guestCost(filled, costs);
  const byWeek = budget === null ? [] : [...Map.groupBy(filled, ({ week }) => week).values()];
  const weeks = byWeek.map((ofWeek) => guestCost(ofWeek, costs).cost);
  const above = weeks.filter((ofWeek) => ofWeek !== null && ofWeek > (budget ?? 0)).length;
  const isSaid = budget !== null && (above > 0 || weeks.every((ofWeek) => ofWeek !== null));
  return (
    <div>
      <dt>{text('fact.cost')}</dt>
      <dd>
        {cost === null ? text('unknown') : format.money(cost, currency)}
        {cost !== null && state !== 'whole' && ` (${text('covers', { share: format.covered(share) })})`}
        {isSaid && (
          <span className={styles.beside}>{text('weeksAbove', { count: above, budget: format.money(budget, currency) })}</span>
        )}
      </dd>
    </div>
  );
}
