import { type OutOfSeason, outOfSeason } from '@plateprint/shared/calendar/figures/plan-seasons.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useMemo } from 'react';
import { useIngredientNames } from '../../ingredients/use-ingredient-names.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { withCapital } from '../../platform/i18n/with-capital.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './side.module.css';

interface SeasonNotesProps {
  plan: Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'startsOn' | 'endsOn' | 'closed'>;
  days: readonly CountedDay[];
}

/** Dishes with foods that are clearly heavier on their dates than in their best months. */
export function SeasonNotes({ plan, days }: SeasonNotesProps) {
  const text = useText('calendar/planner');
  const found = useMemo(() => outOfSeason(plan, days), [plan, days]);
  const words = useIngredientNames(found.map(({ ingredientId }) => ingredientId));
  return (
    <div className={styles.seasons}>
      <h4 className={styles.small}>{text('season.title')}</h4>
      {plan.startsOn === null && <p className={styles.hint}>{text('season.undated')}</p>}
      {plan.startsOn !== null && found.length === 0 && <p className={styles.hint}>{text('season.fine')}</p>}
      {found.map((food) => (
        <Food
          key={`${food.ingredientId} ${food.month} ${food.perKg} ${food.best}`}
          food={food}
          name={words(food.ingredientId)?.ingredientName ?? '…'}
        />
      ))}
      {plan.startsOn !== null && <p className={styles.hint}>{text('season.about')}</p>}
    </div>
  );
}

function Food({ food: { month, perKg, best, runs, dishes }, name }: { food: OutOfSeason; name: string }) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const nameOf = useRecipeName();
  const days = useDayNames();
  const kilograms = (value: number): string => format.number(value, { decimals: 1 });
  const season = runs.map(({ from, to }) => (from === to ? days.month(from) : `${days.month(from)}–${days.month(to)}`));
  const figures = { now: kilograms(perKg), best: kilograms(best), season: format.list(season) };
  return (
    <>
      <p className={styles.season}>{text('season.food', { food: withCapital(name), month: days.month(month), ...figures })}</p>
      <ul className={styles.plain}>
        {[...Map.groupBy(dishes, ({ week }) => week)].map(([week, ofWeek]) => (
          <li key={week}>
            {`${text('week', { week: week + 1 })}${format.colon} `}
            {[...Map.groupBy(ofWeek, ({ dish }) => dish)]
              .map(([dish, on]) => {
                const weekdays = on.map(({ weekday }) => days.weekday(weekday, 'short'));
                return `${nameOf(dish.names)} (${weekdays.join(', ')})`;
              })
              .join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
