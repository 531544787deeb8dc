import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { PICTURES, type PictureName } from './pictures.tsx';

interface EmptyStateProps {
  picture: PictureName;
  title: string;
  /** One sentence: what will stand here, or why nothing does. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** It is all there is on the page, and its title the page's. */
  isPage?: boolean;
}

export function EmptyState({ picture, title, children, action, isPage = false }: EmptyStateProps) {
  const Picture = PICTURES[picture];
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <Picture />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
