import { guestCost } from '@plateprint/shared/calendar/figures/guest-cost.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useKnownCosts } from '../figures/known-costs.tsx';
import type { CountedDay } from '../figures/planned-figures.ts';
import styles from './grid.module.css';

/** Says of a week that its food costs a guest more than the kitchen's rule allows, to who may see costs. */
export function WeekBudget({ days, budget }: { days: readonly CountedDay[]; budget: number | null }) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const known = useKnownCosts();
  if (known === null || budget === null) return null;
  const { cost } = guestCost(
    days.filter(({ dishes }) => dishes.length > 0),
    known.byRecipe,
  );
  if (cost === null || cost <= budget) return null;
  const said = { cost: format.money(cost, known.currency), budget: format.money(budget, known.currency) };
  return <p className={styles.weekBreak}>{text('breaks.budget', said)}</p>;
}
