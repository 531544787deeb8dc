import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../choice/checkbox.tsx';
import { classNames } from '../look/class-names.ts';
import type { SelectableRows } from '../choice/row-selection.ts';
import { SortButton, type Column, type Sorting } from './table.tsx';
import styles from './table.module.css';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
  selection: SelectableRows<Row> | undefined;
  actionsLabel: string | undefined;
}

export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sorting, onSort, selection, actionsLabel } = props;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.check}>
            <AllRows {...props} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classNames(
              column.numeric && styles.numeric,
              column.wideOnly && styles.wideOnly,
              !(column.sortable && onSort) && styles.silent,
            )}
            aria-sort={sorting?.column === column.id ? sorting.direction : undefined}
          >
            {column.sortable && onSort ? <SortButton column={column} sorting={sorting} onSort={onSort} /> : column.label}
          </th>
        ))}
        {actionsLabel && (
          <th scope="col" className={styles.silent}>
            <span data-unseen="">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function AllRows<Row>({ rows, keyOf, selection }: DataTableHeadProps<Row> & { selection: SelectableRows<Row> }) {
  const text = useText('ui');
  const keys = rows.filter((row) => !selection.isFixed?.(row)).map(keyOf);
  const chosen = keys.filter((key) => selection.chosen.has(key)).length;
  return (
    <Checkbox
      label={text('chooseAll')}
      hideLabel
      checked={keys.length > 0 && chosen === keys.length}
      mixed={chosen > 0 && chosen < keys.length}
      disabled={keys.length === 0}
      onChange={(isIn) => selection.onChange(new Set(isIn ? keys : []))}
    />
  );
}
