import type { RuleShown } from '@plateprint/shared/purchases/api/share-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import styles from './shares.module.css';

/** The share from zero to all, with a line where each level begins. */
export function RuleBar({ rule: { share, levels }, label }: { rule: RuleShown; label: string }) {
  const format = useFormat();
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}${format.colon} ${format.percent(share, 1)}`}
    >
      <rect className={styles.track} width="100" height="8" />
      <rect className={styles.part} width={Math.min(1, Math.max(0, share)) * 100} height="8" />
      {levels.map(({ level, percent }) => (
        <rect key={level} className={styles.tick} x={percent} width="0.4" height="8" />
      ))}
    </svg>
  );
}
