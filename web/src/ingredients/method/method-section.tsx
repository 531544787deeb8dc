import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './method-page.module.css';

/** In the order of the page; each is an anchor that can be linked to. */
export const METHOD_SECTIONS = ['meaning', 'chain', 'range', 'grades', 'levels', 'gaps', 'sources'] as const;
export type MethodSectionName = (typeof METHOD_SECTIONS)[number];

export function MethodSection({ name, children }: { name: MethodSectionName; children: ReactNode }) {
  const text = useText('ingredients');
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{text(`${name}.title`)}</h2>
      {children}
    </section>
  );
}
