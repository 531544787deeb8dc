import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import { isSameValue } from '@plateprint/shared/kernel/same-value.ts';
import { useCallback, useEffect, useState } from 'react';
import type { WorkerClient } from '../../../spreadsheets/worker/worker-client.ts';
import type { ImportAction } from '../cells/import-work.ts';
import type { ImportService } from './import-service.ts';
import type { ImportOverview, RowView, ShownRows } from './import-views.ts';

/** Rows that are asked for at once, beside those on the page. */
const BESIDE = 50;

interface RowsShown {
  /** Undefined while it is on its way. */
  rowAt: (index: number) => RowView | undefined;
  keyAt: (index: number) => string;
  /** The rows that are near the screen. */
  onRange: (from: number, to: number) => void;
  /** Shows what was typed until the worker answers. */
  expect: (action: ImportAction) => void;
}

interface Wanted {
  shown: ShownRows;
  /** With another one the rows are asked for again. */
  overview: ImportOverview;
}

/** Rows as they were at the time of an overview. */
interface Found extends Wanted {
  from: number;
  rows: RowView[];
}

/** The few of the worker's rows that are on the page. */
export function useRowsShown(worker: WorkerClient<ImportService>, { shown, overview }: Wanted): RowsShown {
  const [range, setRange] = useState({ from: 0, to: 2 * BESIDE });
  const [found, setFound] = useState<Found | null>(null);
  const { from, to } = range;
  useEffect(() => {
    let isWanted = true;
    worker.ask('rowsShown', { shown, from, to }).then(
      (rows) => isWanted && setFound((before) => ({ shown, overview, from, rows: withFormer(rows, before?.rows ?? []) })),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [worker, shown, overview, from, to]);

  const rowAt = useCallback(
    (index: number) => (found?.shown === shown ? found.rows[index - found.from] : undefined),
    [found, shown],
  );
  return {
    rowAt,
    keyAt: useCallback((index) => String(rowAt(index)?.line.row ?? `at ${index}`), [rowAt]),
    onRange(first, last) {
      const start = Math.max(0, Math.floor(first / BESIDE - 1) * BESIDE);
      const end = Math.ceil(last / BESIDE + 1) * BESIDE;
      if (start !== from || end !== to) setRange({ from: start, to: end });
    },
    expect(action) {
      if (action.do !== 'mend') return;
      const typed = (line: SheetLine): SheetLine => (line.row === action.row ? { ...line, ...action.line } : line);
      setFound((before) => before && { ...before, rows: before.rows.map((row) => ({ ...row, line: typed(row.line) })) });
    },
  };
}

/** Rows that say what they said before are the same objects: they need not be drawn again. */
function withFormer(rows: readonly RowView[], former: readonly RowView[]): RowView[] {
  const byRow = new Map(former.map((view) => [view.line.row, view]));
  return rows.map((view) => {
    const before = byRow.get(view.line.row);
    return before && isSameValue(before, view) ? before : view;
  });
}
