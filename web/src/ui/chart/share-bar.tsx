import { useFormat } from '../../platform/i18n/use-format.ts';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** 0–1 of the whole. */
  share: number;
  /** The owner of the share, for screen readers. */
  label: string;
  /** Without the figure, where a column beside it has it. */
  hideFigure?: boolean;
}

/** How much one part makes of the whole: a bar from zero, and the percent. */
export function ShareBar({ share, label, hideFigure = false }: ShareBarProps) {
  const format = useFormat();
  const percent = format.percent(share);
  return (
    <span className={styles.share}>
      <svg
        className={styles.bar}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}${format.colon} ${percent}`}
      >
        <rect className={styles.track} width="100" height="6" />
        <rect className={styles.part} width={Math.min(1, Math.max(0, share)) * 100} height="6" />
      </svg>
      {!hideFigure && (
        <span className={styles.figure} aria-hidden="true">
          {percent}
        </span>
      )}
    </span>
  );
}
