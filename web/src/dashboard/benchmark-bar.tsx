import type { AgainstBenchmark } from '@plateprint/shared/reports/totals/against-benchmark.ts';
import { useCo2 } from '../footprint/use-co2.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './month-figure.module.css';

/** Our own figure beside the one it is compared with, by the same measure. */
export function BenchmarkBar({ benchmark: { own, grams, per, type } }: { benchmark: AgainstBenchmark }) {
  const text = useText('dashboard');
  const co2 = useCo2();
  const most = Math.max(own ?? 0, grams ?? 0);
  const bars = [
    { name: text('benchmark.ours'), value: own, isOwn: true },
    { name: text(`benchmark.theirs.${type}`), value: grams, isOwn: false },
  ];
  return (
    <>
      <ul className={styles.bars}>
        {bars.map(({ name, value, isOwn }) => (
          <li key={name} className={styles.bar}>
            <span>{name}</span>
            <span className={styles.track}>
              <span
                className={styles.length}
                data-own={isOwn || undefined}
                style={{ inlineSize: `${most > 0 ? ((value ?? 0) / most) * 100 : 0}%` }}
              />
            </span>
            <span className={styles.barValue}>{co2.kg(value)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.under}>{text(`benchmark.per.${per}`)}</p>
    </>
  );
}
