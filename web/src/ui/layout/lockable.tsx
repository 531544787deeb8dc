import type { ReactNode } from 'react';
import styles from './lockable.module.css';

/** Its content can be read, and worked in only when it is open. */
export function Lockable({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.lockable} disabled={isLocked}>
      {children}
    </fieldset>
  );
}
