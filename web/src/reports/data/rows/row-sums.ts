import type { Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';
import {
  addToParts,
  noParts,
  type ReconciledRow,
  type Reconciliation,
} from '@plateprint/shared/reports/import/reconciliation.ts';
import { ROW_STATES, type RowState } from '@plateprint/shared/reports/import/row-state.ts';

/** The sums of a report's rows. */
export interface RowSums<Row> {
  /** The rows that were looked at. */
  rows: readonly Row[];
  /** Where in `rows` those of each state stand. */
  places: Record<RowState, readonly number[]>;
  /** Of each file, by its place in `importedData`, and of what was typed, under -1. */
  files: ReadonlyMap<number, Reconciliation['parts']>;
}

/** Rows between two steps: some milliseconds of work. */
const A_STEP = 250;

export function* rowSums<Row extends { from: { file: number } | null }>(
  rows: readonly Row[],
  quantitiesOf: (row: Row) => ReconciledRow,
): Stepwise<RowSums<Row>> {
  const places = Object.fromEntries(ROW_STATES.map((state) => [state, []])) as unknown as Record<RowState, number[]>;
  const files = new Map<number, Reconciliation['parts']>();
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % A_STEP === 0) yield at / rows.length;
    const of = quantitiesOf(row);
    places[of.state].push(at);
    addToParts(partsIn(files, row.from?.file ?? -1), of);
  }
  return { rows, places, files };
}

function partsIn(files: Map<number, Reconciliation['parts']>, file: number): Reconciliation['parts'] {
  const known = files.get(file) ?? noParts();
  files.set(file, known);
  return known;
}

/** The rows of a state as they are now; while the sums are of former rows, those that stand where the state was found. */
export function rowsInState<Row>(rows: readonly Row[], sums: RowSums<Row> | null, state: RowState): readonly Row[] {
  if (!sums) return [];
  const now = sums.rows.length === rows.length ? rows : sums.rows;
  return sums.places[state].flatMap((at) => now[at] ?? []);
}
