import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../control/icon.tsx';
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
  /** Left out where the table is narrow. */
  wideOnly?: boolean;
  sortable?: boolean;
  /** The column that names the row for a screen reader; the link or button in its cell is pressed by pressing the row. */
  names?: boolean;
  cell: (row: Row) => ReactNode;
}

interface SortButtonProps {
  column: { id: string; label: string };
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

/** A column's head that sorts by it, and the other way round when it is sorted already. */
export function SortButton({ column, sorting, onSort }: SortButtonProps) {
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
