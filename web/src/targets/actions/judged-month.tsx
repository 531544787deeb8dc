import { type Day, history, lastDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { judgeMonth, readNextSteps } from '@plateprint/shared/targets/api/target-api.ts';
import type { DishYear } from '@plateprint/shared/targets/actions/kitchen-year.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './action-plan.module.css';
import { Judgement } from './judgement.tsx';

/** Months back that a change can be asked about. */
const OFFERED = 24;
/** The first month to ask about: so long ago that three months with a report may have come since. */
const USUAL = 4;

/** No day of the month, but all of it. */
const WHOLE_MONTH = '';

/** Not a dish, but all of them. */
const KITCHEN = '';

/** Whether something that changed in a month worked: of the kitchen against the organization's others, of a dish against its others. */
export function JudgedMonth({ restaurantId, variety }: { restaurantId: string; variety: ReportVariety }) {
  const text = useText('targets/actions');
  const format = useFormat();
  const [months] = useState(() => history(OFFERED, new Date().toISOString().slice(0, 10) as Day).toReversed());
  const [month, setMonth] = useState<Month>(() => months[USUAL - 1] as Month);
  const [dish, setDish] = useState(KITCHEN);
  const [day, setDay] = useState(WHOLE_MONTH);
  const sold = useRead(readNextSteps, { query: { restaurantId } }).data?.dishes ?? [];
  const dishes = variety === 'sales' ? sold : [];
  const ofDish = dish === KITCHEN ? {} : { dish, ...(day !== WHOLE_MONTH && { day }) };
  const query = { month, variety, ...ofDish };
  const { data, error, refetch } = useRead(judgeMonth, { params: { restaurantId }, query });
  return (
    <section className={styles.place} aria-label={text('judged.title')}>
      <h3 className={styles.title}>{text('judged.title')}</h3>
      <p className={styles.lead}>
        {text(dish === KITCHEN ? 'judged.lead' : day === WHOLE_MONTH ? 'judged.dish.lead' : 'judged.weeks.lead')}
      </p>
      <div className={styles.month}>
        <NativeSelect<Month>
          label={text('judged.month')}
          value={month}
          choices={months.map((value) => ({ value, label: format.month(value) }))}
          onChange={(chosen) => {
            setMonth(chosen);
            setDay(WHOLE_MONTH);
          }}
        />
        {dishes.length > 0 && (
          <NativeSelect
            label={text('judged.what')}
            value={dish}
            choices={[{ value: KITCHEN, label: text('judged.kitchen') }, ...dishes.map(choiceOf)]}
            onChange={setDish}
          />
        )}
        {dish !== KITCHEN && (
          <NativeSelect
            label={text('judged.weeks.day')}
            value={day}
            choices={[
              { value: WHOLE_MONTH, label: text('judged.weeks.whole') },
              ...daysOf(month).map((value) => ({ value, label: format.date(value) })),
            ]}
            onChange={setDay}
          />
        )}
      </div>
      {data ? (
        <Judgement judged={data} of={dish === KITCHEN ? 'judged' : 'judged.dish'} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
    </section>
  );
}

function daysOf(month: Month): Day[] {
  const last = Number(lastDayOf(month).slice(-2));
  return Array.from({ length: last }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}` as Day);
}

/** A dish of next steps is one of a kitchen: its recipe stands before that. */
function choiceOf({ id, name }: DishYear): { value: string; label: string } {
  return { value: id.split('@')[0] ?? id, label: name };
}
