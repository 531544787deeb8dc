import type { Timespan } from '@plateprint/shared/reports/rows/row-day.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { IngredientRow, RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { cleanText, LONGEST_NAME, nameFlaw, type RowFlaw } from '@plateprint/shared/reports/import/row-flaw.ts';
import {
  amountOfLine,
  importedFileOf,
  ingredientRowOf,
  type LeftOutReason,
  recipeRowOf,
  servingsAfterVoids,
  voidedRows,
} from '@plateprint/shared/reports/import/rows-of-lines.ts';
import { isWeightUnknown } from '@plateprint/shared/reports/import/row-state.ts';
import { asSentBack, signsDiffer } from '@plateprint/shared/reports/rows/taken-back.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { type ImportedFile, MOST_ROWS } from '@plateprint/shared/reports/model/report.ts';
import { keyOfArticle, keyOfName } from '../names/key-of-name.ts';
import { withSaidMarks } from '@plateprint/shared/reports/rows/said-marks.ts';
import type { NameMatch } from '../names/look-up-names.ts';

/** The rows of a file while they are looked over. Nothing of them is in the report. */
export interface ImportWork {
  name: string;
  variety: ReportVariety;
  /** As they were read. */
  lines: readonly SheetLine[];
  /** The lines that a person mended, by row. */
  mended: ReadonlyMap<number, SheetLine>;
  leftOut: ReadonlyMap<number, LeftOutReason>;
  /** Pasted rows without a name. */
  dropped: number;
}

export function newImport(name: string, variety: ReportVariety, lines: readonly SheetLine[], dropped = 0): ImportWork {
  const totals = lines.filter(({ isTotal }) => isTotal).map(({ row }): [number, LeftOutReason] => [row, 'total']);
  const voided = variety === 'sales' ? [...voidedRows(lines)].map((row): [number, LeftOutReason] => [row, 'voided']) : [];
  return { name, variety, lines, mended: new Map(), leftOut: new Map([...totals, ...voided]), dropped };
}

export type ImportAction =
  | { do: 'mend'; row: number; line: Partial<Pick<SheetLine, 'name' | 'quantity' | 'unit'>> }
  /** The name as it is shown, without what was hidden in it. */
  | { do: 'accept_name'; row: number }
  /** Rows that say no amount count as one piece, or one portion, each. */
  | { do: 'count_as_one'; rows: ReadonlySet<number> }
  /** Rows whose figures disagree were sent back. */
  | { do: 'send_back'; rows: ReadonlySet<number> }
  | { do: 'leave_out'; rows: readonly number[]; reason: LeftOutReason | null };

export function importReducer(work: ImportWork, action: ImportAction): ImportWork {
  switch (action.do) {
    case 'mend': {
      const line = lineAt(work, action.row);
      return line ? { ...work, mended: new Map(work.mended).set(action.row, mendedLine(line, action.line, work.variety)) } : work;
    }
    case 'accept_name': {
      const line = lineAt(work, action.row);
      if (!line) return work;
      const flaws = line.flaws.filter(({ field }) => field !== 'name');
      return { ...work, mended: new Map(work.mended).set(action.row, { ...line, flaws }) };
    }
    case 'count_as_one':
      return eachMended(work, action.rows, (line) => countedAsOne(line, work.variety));
    case 'send_back':
      return eachMended(work, action.rows, (line) => ({ ...asSentBack(line), flaws: [] }));
    case 'leave_out': {
      const leftOut = new Map(work.leftOut);
      for (const row of action.rows) {
        if (action.reason === null) leftOut.delete(row);
        else leftOut.set(row, action.reason);
      }
      return { ...work, leftOut };
    }
  }
}

function eachMended(work: ImportWork, rows: ReadonlySet<number>, mend: (line: SheetLine) => SheetLine): ImportWork {
  const mended = new Map(work.mended);
  for (const line of currentLines(work)) if (rows.has(line.row)) mended.set(line.row, mend(line));
  return { ...work, mended };
}

function lineAt({ lines, mended }: ImportWork, row: number): SheetLine | undefined {
  return mended.get(row) ?? lines.find((line) => line.row === row);
}

/** The flaws of what was typed anew are found anew; the others stay. */
function mendedLine(line: SheetLine, change: Partial<SheetLine>, variety: ReportVariety): SheetLine {
  const field = variety === 'sales' ? 'servings' : 'amount';
  let { flaws } = line;
  if (change.name !== undefined) {
    const code = nameFlaw(change.name);
    flaws = [...(code ? [{ field: 'name' as const, code }] : []), ...flaws.filter((each) => each.field !== 'name')];
  }
  if (change.quantity !== undefined) {
    const isTwoSigned = variety === 'procurement' && signsDiffer({ ...line, quantity: change.quantity });
    const code = quantityFlaw(change.quantity, variety) ?? (isTwoSigned ? 'signs_differ' : null);
    flaws = [...flaws.filter((each) => each.field !== field), ...(code ? [{ field, code } as RowFlaw] : [])];
  }
  const name = change.name === undefined ? line.name : cleanText(change.name, LONGEST_NAME);
  // Pieces were written behind the amount that was read.
  const isAmountTyped = change.quantity !== undefined || change.unit !== undefined;
  const counted = isAmountTyped ? null : line.counted;
  return { ...line, ...change, name, counted, onePiece: line.onePiece && !isAmountTyped, flaws };
}

