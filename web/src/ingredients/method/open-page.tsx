import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { MethodContents } from './method-contents.tsx';
import { MethodHeader } from './method-header.tsx';
import styles from './method-page.module.css';

interface OpenPageProps {
  title: string;
  lead: string;
  /** Under the lead: which version, how much of it. */
  note: ReactNode;
  /** In the order of the page; each id is an anchor that can be linked to. */
  sections: readonly { id: string; title: string }[];
  isSignedIn: boolean;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** A page about the food data, for a chef, an auditor and a guest alike: open to everybody, its contents beside the text. */
export function OpenPage({ title, lead, note, sections, isSignedIn, onLanguage, children }: OpenPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <MethodHeader isSignedIn={isSignedIn} onLanguage={onLanguage} />
      <main className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.size}>{note}</p>
        </header>
        <MethodContents sections={sections} />
        <article className={styles.text}>{children}</article>
      </main>
    </div>
  );
}

/** One of a page's sections. */
export function OpenSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
