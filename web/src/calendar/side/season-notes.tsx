import {
  flownFoods,
  type FlownFood,
  inSeason,
  monthsOf,
  type OutOfSeason,
  outOfSeason,
} from '@plateprint/shared/calendar/figures/plan-seasons.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { memo, useDeferredValue, useMemo } from 'react';
import { useIngredientNames } from '../../ingredients/use-ingredient-names.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { withCapital } from '../../platform/i18n/with-capital.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './side.module.css';

type Dated = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'startsOn' | 'endsOn' | 'closed'>;

interface SeasonNotesProps {
  plan: Dated;
  days: readonly CountedDay[];
}

/** What season says. It stands below the figures: a dish that is dropped is drawn first, and this after it. */
export function SeasonNotes({ plan, days }: SeasonNotesProps) {
  const { weeks, weekdays, startsOn, endsOn, closed } = plan;
  const dated = useMemo(() => ({ weeks, weekdays, startsOn, endsOn, closed }), [weeks, weekdays, startsOn, endsOn, closed]);
  return <Notes plan={dated} days={useDeferredValue(days)} />;
}

/** Dishes with foods that are clearly heavier on their dates, or because they were flown, and foods that are in season. */
const Notes = memo(function Notes({ plan, days }: SeasonNotesProps) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const months = useMemo(() => monthsOf(plan), [plan]);
  const [found, flown, seasonal] = useMemo(
    () => [outOfSeason(months, days), flownFoods(days), inSeason(months, days)],
    [months, days],
  );
  const words = useIngredientNames([...[...found, ...flown].map(({ ingredientId }) => ingredientId), ...seasonal]);
  const nameOf = (id: string): string => words(id)?.ingredientName ?? '…';
  const isDated = plan.startsOn !== null;
  return (
    <div className={`${styles.seasons} ${styles.below}`}>
      <h4 className={styles.small}>{text('season.title')}</h4>
      {!isDated && <p className={styles.hint}>{text('season.undated')}</p>}
      {isDated && found.length + flown.length === 0 && <p className={styles.hint}>{text('season.fine')}</p>}
      {flown.map((food) => (
        <Flown key={`${food.ingredientId} ${food.perKg}`} food={food} name={nameOf(food.ingredientId)} />
      ))}
      {found.map((food) => (
        <Food
          key={`${food.ingredientId} ${food.month} ${food.perKg} ${food.best}`}
          food={food}
          name={nameOf(food.ingredientId)}
        />
      ))}
      {seasonal.length > 0 && <p className={styles.season}>{text('season.in', { foods: format.list(seasonal.map(nameOf)) })}</p>}
      {isDated && <p className={styles.hint}>{text('season.about')}</p>}
    </div>
  );
});

interface FoodProps<Food> {
  food: Food;
  name: string;
}

/** Of a drop two foods or three have other days: the others are not drawn anew. */
function hasSameDays<Food extends OutOfSeason | FlownFood>(one: FoodProps<Food>, other: FoodProps<Food>): boolean {
  const [before, now] = [one.food, other.food];
  return (
    one.name === other.name &&
    before.perKg === now.perKg &&
    before.dishes.length === now.dishes.length &&
    before.dishes.every(({ week, weekday, dish }, at) => {
      const each = now.dishes[at];
      return each?.week === week && each.weekday === weekday && each.dish === dish;
    })
  );
}

const Food = memo(function Food({ food: { month, perKg, best, runs, dishes }, name }: FoodProps<OutOfSeason>) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const days = useDayNames();
  const season = runs.map(({ from, to }) => (from === to ? days.month(from) : `${days.month(from)}–${days.month(to)}`));
  const figures = { now: kilograms(format, perKg), best: kilograms(format, best), season: format.list(season) };
  return (
    <>
      <p className={styles.season}>{text('season.food', { food: withCapital(name), month: days.month(month), ...figures })}</p>
      <DishesOfFood dishes={dishes} />
    </>
  );
}, hasSameDays);

const Flown = memo(function Flown({ food: { perKg, usually, dishes }, name }: FoodProps<FlownFood>) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const figures = { now: kilograms(format, perKg), usually: kilograms(format, usually) };
  return (
    <>
      <p className={styles.season}>{text('season.flown', { food: withCapital(name), ...figures })}</p>
      <DishesOfFood dishes={dishes} />
    </>
  );
}, hasSameDays);

function kilograms(format: ReturnType<typeof useFormat>, value: number): string {
  return format.number(value, { decimals: 1 });
}

function DishesOfFood({ dishes }: Pick<OutOfSeason, 'dishes'>) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const nameOf = useRecipeName();
  const days = useDayNames();
  return (
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
  );
}