/** Whether all that a row lacks is how much it is: on a receipt that is one of it. */
export function lacksOnlyAmount({ quantity, flaws }: SheetLine): boolean {
  const [flaw, ...others] = flaws;
  return quantity === null && others.length === 0 && flaw?.code === 'missing' && flaw.field !== 'name';
}

function countedAsOne(line: SheetLine, variety: ReportVariety): SheetLine {
  return { ...line, quantity: 1, unit: variety === 'sales' ? line.unit : (line.unit ?? 'piece'), onePiece: true, flaws: [] };
}

/** Whether a row's figures disagree on whether it was bought or sent back, and nothing else is wrong with it. */
export function lacksOnlySign({ flaws: [flaw, ...others] }: SheetLine): boolean {
  return others.length === 0 && flaw?.code === 'signs_differ';
}

function quantityFlaw(quantity: number | null, variety: ReportVariety): RowFlaw['code'] | null {
  if (quantity === null) return 'missing';
  if (quantity < 0 && variety === 'sales') return 'negative';
  return quantity === 0 ? 'zero' : Math.abs(quantity) > 1e9 ? 'too_large' : null;
}

/** The rows as they stand now. */
export function currentLines({ lines, mended }: ImportWork): readonly SheetLine[] {
  return mended.size === 0 ? lines : lines.map((line) => mended.get(line.row) ?? line);
}

export type LineState = 'left_out' | 'flawed' | 'looking' | 'matched' | 'unweighed' | 'not_food' | 'waiting';

interface LineMeaning {
  isLeftOut: boolean;
  match: NameMatch | undefined;
  /** Of the file. */
  language: Language;
}

export function lineState(line: SheetLine, { isLeftOut, match, language }: LineMeaning): LineState {
  if (isLeftOut) return 'left_out';
  if (line.flaws.length > 0) return 'flawed';
  if (match === undefined) return 'looking';
  if (match.kind === 'none') return 'waiting';
  if (match.kind === 'recipe') return 'matched';
  if (match.notFood) return 'not_food';
  return isWeightUnknown(amountOfLine(line, language), { measures: match.measures, language }) ? 'unweighed' : 'matched';
}

interface TakeWith {
  /** The file's place in `importedData`. */
  file: number;
  /** The span of the report that takes the rows. */
  span: Timespan | null;
  language: Language;
  originOf: (written: string) => string | null;
  matchOf: (key: string) => NameMatch | undefined;
}

/** A month of a file, with its rows. */
export interface MonthOfFile {
  month: Month;
  taken: TakenRows;
  /** Of recipes, by id. */
  names: Record<string, string>;
  /** Of the file. */
  language: Language;
}

export interface TakenRows {
  file: ImportedFile;
  recipes: RecipeRow[];
  ingredients: IngredientRow[];
}

/** The rows that go into the report: every one that is not left out, matched or waiting. */
export function takenRows(work: ImportWork, { file, span, language, originOf, matchOf }: TakeWith): TakenRows {
  const { variety, leftOut } = work;
  const lines = currentLines(work);
  const taken = lines.filter(({ row }) => !leftOut.has(row));
  const out = lines.flatMap((line) => {
    const reason = leftOut.get(line.row);
    return reason === undefined ? [] : [{ line, reason }];
  });
  const isSales = variety === 'sales';
  // What was voided is a row of the file, and comes off the dish's other rows.
  const left = isSales ? servingsAfterVoids(lines.filter(({ row }) => (leftOut.get(row) ?? 'voided') === 'voided')) : new Map();
  return {
    file: importedFileOf(work.name, { lines: work.lines, leftOut: out, language: isSales ? null : language }),
    recipes: isSales
      ? taken.map((line) =>
          matchedRecipe(recipeRowOf({ ...line, quantity: left.get(line.row) ?? line.quantity }, file, span), matchOf),
        )
      : [],
    ingredients: isSales
      ? []
      : taken.map((line) => matchedFood(ingredientRowOf(line, file, { language, originOf, span }), matchOf)),
  };
}

export function matchedRecipe(row: RecipeRow, matchOf: TakeWith['matchOf']): RecipeRow {
  const match = matchOf(keyOfName(row.name));
  return match?.kind === 'recipe' ? { ...row, id: match.id } : row;
}

export function matchedFood(row: IngredientRow, matchOf: TakeWith['matchOf']): IngredientRow {
  const match = matchOf(keyOfArticle(row.written, row));
  if (match === undefined || match.kind === 'recipe') return row;
  // Marks in the file, organic and origin, win over remembered ones.
  const marked = { ...row, ...withSaidMarks(row, match) };
  if (match.kind === 'none') return marked;
  const { ingredient, variation, categoryId, notFood } = match;
  return { ...marked, ingredient, variation, categoryId, setAside: notFood };
}

/** No more rows than a report may have; null when they fit. */
export function tooManyRows(work: ImportWork, already: number): number | null {
  const rows = work.lines.length - work.leftOut.size + already;
  return rows > MOST_ROWS || work.lines.length > MOST_ROWS ? rows : null;
}
