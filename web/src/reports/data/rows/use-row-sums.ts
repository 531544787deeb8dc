import { finished } from '@plateprint/shared/kernel/reading/stepwise.ts';
import type { ReconciledRow } from '@plateprint/shared/reports/import/reconciliation.ts';
import { useEffect, useMemo, useState } from 'react';
import { inTurns } from '../../../platform/api/large/turns.ts';
import { type RowSums, rowSums } from './row-sums.ts';

/** So many are added up at once, in a few milliseconds. */
const FEW = 500;

/**
 * What the rows add up to, worked out between what the page has to do: of many rows the sums before stand a moment longer. Null
 * before there are any. `quantitiesOf` is another function when another answer may come of it.
 */
export function useRowSums<Row extends { from: { file: number } | null }>(
  rows: readonly Row[],
  quantitiesOf: (row: Row) => ReconciledRow,
): RowSums<Row> | null {
  const [last, setLast] = useState<RowSums<Row> | null>(null);
  const isFew = rows.length <= FEW;
  const few = useMemo(() => (isFew ? finished(rowSums(rows, quantitiesOf)) : null), [isFew, rows, quantitiesOf]);
  useEffect(() => {
    if (isFew) return undefined;
    const controller = new AbortController();
    inTurns(rowSums(rows, quantitiesOf), controller.signal).then(setLast, () => undefined);
    return () => controller.abort();
  }, [isFew, rows, quantitiesOf]);
  return few ?? last;
}
