import { figuresOfCells, type KnownPlan } from '@plateprint/shared/calendar/better-days.ts';
import { guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { type CellPlace, placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { oneMorePlantDish } from '@plateprint/shared/calendar/one-more-dish.ts';
import { useState } from 'react';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { Button } from '../../ui/control/button.tsx';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './shuffle.module.css';

interface OneMoreProps {
  planner: Planner;
  known: KnownPlan;
}

const SHOWN = 3;

interface Day {
  week: number;
  weekday: number;
}

/** The days that have dishes, the one of which a guest takes most first. */
function daysOf(known: KnownPlan): Day[] {
  const days = Map.groupBy(known.plan.cells, ({ week, weekday }) => `${week} ${weekday}`);
  return [...days.values()]
    .map((cells) => ({ ...dayOf(cells), co2: guestFootprint(figuresOfCells(known, cells)).co2?.value ?? 0 }))
    .toSorted((one, other) => other.co2 - one.co2);
}

function dayOf(cells: readonly Day[]): Day {
  const { week, weekday } = cells[0] ?? { week: 0, weekday: 1 };
  return { week, weekday };
}

/** What one more plant dish on a day would change: nothing stands in the plan before somebody puts it there. */
export function OneMore({ planner, known }: OneMoreProps) {
  const text = useText('calendar/shuffle');
  const names = useDayNames();
  const [days] = useState(() => daysOf(known));
  const [at, setAt] = useState('0');
  const day = days[Number(at)];
  if (!day) return null;
  const dayName = ({ week, weekday }: Day): string => text('day', { weekday: names.weekday(weekday), week: week + 1 });
  return (
    <section className={styles.inside} aria-label={text('more.title')}>
      <h3>{text('more.title')}</h3>
      <p className={styles.hint}>{text('more.lead')}</p>
      <NativeSelect
        label={text('more.day')}
        value={at}
        choices={days.map((each, index) => ({ value: String(index), label: dayName(each) }))}
        onChange={setAt}
      />
      <Dishes planner={planner} known={known} day={day} />
    </section>
  );
}

function Dishes({ planner: { state, dispatch }, known, day }: OneMoreProps & { day: Day }) {
  const text = useText('calendar/shuffle');
  const nameOf = useRecipeName();
  const format = useFormat();
  const co2 = useCo2();
  const found = oneMorePlantDish(known, day).slice(0, SHOWN);
  const taken = new Set(state.draft.cells.map(placeOf));
  const free = state.draft.lines
    .map(({ id: lineId }): CellPlace => ({ ...day, lineId }))
    .find((place) => !taken.has(placeOf(place)));
  const said = (value: number): string => format.percent(value / 100, 1).replace('-', '−');
  if (found.length === 0) return <p className={styles.hint}>{text('more.none')}</p>;
  return (
    <>
      <ul className={styles.days}>
        {found.map(({ dish, before, after, difference }) => (
          <li key={dish.id} className={styles.day}>
            <div>
              <strong>{nameOf(dish.names)}</strong>
              <p className={styles.hint}>
                {co2.exact(before.co2?.value ?? null)} → {co2.exact(after.co2?.value ?? null)} {text('more.unit')}
                {difference?.percent &&
                  ` · ${said(difference.percent.value)} ${text('range', { low: said(difference.percent.low), high: said(difference.percent.high) })} ${text(`sure.${difference.sure}`)}`}
              </p>
            </div>
            {free && (
              <Button
                size="small"
                aria-label={text('more.putOf', { name: nameOf(dish.names) })}
                onClick={() => dispatch({ do: 'put', place: free, recipeId: dish.id })}
              >
                {text('more.put')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!free && <p className={styles.hint}>{text('more.full')}</p>}
    </>
  );
}
