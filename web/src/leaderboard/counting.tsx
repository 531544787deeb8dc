import { useText } from '../platform/i18n/use-text.ts';
import { Spinner } from '../ui/control/spinner.tsx';
import styles from './board.module.css';

/** In the place of rows while a large board is worked out for the first time; the page asks again by itself. */
export function Counting() {
  const text = useText('leaderboard');
  return (
    <div className={styles.counting} role="status">
      <Spinner />
      <div>
        <h2 className={styles.title}>{text('counting.title')}</h2>
        <p className={styles.facts}>{text('counting.lead')}</p>
      </div>
    </div>
  );
}
