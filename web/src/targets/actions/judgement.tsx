import type { JudgedChange } from '@plateprint/shared/targets/judged/judge-change.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './action-plan.module.css';

/** A trend of less than half a percent a year is not worth a word. */
const LEAST_TREND = 0.5;

interface JudgementProps {
  judged: JudgedChange;
  /** The area of its words: of a kitchen, or of a dish. */
  of: 'judged' | 'judged.dish';
}

export function Judgement({ judged, of }: JudgementProps) {
  const text = useText('targets/actions');
  const format = useFormat();
  const signed = useSignedPercent();
  const { judgement, before, since, percent, smallest } = judged;
  const by = judged.by === 'weeks' ? 'judged.weeks' : 'judged';
  if (judgement === 'no_control') return <p role="status">{text(`${judged.by === 'weeks' ? 'judged.weeks' : of}.no_control`)}</p>;
  if (judgement === 'too_early' || percent === null || smallest === null) {
    return <p role="status">{text(`${by}.too_early`, { before: format.number(before), since: format.number(since) })}</p>;
  }
  return (
    <p role="status" className={styles.together}>
      <strong>{text(judgement === 'cannot_tell' ? (`${by}.cannot_tell` as const) : `${of}.${judgement}`)}</strong>{' '}
      {text('judged.interval', {
        low: signed(percent.low),
        high: signed(percent.high),
        smallest: format.percent(smallest / 100, 1),
      })}{' '}
      <HeldAgainst judged={judged} of={of} />
    </p>
  );
}

/** The basis of a judgement: against whom, where the season is known from, and the trend that is no effect. */
function HeldAgainst({ judged: { controls, season, trend }, of }: JudgementProps) {
  const text = useText('targets/actions');
  const signed = useSignedPercent();
  const percent = trend !== null && Math.abs(trend) >= LEAST_TREND ? signed(trend) : null;
  return (
    <>
      {controls === 0 ? text(`${of}.alone`) : text(`${of}.controls`, { count: controls })}
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
