import type { CameDay } from '@plateprint/shared/calendar/figures/came-days.ts';
import { type DayFigures, guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import styles from './came.module.css';

/** A day: guests, servings and shares, and what a guest took, each beside what was expected. */
export function CameDayView({ day }: { day: CameDay }) {
  const text = useText('calendar/came');
  const format = useFormat();
  const nameOf = useRecipeName();
  const co2 = useCo2();
  const count = (servings: number | null): string => (servings === null ? '–' : format.number(servings, { most: 0 }));
  const guest = (figures: DayFigures): string => {
    const { co2: figure } = guestFootprint([figures]);
    return figure ? co2.exact(figure.value) : '–';
  };
  return (
    <table className={styles.day}>
      <caption>{format.date(day.date)}</caption>
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
              {dish ? nameOf(dish.names) : text('gone')}
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
          <th scope="row">{text('guests')}</th>
          <td>{count(day.guests)}</td>
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
