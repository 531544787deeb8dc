import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import type { SelectableRows } from '../choice/row-selection.ts';
import type { Column, Sorting } from './table.tsx';
import styles from './table.module.css';

interface DataTableProps<Row> {
  /** Read out; where the page's heading says it, that is enough for the eye. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  selection?: SelectableRows<Row>;
  /** At the end of each row: the menu of what can be done with it. */
  renderActions?: (row: Row) => ReactNode;
}

/**
 * For lists of up to some hundred rows. Where it is narrow, as on a phone, rows become cards that keep their labels.
 * Longer lists and grids to type in are built on TanStack Virtual with the same look.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sorting,
  onSort,
  selection,
  renderActions,
}: DataTableProps<Row>) {
  const text = useText('ui');
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption data-unseen="">{caption}</caption>
          <DataTableHead
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            sorting={sorting}
            onSort={onSort}
            selection={selection}
            actionsLabel={renderActions && text('actions')}
          />
          <tbody>
            {rows.map((row) => (
              <DataTableRow
                key={keyOf(row)}
                row={row}
                rowKey={keyOf(row)}
                columns={columns}
                selection={selection}
                actions={renderActions}
              />
            ))}
          </tbody>
        </table>
      </div>
      {selection && selection.chosen.size > 0 && (
        <BulkBar count={selection.chosen.size} onClear={() => selection.onChange(new Set())}>
          {selection.actions}
        </BulkBar>
      )}
    </div>
  );
}
