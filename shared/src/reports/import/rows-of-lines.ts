import type { Language } from '../../kernel/language.ts';
import type { IngredientRow, RecipeRow } from '../model/imported-row.ts';
import type { ImportedFile } from '../model/report.ts';
import { nameKey } from '../../recipes/names/recipe-name-key.ts';
import type { BoughtAmount } from '../rows/bought-grams.ts';
import { sourceOf } from '../rows/row-source.ts';
import { servingsLeft } from '../rows/taken-back.ts';
import { packedAmount } from './pack-size.ts';
import { added, gramsKnown, NO_QUANTITIES, NO_SHARE, type Quantities, type Share } from './reconciliation.ts';
import { dayWithin, monthOfDays, type Timespan } from '../rows/row-day.ts';
import type { SheetLine } from './sheet-line.ts';

/** Why a person leaves a row of a file out; `reason` of the imported file. */
export const LEFT_OUT_REASONS = ['total', 'not_readable', 'not_sold', 'other_time', 'twice', 'other'] as const;
/** `voided`: found by itself, in a till's file. */
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number] | 'voided';

export interface LeftOutLine {
  line: SheetLine;
  reason: LeftOutReason;
}

/** Rows of a file have keys that tell their place. */
export function keyOfPlace(file: number, row: number): string {
  return `f${file}r${row}`;
}

/** `span`: what the report speaks of. It tells the day where the order of day and month does not. */
export function recipeRowOf(line: SheetLine, file: number, span: Timespan | null): RecipeRow {
  const day = dayWithin(line.days, span);
  const place = { key: keyOfPlace(file, line.row), from: { file, row: line.row } };
  return { ...place, id: null, name: line.name, servings: line.quantity, ...(day !== null && { day }) };
}

interface PurchaseReading {
  language: Language;
  /** The country's id by its name or sign; null for what is none. */
  originOf: (written: string) => string | null;
  /** What the report speaks of: it tells the day where the order of day and month does not. */
  span?: Timespan | null;
}

/** The amount of a line, from which its grams follow with the food that its name stands for. */
export function amountOfLine(line: SheetLine, language: Language): BoughtAmount {
  // A number without a unit is of unknown weight: 18.5 of celeriac may be kilograms as well as pieces.
  const { amount, unit } = packedAmount(line, language);
  return { written: line.name, amount, unit, counted: line.counted, grams: line.grams };
}

export function ingredientRowOf(
  line: SheetLine,
  file: number,
  { language, originOf, span = null }: PurchaseReading,
): IngredientRow {
  return {
    ...sourceOf({ ...line, day: dayWithin(line.days, span) }),
    ...amountOfLine(line, language),
    key: keyOfPlace(file, line.row),
    onePiece: line.onePiece,
    ingredient: null,
    variation: null,
    categoryId: null,
    originId: line.origin === '' ? null : originOf(line.origin),
    organic: line.organic,
    money: line.money,
    externalId: line.externalId,
    setAside: false,
    from: { file, row: line.row },
  };
}

/** The amounts by which a row of a file is counted, before anything is understood. */
export function quantitiesOfLine(line: SheetLine, language: Language | null): Quantities {
  if (language === null) return { servings: line.quantity, grams: null, money: null };
  const { amount, unit } = packedAmount(line, language);
  return { servings: null, grams: gramsKnown({ grams: line.grams, amount, unit, counted: line.counted }), money: line.money };
}

/**
 * Of a sales file with `language` null, else of purchases written in it. A row that sums up others is a row of the file, and
 * no amount of it: what it holds is there already.
 */
export function shareOfLines(
  lines: readonly SheetLine[],
  language: Language | null,
  isTotal: (line: SheetLine) => boolean = () => false,
): Share {
  return lines.reduce((sum, line) => added(sum, isTotal(line) ? NO_QUANTITIES : quantitiesOfLine(line, language)), NO_SHARE);
}

/** The file as the report keeps it: how many rows and how much it had, and what of it was left out. */
export function importedFileOf(
  name: string,
  { lines, leftOut, language }: { lines: readonly SheetLine[]; leftOut: readonly LeftOutLine[]; language: Language | null },
): ImportedFile {
  const totals = new Set(leftOut.flatMap(({ line, reason }) => (reason === 'total' ? [line.row] : [])));
  const { rows, servings, grams, money } = shareOfLines(lines, language, ({ row }) => totals.has(row));
  return {
    name,
    rows,
    sums: { servings, grams, money },
    leftOut: leftOut.map(({ line, reason }) => ({ row: line.row, written: line.written, reason })),
  };
}

type Sold = Pick<SheetLine, 'row' | 'name' | 'quantity' | 'days' | 'flaws' | 'isTotal'>;

/** Of each row by its number the servings that are left after what the file takes back of the same dish in the same month. */
export function servingsAfterVoids(lines: readonly Sold[]): ReadonlyMap<number, number> {
  const counted = lines.filter(
    ({ isTotal, quantity, flaws }) => !isTotal && quantity !== null && flaws.every(({ code }) => code === 'negative'),
  );
  if (counted.every(({ quantity }) => (quantity ?? 0) >= 0)) return new Map();
  const rows = counted.map(({ row, name, quantity, days }) => ({ row, name, servings: quantity, day: days[0] ?? null, days }));
  const left = servingsLeft(rows, ({ name, days }) => `${monthOfDays(days) ?? ''} ${nameKey(name) || name.trim()}`);
  return new Map(rows.map(({ row }, at) => [row, left[at] ?? 0]));
}

/** The numbers of rows that need not be in the report: voided tickets that come off their dish, and sales of which nothing is left. */
export function voidedRows(lines: readonly Sold[]): ReadonlySet<number> {
  const left = servingsAfterVoids(lines);
  return new Set(lines.flatMap(({ row, quantity }) => (quantity !== 0 && left.get(row) === 0 ? [row] : [])));
}
