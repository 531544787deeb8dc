import type { ReconciledRow } from '@plateprint/shared/reports/import/reconciliation.ts';
import type { RowState } from '@plateprint/shared/reports/import/row-state.ts';
import { useMemo } from 'react';
import { type RowSums, rowsInState } from './row-sums.ts';
import { useRowSums } from './use-row-sums.ts';

interface RowsByState<Row> {
  /** Null while they are worked out for the first time. */
  sums: RowSums<Row> | null;
  countOf: (state: RowState) => number;
  /** The rows that are to be seen. */
  seen: readonly Row[];
}

/** The sums of the rows, and the rows of the state that a person looks at. */
export function useRowsByState<Row extends { from: { file: number } | null }>(
  rows: readonly Row[],
  quantitiesOf: (row: Row) => ReconciledRow,
  shown: RowState | 'all',
): RowsByState<Row> {
  const sums = useRowSums(rows, quantitiesOf);
  const seen = useMemo(() => (shown === 'all' ? rows : rowsInState(rows, sums, shown)), [rows, sums, shown]);
  return { sums, countOf: (state) => sums?.places[state].length ?? 0, seen };
}
