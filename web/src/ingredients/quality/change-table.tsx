import type { ReactNode } from 'react';
import styles from './quality-table.module.css';

interface ChangeTableProps {
  caption: string;
  /** The first names the food. */
  columns: readonly string[];
  /** A column of sentences. */
  words?: string;
  rows: readonly { id: string; food: ReactNode; cells: readonly ReactNode[] }[];
}

/** Foods and what moved of them. */
export function ChangeTable({ caption, columns, words, rows }: ChangeTableProps) {
  return (
    // The roles are named because the rows are stacked on a phone, and a browser then no longer sees a table.
    <table className={styles.table} role="table">
      <caption className={styles.unit}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={column === words ? styles.words : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, food, cells }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {food}
            </th>
            {columns.slice(1).map((column, at) => (
              <td key={column} role="cell" data-label={column} className={column === words ? styles.words : undefined}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
