import { ROW_STATES, type RowState } from '@plateprint/shared/reports/import/row-state.ts';

/** How many rows are in each state, and those that are to be seen. */
export function rowsByState<Row>(
  rows: readonly Row[],
  stateOf: (row: Row) => RowState,
  shown: RowState | 'all',
): { counts: Record<RowState, number>; seen: readonly Row[] } {
  const counts = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>;
  const seen: Row[] = [];
  for (const row of rows) {
    const state = stateOf(row);
    counts[state] += 1;
    if (state === shown) seen.push(row);
  }
  return { counts, seen: shown === 'all' ? rows : seen };
}
