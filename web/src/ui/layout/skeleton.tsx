import styles from './skeleton.module.css';
import { useText } from '../../platform/i18n/use-text.ts';

/** Placeholder lines for text that is loading: as many as will come, so that nothing jumps. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const text = useText('ui');
  return (
    <div className={styles.skeleton} role="status">
      <span data-unseen="">{text('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
