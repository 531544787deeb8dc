import type { ComparedRow, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { ComparedBy } from '@plateprint/shared/dashboard/comparison-query.ts';
import { usualOrder } from '@plateprint/shared/dashboard/sorted-rows.ts';
import type { Pages } from '../../platform/api/use-pages.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import type { Sorting } from '../../ui/table/table.tsx';
import { useDashboardFilter } from '../dashboard-filter.ts';
import page from '../dashboard.module.css';
import type { ComparedKind } from './compared-kind.ts';
import styles from './comparison.module.css';
import { MissingOfRow } from './missing-of-row.tsx';
import { useComparedColumns } from './use-compared-columns.tsx';

/** From so many rows on one is looked for by its name. */
const SEARCHED_FROM = 8;

interface ComparedRowsProps {
  comparison: Comparison;
  kind: ComparedKind;
  pages: Pages<ComparedRow>;
  search: { typed: string; setTyped: (typed: string) => void; words: string };
}

/** The parts of a place side by side, sorted by what is asked for. */
export function ComparedRows({ comparison, kind, pages, search }: ComparedRowsProps) {
  const text = useText('dashboard/comparison');
  const { words, typed, setTyped } = search;
  const { totals } = comparison;
  const hasReports = totals.reports > 0;
  return (
    <Card plain title={text(`rows.title.${kind}`)}>
      {hasReports && <p className={page.lead}>{text('rows.scale')}</p>}
      {totals.rows >= SEARCHED_FROM && (
        <div className={styles.search}>
          <SearchField label={text(`rows.search.${kind}`)} value={typed} onChange={setTyped} slashFocuses />
        </div>
      )}
      <PagedList
        pages={pages}
        list={text(`rows.title.${kind}`)}
        empty={
          <EmptyState
            picture={words ? 'search' : 'paper'}
            title={words ? text('rows.notFoundTitle') : text(`rows.noneTitle.${kind}`)}
          >
            {words ? text('rows.notFound', { words }) : text(`rows.none.${kind}`)}
          </EmptyState>
        }
      >
        {(rows) => <Table comparison={comparison} kind={kind} rows={rows} />}
      </PagedList>
    </Card>
  );
}

function Table({ comparison, kind, rows }: { comparison: Comparison; kind: ComparedKind; rows: readonly ComparedRow[] }) {
  const text = useText('dashboard/comparison');
  const { filter, change } = useDashboardFilter();
  // Every range of the page has room, and the whole's own.
  const most = Math.max(comparison.totals.average?.high ?? 0, ...rows.map(({ average }) => average?.high ?? 0));
  const columns = useComparedColumns(comparison, { kind, filter, most });
  const averaged = comparison.variety === 'sales' ? 'per_portion' : 'per_kg';
  const columnOf = (sort: ComparedBy): string => (sort === averaged ? 'average' : sort);
  const sortBy = ({ column, direction }: Sorting): void => {
    const sort = column === 'average' ? averaged : ComparedBy.parse(column);
    const isOther = sort !== filter.sort;
    const order = isOther ? usualOrder(sort) : direction;
    change({ sort, order: order === usualOrder(sort) ? undefined : order });
  };
  return (
    <div className={styles.rows}>
      <DataTable
        caption={text(`rows.title.${kind}`)}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sorting={{ column: columnOf(filter.sort), direction: filter.order ?? usualOrder(filter.sort) }}
        onSort={sortBy}
        {...(kind === 'organization' && {
          renderActions: (row: ComparedRow) => <MissingOfRow row={row} variety={comparison.variety} />,
        })}
      />
    </div>
  );
}
