import { type ReactNode, Suspense } from 'react';
import { Icon } from '../control/icon.tsx';
import styles from './locked-note.module.css';

interface LockedNoteProps {
  title?: string;
  /** What it would look like, fetched for those who see it. */
  preview?: ReactNode;
  /** A way to ask for it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part that the plan lacks stays in sight, locked, with one sentence about what it does. */
export function LockedNote({ title, preview, action, children }: LockedNoteProps) {
  return (
    <div className={styles.note}>
      {preview && (
        <div className={styles.preview}>
          <Suspense>{preview}</Suspense>
        </div>
      )}
      <div className={styles.said}>
        <span className={styles.lock}>
          <Icon name="lock" />
        </span>
        <div>
          {title && <p className={styles.title}>{title}</p>}
          <p className={styles.words}>{children}</p>
          {action}
        </div>
      </div>
    </div>
  );
}
