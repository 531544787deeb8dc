import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './data.module.css';

interface VirtualTableProps<Row> {
  caption: string;
  /** The headings, each of a column. */
  head: readonly { id: string; label: string; isNumber?: boolean; isUnseen?: boolean }[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The cells of a row. */
  children: (row: Row, index: number) => ReactNode;
}

/** Pixels of a row until it is measured. */
const ROW_HEIGHT = 49;

/** A real table of which only the rows near the screen exist; two empty rows keep the room of the others. */
export function VirtualTable<Row>({ caption, head, rows, keyOf, children }: VirtualTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, [rows.length]);

  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes what it returns
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    overscan: 10,
    scrollMargin: top,
  });
  const shown = virtualizer.getVirtualItems();
  const above = (shown[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);

  return (
    <table className={styles.table} aria-rowcount={rows.length + 1}>
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
        {shown.map(({ index, key }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <tr key={String(key)} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
                {children(row, index)}
              </tr>
            )
          );
        })}
        <Room height={below} columns={head.length} />
      </tbody>
    </table>
  );
}

function Room({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" className={styles.room}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  ) : null;
}
