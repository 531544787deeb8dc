import { figuresOfCells, type KnownPlan } from '@plateprint/shared/calendar/better-days.ts';
import { guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { takesOf } from '@plateprint/shared/calendar/filled-cells.ts';
import { type CellPlace, placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { oneMorePlantDish } from '@plateprint/shared/calendar/one-more-dish.ts';
import { useRef, useState } from 'react';
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

/** The days that have dishes, in their order, and which of them a guest takes most of. */
function daysOf(known: KnownPlan): { days: readonly Day[]; most: number } {
  const days = Map.groupBy(known.plan.cells, ({ week, weekday }) => `${week} ${weekday}`);
  const inOrder = [...days.values()]
    .map((cells) => ({ ...dayOf(cells), co2: guestFootprint(figuresOfCells(known, cells)).co2?.value ?? 0 }))
    .toSorted((one, other) => one.week - other.week || one.weekday - other.weekday);
  const amounts = inOrder.map(({ co2 }) => co2);
  return { days: inOrder, most: amounts.indexOf(Math.max(...amounts)) };
}

function dayOf(cells: readonly Day[]): Day {
  const { week, weekday } = cells[0] ?? { week: 0, weekday: 1 };
  return { week, weekday };
}

/** What one more plant dish on a day would change: nothing stands in the plan before somebody puts it there. */
export function OneMore({ planner, known }: OneMoreProps) {
  const text = useText('calendar/shuffle');
  const names = useDayNames();
  const [{ days, most }] = useState(() => daysOf(known));
  const [at, setAt] = useState(String(most));
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
      <Dishes key={at} planner={planner} known={known} day={day} />
    </section>
  );
}

function Dishes({ planner: { state, dispatch }, known, day }: OneMoreProps & { day: Day }) {
  const text = useText('calendar/shuffle');
  const nameOf = useRecipeName();
  const format = useFormat();
  const co2 = useCo2();
  const found = oneMorePlantDish(known, day).slice(0, SHOWN);
  const [put, setPut] = useState<{ name: string; line: string } | null>(null);
  const stands = useRef<HTMLParagraphElement>(null);
  const free = useFreeLines(state.draft, day);
  const putOn = (line: FreeLine, recipeId: string, name: string): void => {
    dispatch({ do: 'put', place: line.place, recipeId });
    setPut({ name, line: line.name });
    // The dish leaves the list, and the button that had the focus goes with it.
    stands.current?.focus();
  };
  const said = (value: number): string => `${value > 0 ? '+' : ''}${format.percent(value / 100, 1).replace('-', '−')}`;
  return (
    <>
      <p ref={stands} role="status" tabIndex={-1} className={styles.hint}>
        {put && text('more.stands', put)}
      </p>
      {found.length === 0 && !put && <p className={styles.hint}>{text('more.none')}</p>}
      <ul className={styles.days}>
        {found.map(({ dish, before, after, difference }) => {
          const name = nameOf(dish.names);
          const line = free.find(({ takes }) => takes?.(dish) ?? true);
          return (
            <li key={dish.id} className={styles.day}>
              <div>
                <strong>{name}</strong>
                <p className={styles.hint}>
                  {co2.exact(before.co2?.value ?? null)} → {co2.exact(after.co2?.value ?? null)} {text('more.unit')}
                  {difference?.percent &&
                    ` · ${said(difference.percent.value)} ${text('range', { low: said(difference.percent.low), high: said(difference.percent.high) })} ${text(`sure.${difference.sure}`)}`}
                </p>
                {free.length > 0 && (
                  <p className={styles.hint}>{line ? text('more.line', { line: line.name }) : text('more.noLine')}</p>
                )}
              </div>
              {line && (
                <Button
                  size="small"
                  aria-label={`${text('more.put')}${format.colon} ${name}`}
                  onClick={() => putOn(line, dish.id, name)}
                >
                  {text('more.put')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {free.length === 0 && found.length > 0 && <p className={styles.hint}>{text('more.full')}</p>}
    </>
  );
}

interface FreeLine {
  place: CellPlace;
  name: string;
  /** Null: it promises nothing, and takes every dish. */
  takes: ReturnType<typeof takesOf>;
}

/** The lines of a day on which no dish stands. */
function useFreeLines({ cells, lines }: Planner['state']['draft'], day: Day): FreeLine[] {
  const text = useText('calendar/planner');
  const taken = new Set(cells.map(placeOf));
  return lines
    .map((line, index) => ({
      place: { ...day, lineId: line.id },
      name: line.name || text('line', { number: index + 1 }),
      takes: takesOf(line),
    }))
    .filter(({ place }) => !taken.has(placeOf(place)));
}
