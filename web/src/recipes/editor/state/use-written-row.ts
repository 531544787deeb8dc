import { type FocusEvent, useState } from 'react';

interface WrittenRow {
  /** The row whose words have the focus; null: none. */
  row: number | null;
  /** For whatever holds the grid. */
  watch: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

/** Where somebody is writing a line's words. */
export function useWrittenRow(): WrittenRow {
  const [row, setRow] = useState<number | null>(null);
  return { row, watch: { onFocus: ({ target }) => setRow(rowOf(target)), onBlur: () => setRow(null) } };
}

function rowOf(element: Element): number | null {
  const [row, column] = (element.getAttribute('data-cell') ?? '').split(':');
  return column === 'written' ? Number(row) : null;
}
