import type { CameDay } from '@plateprint/shared/calendar/figures/came-days.ts';
import { type DayFigures, guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { weekdayOfDate } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { withCapital } from '../../platform/i18n/with-capital.ts';
import { useDishName } from '../dishes/gone-dishes.tsx';
import { useDayNames } from '../use-day-names.ts';
import styles from './came.module.css';

interface CameDayViewProps {
  day: CameDay;
  /** Its dishes are in sight at first. */
  isOpen: boolean;
}

/** A day in one line, portions and what a guest took, each beside what was expected; unfolded, its dishes with servings and shares. */
export function CameDayView({ day, isOpen }: CameDayViewProps) {
  const text = useText('calendar/came');
  const format = useFormat();
  const names = useDayNames();
  const { count, guest } = useCameWords();
  const title = `${withCapital(names.weekday(weekdayOfDate(day.date)))}, ${format.date(day.date)}`;
  return (
    <details className={styles.day} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.name}>{title}</span>
        <span>{text('soldOf', { sold: count(day.sold), expected: count(day.expected) })}</span>
        <span>{text('guestOf', { came: guest(day.came), planned: guest(day.planned) })}</span>
      </summary>
      <Dishes day={day} title={title} />
    </details>
  );
}

function useCameWords() {
  const format = useFormat();
  const co2 = useCo2();
  return {
    count: (servings: number | null): string => (servings === null ? '–' : format.number(servings, { most: 0 })),
    guest: (figures: DayFigures): string => {
      const { co2: figure } = guestFootprint([figures]);
      return figure ? co2.exact(figure.value) : '–';
    },
  };
}

function Dishes({ day, title }: { day: CameDay; title: string }) {
  const text = useText('calendar/came');
  const format = useFormat();
  const nameOf = useDishName();
  const { count, guest } = useCameWords();
  return (
    <table className={styles.dishes} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{text('dish')}</th>
          <th scope="col">{text('expected')}</th>
          <th scope="col">{text('sold')}</th>
          <th scope="col">{text('share')}</th>
        </tr>
      </thead>
      <tbody>
        {day.dishes.map(({ recipeId, dish, isPlanned, expected, sold, share }) => (
          <tr key={recipeId}>
            <th scope="row">
              {nameOf(recipeId, dish)}
              {!isPlanned && <span className={styles.hint}>{` ${text('notPlanned')}`}</span>}
            </th>
            <td>{count(expected)}</td>
            <td>{count(sold)}</td>
            <td>{share === null ? '–' : format.percent(share)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('all')}</th>
          <td>{count(day.expected)}</td>
          <td>{count(day.sold)}</td>
          <td />
        </tr>
        <tr>
          <th scope="row">{text('co2')}</th>
          <td>{guest(day.planned)}</td>
          <td>{guest(day.came)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
