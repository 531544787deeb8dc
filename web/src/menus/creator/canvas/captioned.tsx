import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A choice with its name above it; read out it has the name already. */
export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.captioned}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      {children}
    </div>
  );
}
