import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../choice/checkbox.tsx';
import { classNames } from '../look/class-names.ts';
import { withKey, type SelectableRows } from '../choice/row-selection.ts';
import type { Column } from './table.tsx';
import styles from './table.module.css';

interface DataTableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  selection: SelectableRows<Row> | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
}

export function DataTableRow<Row>({ row, rowKey, columns, selection, actions }: DataTableRowProps<Row>) {
  const text = useText('ui');
  const isChosen = selection?.chosen.has(rowKey) ?? false;
  return (
    <tr className={classNames(isChosen && styles.chosen)}>
      {selection && (
        <td className={styles.check}>
          {!selection.isFixed?.(row) && (
            <Checkbox
              label={text('chooseOne', { name: selection.nameOf(row) })}
              hideLabel
              checked={isChosen}
              onChange={(isIn) => selection.onChange(withKey(selection.chosen, rowKey, isIn))}
            />
          )}
        </td>
      )}
      {columns.map((column) => {
        const className = classNames(column.numeric && styles.numeric, column.wideOnly && styles.wideOnly);
        return column.names ? (
          <th key={column.id} scope="row" className={classNames(styles.names, className)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={className} data-label={column.label}>
            {column.cell(row)}
          </td>
        );
      })}
      {actions && <td className={styles.actions}>{actions(row)}</td>}
    </tr>
  );
}
