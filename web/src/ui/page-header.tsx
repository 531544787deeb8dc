import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Breadcrumbs, above the title. */
  trail?: ReactNode;
  /** At the right: what can be done here, the main deed last. */
  actions?: ReactNode;
}

/** The top of every page. */
export function PageHeader({ title, lead, trail, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {trail}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

/** The page itself: one column with room around it. `wide` for grids and tables. */
export function Page({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>{children}</div>;
}
