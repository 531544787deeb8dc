import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './card.module.css';

interface CardProps {
  title?: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  /** Without edge and ground, only the spacing: for text on the page itself. */
  plain?: boolean;
}

/** A part of a page with a title of its own. Cards do not stand in cards. */
export function Card({ title, aside, children, plain = false }: CardProps) {
  return (
    <section className={classNames(styles.card, plain && styles.plain)}>
      {(title || aside) && (
        <header className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

/** A thing in an overview. Its main link covers it: give the link inside `name` and keep other controls in `actions`. */
export function Tile({
  picture,
  name,
  details,
  actions,
}: {
  picture?: ReactNode;
  name: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <article className={styles.tile}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {details}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
