import { mayBeCompared } from '../footprint/coverage.ts';
import type { RowOfSums as Row, TotalsOfSums } from './compare.ts';
import type { StandsOut } from './comparison.ts';

/** A row that stands out, with the one it is compared with: another row, the whole, or the span before. */
export interface Outstanding extends Omit<StandsOut, 'difference'> {
  against: { row: string } | 'whole' | 'former' | null;
}

/** Percent from which a change is worth naming. */
const NOTABLE = 3;

/** The rows that a board would ask about first, at most one of each kind; empty where there is nothing to compare. */
export function standsOut(rows: readonly Row[], totals: TotalsOfSums): Outstanding[] {
  const reporting = rows.filter(({ co2 }) => co2 !== null);
  if (reporting.length < 2) return [];
  // A row that counts too little has no place among the others, but that of the least counted.
  const known = reporting.filter(({ coverageState }) => mayBeCompared(coverageState));
  const outstanding = (
    kind: StandsOut['kind'],
    row: Row | null,
    value: number,
    against: Outstanding['against'] = null,
  ): Outstanding[] => (row ? [{ kind, id: row.id, name: row.name, value, against }] : []);

  const largest = most(known, ({ share }) => share);
  const saving = most(known, (row) => above(row, totals));
  const lightest = most(known, ({ average }) => (average ? -average.value : null));
  const heaviest = most(known, ({ average }) => average?.value ?? null);
  const rose = most(known, ({ change }) => (change && change.percent >= NOTABLE ? change.percent : null));
  const fell = most(known, ({ change }) => (change && change.percent <= -NOTABLE ? -change.percent : null));
  const thin = most(reporting, ({ coverage, coverageState }) => (mayBeCompared(coverageState) ? null : -(coverage ?? 0)));
  return [
    ...outstanding('most_co2', largest, largest?.share ?? 0),
    ...outstanding('saves_most', saving, (saving && above(saving, totals)) ?? 0, 'whole'),
    ...outstanding('lightest', lightest, lightest?.average?.value ?? 0, heaviest && { row: heaviest.id }),
    ...outstanding('heaviest', heaviest, heaviest?.average?.value ?? 0, lightest && { row: lightest.id }),
    ...outstanding('fell_most', fell, -(fell?.change?.percent ?? 0), 'former'),
    ...outstanding('rose_most', rose, rose?.change?.percent ?? 0, 'former'),
    ...outstanding('least_covered', thin, thin?.coverage ?? 0),
  ];
}

/** Grams CO2e that would be saved at the average of the whole; null at or below it. */
function above({ co2, average }: Row, totals: TotalsOfSums): number | null {
  if (!co2 || !average || !totals.average || average.value <= totals.average.value) return null;
  return co2.value * (1 - totals.average.value / average.value);
}

/** The row with the most of something, of equal ones the first by id; null when none has it. */
function most(rows: readonly Row[], of: (row: Row) => number | null): Row | null {
  return rows.reduce<Row | null>((best, row) => {
    const [one, other] = [of(row), best && of(best)];
    if (one === null) return best;
    if (other === null || one > other) return row;
    return one === other && best && row.id < best.id ? row : best;
  }, null);
}
