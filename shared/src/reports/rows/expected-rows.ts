import { mostOfKind } from '../../recipes/footprint/expected-co2.ts';
import type { CountedLine } from '../totals/report-totals.ts';

/** A purchased row with the category of what it is, or of what its words name; null where nobody can tell. */
export interface RowOfKind {
  line: CountedLine;
  kind: string | null;
  /** g CO2e per g at most, of a food that is known; null where only its kind is, or not even that. */
  most: number | null;
}

/**
 * Purchased rows with what is missing of them. A row without a weight is taken for what a row of its kind weighs in the middle of the
 * same report, or any row where none of its kind is weighed; a row that does not count may emit up to what its food or kind does.
 */
export function withExpected(rows: readonly RowOfKind[]): CountedLine[] {
  // What was sent back says nothing of how much a row usually is.
  const weighed = rows.filter(({ line }) => !line.setAside && line.weight !== null && line.weight > 0);
  const ofKind = new Map(
    [...Map.groupBy(weighed, ({ kind }) => kind)].map(([kind, same]) => [kind, median(same.map(({ line }) => line.weight ?? 0))]),
  );
  const ofAny = median(weighed.map(({ line }) => line.weight ?? 0));
  return rows.map(({ line, kind, most }) => {
    if (line.setAside || line.parts.length > 0) return line;
    const grams = line.weight ?? (kind === null ? ofAny : (ofKind.get(kind) ?? ofAny));
    if (grams === null) return { ...line, weightExpected: null };
    const missing = Math.max(0, most === null ? mostOfKind(kind, grams) : grams * most);
    return { ...line, weightExpected: grams, missing };
  });
}

/** Of an even number the mean of the two in the middle; null of none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
