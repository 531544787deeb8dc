import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { Wordmark } from '../../ui/layout/wordmark.tsx';
import { AuthLanguage } from './auth-language.tsx';
import styles from './auth-page.module.css';
import { PlatePrint } from './plate-print.tsx';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The title takes the focus, and is read out: it says what became of an action. */
  focusTitle?: boolean;
}

function focus(title: HTMLElement | null): void {
  title?.focus();
}

/** Pages before signing in: nobody has to be signed in, and the sidebar is not there. */
export function AuthPage({ title, lead, children, focusTitle = false }: AuthPageProps) {
  const text = useText('users/auth');
  return (
    <div className={styles.page}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <main className={styles.main}>
        <Wordmark />
        <div className={styles.middle}>
          <header className={styles.head}>
            <h1 {...(focusTitle && { ref: focus, tabIndex: -1 })}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </div>
        <footer className={styles.foot}>
          <AuthLanguage />
        </footer>
      </main>
      <aside className={styles.picture}>
        <PlatePrint />
        <p className={styles.motto}>{text('motto')}</p>
      </aside>
    </div>
  );
}
