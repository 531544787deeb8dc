import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './bulk-bar.module.css';
import { Button } from '../control/button.tsx';
import { standAtLowerEdge } from '../overlay/lower-edge.ts';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** The actions on all that is marked. */
  children: ReactNode;
}

/** Stays at the lower edge of the screen while rows are marked, so that nothing jumps when the first one is. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const text = useText('ui');
  return (
    <section ref={standAtLowerEdge} className={styles.bar} aria-label={text('chosenActions')}>
      <p className={styles.count} role="status">
        {text('chosen', { count })}
      </p>
      <div className={styles.actions}>
        {children}
        <Button variant="quiet" size="small" onClick={onClear}>
          {text('chooseNone')}
        </Button>
      </div>
    </section>
  );
}
