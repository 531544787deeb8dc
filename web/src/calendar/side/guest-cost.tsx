import { guestCost } from '@plateprint/shared/calendar/figures/guest-cost.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './side.module.css';
import { useKnownCosts } from '../figures/known-costs.tsx';
import type { CountedDay } from '../figures/planned-figures.ts';

interface GuestCostProps {
  days: readonly CountedDay[];
  /** What a guest's food may cost; null where the kitchen has no such rule. */
  budget: number | null;
}

/** The cost of a guest's food by the kitchen's latest prices, of a saved plan's dishes; nothing for somebody who may not see it. */
export function GuestCost({ days, budget }: GuestCostProps) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const known = useKnownCosts();
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
