import { carbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { LevelMark } from '../footprint/level-mark.tsx';
import { useCo2 } from '../footprint/use-co2.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './month-figure.module.css';

/** An average in large. The letter stands beside the figure that it goes by: that of 400 g. */
export function AverageFigure({ average, perServing }: { average: Figure; perServing: number | null }) {
  const chart = useText('dashboard/chart');
  const footprint = useText('footprint');
  const co2 = useCo2();
  const level = perServing === null ? null : carbonLevel(perServing / 1000);
  return (
    <span className={styles.averageFigure}>
      <span>
        <span className={styles.large}>{co2.exact(average.value)}</span> <span className={styles.under}>{footprint('unit')}</span>
      </span>
      {level !== null && (
        <span className={styles.lettered}>
          <LevelMark level={level} size={26} />
          <span>
            <strong>{footprint(`level.${level}`)}</strong> {chart('letter', { co2: co2.withUnit(perServing) })}
          </span>
        </span>
      )}
    </span>
  );
}
