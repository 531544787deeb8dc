import { toGrams } from '../../units/to-grams.ts';
import { WRITTEN_UNITS } from '../../units/unit.ts';
import type { IngredientRow, RecipeRow } from '../model/imported-row.ts';
import type { ImportedFile } from '../model/report.ts';
import { recipeRowState, ROW_STATES, type RowState } from './row-state.ts';

/** The counted amounts of a row: servings of dishes, grams and money of purchases; null where one is not known. */
export interface Quantities {
  servings: number | null;
  grams: number | null;
  money: number | null;
}

export interface Share {
  rows: number;
  /** Sums of what is known; null when nothing is. */
  servings: number | null;
  grams: number | null;
  money: number | null;
}

export interface Reconciliation {
  /** The sums of the file. */
  file: Share;
  parts: Record<RowState, Share>;
  leftOut: Share;
  /** Rows of the file that are in none of the parts: none, or something is wrong. */
  rowsAmiss: number;
  /** The excess of the file's sum over its parts: left out before, or changed by hand. Null where the file has no such column. */
  difference: { servings: number | null; grams: number | null; money: number | null };
}

const MEASURES = ['servings', 'grams', 'money'] as const;
export const NO_QUANTITIES: Quantities = { servings: null, grams: null, money: null };
export const NO_SHARE: Share = { rows: 0, servings: null, grams: null, money: null };

export function added(share: Share, row: Quantities): Share {
  const sum = { ...share };
  addRow(sum, row);
  return sum;
}

/** The same to a sum that nobody else holds: of 50,000 rows no 50,000 sums are left behind. */
function addRow(sum: Share, row: Quantities): void {
  sum.rows += 1;
  for (const measure of MEASURES) if (row[measure] !== null) sum[measure] = (sum[measure] ?? 0) + row[measure];
}

export interface ReconciledRow extends Quantities {
  state: RowState;
}

/** Sums by state of no rows yet, to add rows to. */
export function noParts(): Reconciliation['parts'] {
  return Object.fromEntries(ROW_STATES.map((state) => [state, { ...NO_SHARE }])) as Record<RowState, Share>;
}

export function addToParts(parts: Reconciliation['parts'], row: ReconciledRow): void {
  addRow(parts[row.state], row);
}

/** A file of a report against its rows, of which it is known what they add up to. */
export function reconciledFile(file: ImportedFile, parts: Reconciliation['parts']): Reconciliation {
  return reconciled({ rows: file.rows, ...file.sums }, parts, { ...NO_SHARE, rows: file.leftOut.length });
}

/** Compares a file with the rows that came of it. */
export function reconciled(file: Share, parts: Reconciliation['parts'], leftOut: Share): Reconciliation {
  const all = [...Object.values(parts), leftOut];
  const difference = { servings: null, grams: null, money: null } as Reconciliation['difference'];
  for (const measure of MEASURES) {
    const had = file[measure];
    if (had !== null) difference[measure] = tidy(had - all.reduce((sum, part) => sum + (part[measure] ?? 0), 0), had);
  }
  return { file, parts, leftOut, rowsAmiss: file.rows - all.reduce((sum, part) => sum + part.rows, 0), difference };
}

/** Sums of thousands of decimals differ in their last digits; that is no difference. */
function tidy(difference: number, of: number): number {
  return Math.abs(difference) <= Math.max(1e-6, Math.abs(of) * 1e-9) ? 0 : difference;
}

export function soldQuantities(row: RecipeRow): ReconciledRow {
  return { state: recipeRowState(row), servings: row.servings, grams: null, money: null };
}

export function boughtQuantities(row: IngredientRow, state: RowState): ReconciledRow {
  return { state, servings: null, grams: gramsKnown(row), money: row.money };
}

/**
 * Grams that the row itself tells, whatever it is called: its own, or those of a unit of mass. Null for litres and pieces, and for
 * a weight that may be of each piece.
 */
export function gramsKnown({
  grams,
  amount,
  unit,
  counted,
}: Pick<IngredientRow, 'grams' | 'amount' | 'unit' | 'counted'>): number | null {
  if (grams !== null) return grams;
  const known = WRITTEN_UNITS.find((each) => each === unit);
  if (amount === null || known === undefined || counted !== null) return null;
  const weighed = toGrams({ amount: Math.abs(amount), unit: known }, { density: null, pieces: {} }).grams;
  return weighed === null || amount >= 0 ? weighed : -weighed;
}
