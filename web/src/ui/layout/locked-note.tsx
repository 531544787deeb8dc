import type { ReactNode } from 'react';
import { Icon } from '../control/icon.tsx';
import styles from './locked-note.module.css';

/** A part that the plan lacks stays in sight, locked, with one sentence about what it does. */
export function LockedNote({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <span className={styles.lock}>
        <Icon name="lock" />
      </span>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.words}>{children}</p>
      </div>
    </div>
  );
}
