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

/** A trend of less than half a percent a year is not worth a word. */
const LEAST_TREND = 0.5;

function Judgement({ judged }: { judged: JudgedChange }) {
  const text = useText('targets/actions');
  const format = useFormat();
  const signed = useSignedPercent();
  const { judgement, before, since, percent, smallest } = judged;
  if (judgement === 'no_control') return <p role="status">{text('judged.no_control')}</p>;
  if (judgement === 'too_early' || percent === null || smallest === null) {
    return <p role="status">{text('judged.too_early', { before: format.number(before), since: format.number(since) })}</p>;
  }
  return (
    <p role="status" className={styles.together}>
      <strong>{text(`judged.${judgement}`)}</strong>{' '}
      {text('judged.interval', {
        low: signed(percent.low),
        high: signed(percent.high),
        smallest: format.percent(smallest / 100, 1),
      })}{' '}
      <HeldAgainst judged={judged} />
    </p>
  );
}

/** What a judgement rests on: against whom, where the season is known from, and the trend that is no effect. */
function HeldAgainst({ judged: { controls, season, trend } }: { judged: JudgedChange }) {
  const text = useText('targets/actions');
  const signed = useSignedPercent();
  const percent = trend !== null && Math.abs(trend) >= LEAST_TREND ? signed(trend) : null;
  return (
    <>
      {controls === 0 ? text('judged.alone') : text('judged.controls', { count: controls })}
      {controls > 0 && season === 'own_years' && ` ${text('judged.years')}`}
      {percent !== null && ` ${text(controls === 0 ? 'judged.trendAlone' : 'judged.trend', { percent })}`}
    </>
  );
}

/** `+3.2%` or `−3.2%`. */
function useSignedPercent(): (percent: number) => string {
  const format = useFormat();
  return (percent) => `${percent > 0 ? '+' : ''}${format.percent(percent / 100, 1).replace('-', '−')}`;
}
