import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './table.module.css';

export interface Sorting {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  id: string;
  label: string;
  /** Numbers stand at the right, under each other. */
  numeric?: boolean;
  /** Left out on a narrow screen. */
  wideOnly?: boolean;
  sortable?: boolean;
  /** The column that names the row for a screen reader. */
  names?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Read out; where the page's heading says it, that is enough for the eye. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}

/** For lists of up to some hundred rows; longer ones and grids to type in are built on TanStack Virtual with the same look. */
export function Table<Row>({ caption, columns, rows, keyOf, sorting, onSort }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption data-unseen="">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(column.numeric && styles.numeric, column.wideOnly && styles.wideOnly)}
                aria-sort={sorting?.column === column.id ? sorting.direction : undefined}
              >
                {column.sortable && onSort ? <SortButton column={column} sorting={sorting} onSort={onSort} /> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => {
                const className = classNames(column.numeric && styles.numeric, column.wideOnly && styles.wideOnly);
                return column.names ? (
                  <th key={column.id} scope="row" className={className}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={className}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortButtonProps {
  column: { id: string; label: string };
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

function SortButton({ column, sorting, onSort }: SortButtonProps) {
  const isSorted = sorting?.column === column.id;
  const next = isSorted && sorting.direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ column: column.id, direction: next })}>
      {column.label}
      <span className={classNames(styles.arrow, isSorted && styles.sorted)}>
        <Icon name={isSorted && sorting.direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={14} />
      </span>
    </button>
  );
}
