import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PRODUCT_NAME } from '../../ui/product-name.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { DoorLanguage } from './door-language.tsx';
import styles from './door-page.module.css';
import { PlatePrint } from './plate-print.tsx';

interface DoorPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The title takes the focus, and is read out: it says what became of a deed. */
  focusTitle?: boolean;
}

function focus(title: HTMLElement | null): void {
  title?.focus();
}

/** Pages at the door of the house: nobody has to be signed in, and the sidebar is not there. */
export function DoorPage({ title, lead, children, focusTitle = false }: DoorPageProps) {
  const text = useText('users/door');
  return (
    <div className={styles.page}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <main className={styles.door}>
        <Wordmark />
        <div className={styles.middle}>
          <header className={styles.head}>
            <h1 {...(focusTitle && { ref: focus, tabIndex: -1 })}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </div>
        <footer className={styles.foot}>
          <DoorLanguage />
        </footer>
      </main>
      <aside className={styles.picture}>
        <PlatePrint />
        <p className={styles.motto}>{text('motto')}</p>
      </aside>
    </div>
  );
}
