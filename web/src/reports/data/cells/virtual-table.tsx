import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import styles from './data.module.css';
import { ROW_HEIGHT, useWindowRows } from './use-window-rows.ts';

interface TableProps {
  caption: string;
  /** The headings, each of a column. */
  head: readonly { id: string; label: string; isNumber?: boolean; isUnseen?: boolean }[];
}

interface VirtualTableProps<Row> extends TableProps {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The cells of a row. */
  children: (row: Row, index: number) => ReactNode;
}

interface WindowedTableProps extends TableProps {
  /** How many rows there are; those near the screen are asked for by their place. */
  count: number;
  /** The key of a row, by its place. */
  keyOf: (index: number) => string;
  /** The places of the rows near the screen have changed. */
  onRange?: (from: number, to: number) => void;
  /** The cells of a row; undefined while they are on their way. */
  children: (index: number) => ReactNode;
}

/** Rows whose cells are remembered at most. */
const MOST_KEPT = 500;

/** A table of rows that are all here. */
export function VirtualTable<Row>({ rows, keyOf, children, ...table }: VirtualTableProps<Row>) {
  const keyAt = useMemo(
    () => (index: number) => {
      const row = rows[index];
      return row === undefined ? String(index) : keyOf(row);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- what tells a row from others never changes
    [rows],
  );
  return (
    <WindowedTable {...table} count={rows.length} keyOf={keyAt}>
      {(index) => {
        const row = rows[index];
        return row !== undefined && children(row, index);
      }}
    </WindowedTable>
  );
}

/** A real table of which only the rows near the screen exist; two empty rows keep the room of the others. */
export function WindowedTable({ caption, head, count, keyOf, onRange, children }: WindowedTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, above, below, measure } = useWindowRows(body, count);
  useEffect(() => onRange?.(from, to), [onRange, from, to]);
  const shown = Array.from({ length: to - from }, (_, at) => from + at);
  const cellsOf = useMemo(() => keptCells(children), [children]);

  return (
    <table className={styles.table} aria-rowcount={count + 1}>
      <caption data-unseen="">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {head.map(({ id, label, isNumber, isUnseen }) => (
            <th key={id} scope="col" className={isNumber ? styles.numeric : undefined}>
              <span {...(isUnseen && { 'data-unseen': '' })}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Room height={above} columns={head.length} />
        {shown.map((index) => {
          const cells = cellsOf(index);
          return (
            <tr key={keyOf(index)} ref={measure} data-index={index} aria-rowindex={index + 2}>
              {cells ?? <td colSpan={head.length} style={{ height: ROW_HEIGHT }} />}
            </tr>
          );
        })}
        <Room height={below} columns={head.length} />
      </tbody>
    </table>
  );
}

/** The cells that were made of a row stay as they are while it is scrolled: only rows that come in are drawn. */
function keptCells(make: (index: number) => ReactNode): (index: number) => ReactNode {
  const kept = new Map<number, ReactNode>();
  return (index) => {
    if (kept.size > MOST_KEPT) kept.clear();
    if (!kept.has(index)) kept.set(index, make(index));
    return kept.get(index);
  };
}

function Room({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" className={styles.room}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  ) : null;
}
