import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './source-table.module.css';

interface Reading {
  data: { items: Source[] } | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Every source with what it is used for, its licence and what the licence asks to be said. */
export function SourceTable({ reading }: { reading: Reading }) {
  const text = useText('ingredients');
  if (reading.error && !reading.data) return <ErrorState failure={reading.error} onRetry={() => void reading.refetch()} />;
  if (!reading.data) return <Skeleton lines={20} />;
  return (
    // The roles are named because the rows are stacked on a phone, and a browser then no longer sees a table.
    <table className={styles.table} role="table">
      <caption data-unseen="">{text('sources.title')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['source', 'use', 'licence'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {text(`sources.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {reading.data.items.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </tbody>
    </table>
  );
}

const USES = ['agribalyse', 'rivm', 'sel', 'clark', 'pn', 'ciqual', 'faostat', 'defra', 'ecobalyse', 'crosswalk'] as const;

/** Title, boundary and attribution stay in the words that the source or its licence asks for. */
function SourceRow({ source }: { source: Source }) {
  const text = useText('ingredients');
  const use = USES.find((id) => id === source.id);
  const version = source.version !== String(source.year) && text('sources.version', { version: source.version });
  return (
    <tr role="row">
      <th role="rowheader" scope="row" lang="en">
        {source.url ? (
          <a className={styles.title} href={source.url} rel="noreferrer">
            {source.title}
          </a>
        ) : (
          <span className={styles.title}>{source.title}</span>
        )}
        <span className={styles.detail}>{[source.publisher, version, source.year].filter(Boolean).join(' · ')}</span>
        <span className={styles.detail}>{source.boundary}</span>
        {source.attribution && <span className={styles.attribution}>{source.attribution}</span>}
      </th>
      <td role="cell" data-label={text('sources.use')}>
        {use && text(`sources.uses.${use}`)}
      </td>
      <td role="cell" data-label={text('sources.licence')}>
        <span lang="en">{source.licence}</span>
      </td>
    </tr>
  );
}
