import { readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { type GuestsSold, soldByWeekday } from '@plateprint/shared/calendar/figures/sold-by-weekday.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import { useToday } from '../use-today.ts';
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
  const today = useToday();
  const [taken, setTaken] = useState<GuestsSold | null>(null);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const { draft, base } = state;
  const { weekdays, guests, guestsOn = [] } = draft;
  const set = (weekday: number, typed: number | null): void => {
    const others = guestsOn.filter((each) => each.weekday !== weekday);
    const own = typed === null ? [] : [{ weekday, guests: Math.min(MOST, Math.max(0, Math.round(typed))) }];
    dispatch({ do: 'change', draft: { guestsOn: [...others, ...own] }, about: `guests ${weekday}` });
  };
  const take = (id: string, season: 'now' | 'last_year'): void => {
    const query =
      season === 'now'
        ? // Today is not over.
          { from: dayLater(today, -DAYS), to: dayLater(today, -1) }
        : { from: dayLater(today, -A_YEAR), to: dayLater(today, DAYS - A_YEAR) };
    setFailure(null);
    setTaken(null);
    call(readPlanSales, { params: { id }, query })
      .then(({ items, months, dishes, elsewhere }) => {
        const sold = soldByWeekday(items, months, { plan: draft, dishes, elsewhere });
        const known = sold.guests.filter(({ weekday }) => weekdays.includes(weekday));
        setTaken({ ...sold, guests: known });
        const typed = guestsOn.filter((each) => !known.some(({ weekday }) => weekday === each.weekday));
        if (known.length > 0) dispatch({ do: 'change', draft: { guestsOn: [...typed, ...known] } });
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
      {taken && <TakenNote taken={taken} />}
      {failure && <p className={styles.hint}>{failureText(failure)}</p>}
    </fieldset>
  );
}

/** What the guests speak of, where it is not everything that was sold, or why none are taken. */
function TakenNote({ taken: { guests, share, state } }: { taken: GuestsSold }) {
  const text = useText('calendar/planner');
  const format = useFormat();
  if (share !== null && state === 'too_little')
    return <p className={styles.hint}>{text('guestsSold.tooLittle', { share: format.covered(share) })}</p>;
  if (guests.length === 0) return <p className={styles.hint}>{text('guestsSold.none')}</p>;
  if (share === null || state === 'whole') return null;
  return <p className={styles.hint}>{text('guestsSold.partly', { share: format.covered(share) })}</p>;
}
