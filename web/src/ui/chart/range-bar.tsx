import styles from './range-bar.module.css';

interface RangeBarProps {
  low: number;
  value: number;
  high: number;
  /** The end of the scale, in the same unit; it begins at zero. */
  most: number;
  /** The range in words: "between 0.4 and 0.8 kg, most likely 0.52 kg". */
  label: string;
}

/** Where a figure most likely lies, and how far it may be off. */
export function RangeBar({ low, value, high, most, label }: RangeBarProps) {
  const at = (amount: number) => (most > 0 ? Math.min(100, Math.max(0, (amount / most) * 100)) : 0);
  return (
    <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect className={styles.track} x="0" y="5" width="100" height="2" />
      <rect className={styles.range} x={at(low)} y="4" width={Math.max(0.5, at(high) - at(low))} height="4" />
      <rect className={styles.value} x={Math.max(0, at(value) - 0.5)} y="0" width="1" height="12" />
    </svg>
  );
}
