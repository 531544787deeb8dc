import { type Day, history, type Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { judgeMonth } from '@plateprint/shared/targets/api/target-api.ts';
import type { JudgedChange } from '@plateprint/shared/targets/judged/judge-change.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import styles from './action-plan.module.css';

/** Months back that a change can be asked about. */
const OFFERED = 24;
/** What is asked first: so long ago that three months with a report may have come since. */
const USUAL = 4;

/** Whether something that changed in a month worked, held against the organization's other kitchens. */
export function JudgedMonth({ restaurantId, variety }: { restaurantId: string; variety: ReportVariety }) {
  const text = useText('targets/actions');
  const format = useFormat();
  const [months] = useState(() => history(OFFERED, new Date().toISOString().slice(0, 10) as Day).toReversed());
  const [month, setMonth] = useState<Month>(() => months[USUAL - 1] as Month);
  const { data } = useRead(judgeMonth, { params: { restaurantId }, query: { month, variety } }, { keepLast: true });
  return (
    <section className={styles.place} aria-label={text('judged.title')}>
      <h3 className={styles.title}>{text('judged.title')}</h3>
      <p className={styles.lead}>{text('judged.lead')}</p>
      <div className={styles.month}>
        <NativeSelect<Month>
          label={text('judged.month')}
          value={month}
          choices={months.map((value) => ({ value, label: format.month(value) }))}
          onChange={setMonth}
        />
      </div>
      {data && <Judgement judged={data} />}
    </section>
  );
}

function Judgement({ judged: { judgement, before, since, controls, percent, smallest } }: { judged: JudgedChange }) {
  const text = useText('targets/actions');
  const format = useFormat();
  if (judgement === 'too_early' || percent === null || smallest === null) {
    return <p role="status">{text('judged.too_early', { before: format.number(before), since: format.number(since) })}</p>;
  }
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${format.percent(value / 100, 1).replace('-', '−')}`;
  return (
    <p role="status" className={styles.together}>
      <strong>{text(`judged.${judgement}`)}</strong>{' '}
      {text('judged.interval', {
        low: signed(percent.low),
        high: signed(percent.high),
        smallest: format.percent(smallest / 100, 1),
      })}{' '}
      {controls === 0 ? text('judged.alone') : text('judged.controls', { count: controls })}
    </p>
  );
}
