import type { ComparedRow } from '@plateprint/shared/dashboard/comparison.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import styles from './comparison.module.css';

/** The averages of a row’s months as small bars from zero, on the scale of all rows; a month without a report is a gap. */
export function MonthStrip({ row: { name, months }, most }: { row: ComparedRow; most: number }) {
  const format = useFormat();
  const co2 = useCo2();
  const said = months.map(({ month, average }) => `${format.month(month)} ${co2.withUnit(average)}`);
  const wide = 100 / months.length;
  return (
    <svg
      className={styles.strip}
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${name}${format.colon} ${format.list(said)}`}
    >
      {months.map(({ month, average }, place) => {
        const height = average === null || most <= 0 ? 0 : Math.max(1, (average / most) * 24);
        const at = { x: place * wide + wide * 0.1, width: wide * 0.8 };
        return average === null ? (
          <rect key={month} className={styles.gap} {...at} y="23" height="1" />
        ) : (
          <rect key={month} className={styles.month} {...at} y={24 - height} height={height} />
        );
      })}
    </svg>
  );
}
