import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { ComparedRow } from '@plateprint/shared/dashboard/comparison.ts';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './comparison.module.css';

interface AverageCellProps {
  row: ComparedRow;
  /** The average of all. */
  whole: Figure | null;
  /** The end of the scale, in grams; it begins at zero. */
  most: number;
}

/** An average as a dot on its range, against the average of all, and in words whether it is surely other. */
export function AverageCell({ row: { name, average, difference, reports }, whole, most }: AverageCellProps) {
  const text = useText('dashboard/comparison');
  const unit = useText('footprint');
  const co2 = useCo2();
  if (!average) return <span className={styles.small}>{reports > 0 ? unit('tooLittle.lead') : text('rows.noReport')}</span>;
  const at = (grams: number): number => (most > 0 ? (grams / most) * 100 : 0);
  const [low, high] = [co2.exact(average.low), co2.exact(average.high)];
  return (
    <span className={styles.average}>
      <span className={styles.number} title={co2.range(average)}>
        {co2.exact(average.value)}
      </span>
      <svg
        className={styles.dots}
        data-sure={difference?.sure ?? 'cannot_tell'}
        role="img"
        aria-label={text('rows.dot', { name, co2: `${co2.exact(average.value)} ${unit('unit')}`, low, high })}
      >
        <line className={styles.axis} x1="0" x2="100%" y1="9" y2="9" />
        {whole && (
          <>
            <rect className={styles.band} x={`${at(whole.low)}%`} width={`${at(whole.high - whole.low)}%`} y="0" height="18" />
            <line className={styles.whole} x1={`${at(whole.value)}%`} x2={`${at(whole.value)}%`} y1="0" y2="18" />
          </>
        )}
        <line className={styles.range} x1={`${at(average.low)}%`} x2={`${at(average.high)}%`} y1="9" y2="9" />
        <circle className={styles.dot} cx={`${at(average.value)}%`} cy="9" r="4.5" />
      </svg>
      {whole && <DifferenceSentence difference={difference} short />}
    </span>
  );
}
