import type { ReactNode } from 'react';
import { PRODUCT_NAME } from './product-name.ts';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** The browser tab's title, where `title` is not plain text. */
  tabTitle?: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Breadcrumbs, above the title. */
  trail?: ReactNode;
  /** At the right: what can be done here, the main action last. */
  actions?: ReactNode;
}

/** The top of every page. */
export function PageHeader({ title, tabTitle, lead, trail, actions }: PageHeaderProps) {
  const named = tabTitle ?? (typeof title === 'string' ? title : null);
  return (
    <header className={styles.header}>
      {named && <title>{`${named} · ${PRODUCT_NAME}`}</title>}
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
