import { readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { soldByWeekday } from '@plateprint/shared/calendar/figures/sold-by-weekday.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './side.module.css';

const MOST = 1_000_000;
/** A quarter: the season that is sold now. */
const DAYS = 91;
/** From the same weeks of last year on: what is to come is like what came then. */
const A_YEAR = 364;

/** How many come on each day of the week: written, or as was sold by weekday, in the last quarter or in the same season of last year. */
export function GuestsByWeekday({ planner: { state, dispatch } }: { planner: Planner }) {
  const text = useText('calendar/planner');
  const names = useDayNames();
  const failureText = useFailureText();
  const [isEmpty, setEmpty] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const { draft, base } = state;
  const { weekdays, guests, guestsOn = [] } = draft;
  const set = (weekday: number, typed: number | null): void => {
    const others = guestsOn.filter((each) => each.weekday !== weekday);
    const own = typed === null ? [] : [{ weekday, guests: Math.min(MOST, Math.max(0, Math.round(typed))) }];
    dispatch({ do: 'change', draft: { guestsOn: [...others, ...own] }, about: `guests ${weekday}` });
  };
  const take = (id: string, season: 'now' | 'last_year'): void => {
    const today = new Date().toISOString().slice(0, 10);
    const query =
      season === 'now'
        ? { from: dayLater(today, -DAYS), to: today }
        : { from: dayLater(today, -A_YEAR), to: dayLater(today, DAYS - A_YEAR) };
    setFailure(null);
    call(readPlanSales, { params: { id }, query })
      .then(({ items }) => {
        const sold = soldByWeekday(items).filter(({ weekday }) => weekdays.includes(weekday));
        setEmpty(sold.length === 0);
        if (sold.length > 0) dispatch({ do: 'change', draft: { guestsOn: sold } });
      })
      .catch(setFailure);
  };
  return (
    <fieldset className={styles.fields}>
      <legend>{text('guestsOn')}</legend>
      <div className={styles.weekdays}>
        {weekdays.map((weekday) => (
          <AmountField
            key={weekday}
            label={names.weekday(weekday, 'short')}
            placeholder={guests === null ? '' : String(guests)}
            value={guestsOn.find((each) => each.weekday === weekday)?.guests ?? null}
            onChange={(typed) => set(weekday, typed)}
          />
        ))}
      </div>
      {base && (
        <div className={styles.boxes}>
          <Button size="small" onClick={() => take(base.id, 'now')}>
            {text('guestsSold.now')}
          </Button>
          <Button size="small" onClick={() => take(base.id, 'last_year')}>
            {text('guestsSold.last_year')}
          </Button>
        </div>
      )}
      {isEmpty && <p className={styles.hint}>{text('guestsSold.none')}</p>}
      {failure && <p className={styles.hint}>{failureText(failure)}</p>}
    </fieldset>
  );
}
