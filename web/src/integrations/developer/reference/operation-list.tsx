import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Method } from './method.tsx';
import { type Operation, operationsWith } from './open-operations.ts';
import looks from '../../integration.module.css';
import styles from './reference.module.css';

interface OperationListProps {
  operations: readonly Operation[];
  shownId: string | null;
}

/** All calls by their group, each with an address of its own. */
export function OperationList({ operations, shownId }: OperationListProps) {
  const text = useText('integrations/developer');
  const [search, setSearch] = useState('');
  const found = operationsWith(operations, search);
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <nav className={styles.nav} aria-label={text('reference.calls')}>
      <SearchField label={text('reference.search')} value={search} onChange={setSearch} slashFocuses />
      {groups.map((group) => (
        <section key={group}>
          <h2 className={styles.group} lang="en">
            {group}
          </h2>
          <ul>
            {found
              .filter((operation) => operation.group === group)
              .map(({ id, method, path, summary }) => (
                <li key={id}>
                  <Link
                    to="/developer"
                    search={{ tab: 'reference', op: id }}
                    className={styles.call ?? ''}
                    aria-current={id === shownId ? 'page' : undefined}
                    title={summary}
                  >
                    <Method method={method} />
                    <span className={styles.path}>{breakable(path)}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p className={looks.quiet}>{text('reference.notFound', { words: search.trim() })}</p>}
    </nav>
  );
}

/** A long path breaks before a slash. */
function breakable(path: string) {
  return path.split(/(?=\/)/).flatMap((part) => [<wbr key={part} />, part]);
}
