import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { PICTURES, type PictureName } from './pictures.tsx';

interface EmptyStateProps {
  picture: PictureName;
  title: string;
  /** One sentence: what will stand here, or why nothing does. */
  children: ReactNode;
  /** One deed. */
  action?: ReactNode;
}

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  const Picture = PICTURES[picture];
  return (
    <div className={styles.empty}>
      <Picture />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
