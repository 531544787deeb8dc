import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './breadcrumbs.module.css';
import { Icon } from '../control/icon.tsx';

/** The way from the area to this page. Each crumb but the last is a link: `[<Link to="/recipes" quiet>Recipes</Link>, 'Leek soup']`. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly ReactNode[] }) {
  const text = useText('ui');
  return (
    <nav aria-label={text('breadcrumbs')}>
      <ol className={styles.trail}>
        {crumbs.map((crumb, place) => (
          <li key={place} className={styles.crumb} aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
            {place > 0 && <Icon name="chevron-right" size={13} />}
            <span className={styles.word}>{crumb}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
