import type { ComponentProps } from 'react';
import styles from './link.module.css';

type PlainLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & { quiet?: boolean };

/** A link in running text that the browser follows by itself. */
export function PlainLink({ quiet = false, children, ...rest }: PlainLinkProps) {
  return (
    <a {...rest} className={quiet ? styles.quiet : styles.link}>
      {children}
    </a>
  );
}
