import type { Delimiter } from '@plateprint/shared/kernel/spreadsheet/delimiter.ts';
import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { type Sheet, type UsedRow, usedRows, widthOf } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import { FileProblem } from './file-problem.ts';
import { readSpreadsheet, readSpreadsheetText, type ReadSpreadsheet } from './read-sheets.ts';

/** The view of a spreadsheet for a page; the spreadsheet itself stays where it was read. */
export interface SheetView<Field extends string> {
  /** The file's. */
  name: string;
  /** The names of its sheets. */
  sheets: string[];
  /** The place of the one that is read. */
  sheet: number;
  /** The separator of cells in a text; null for a workbook. */
  delimiter: Delimiter | null;
  /** The first rows with something in them; long cells are cut. */
  start: UsedRow[];
  /** How many rows have something in them. */
  rows: number;
  /** How many columns have; of a mapping no more than can be looked over. */
  columns: number;
  mapping: Mapping<Field>;
}

/** How a sheet is most likely to be read; `above` is how many rows stand over its table where a person has said so. */
export type Propose<Field extends string> = (sheet: Sheet, above?: number) => Mapping<Field>;

/** As many as a person may say the table begins below, and the rows that are shown of it. */
const ROWS_SHOWN = 40;
const LONGEST_CELL = 300;

/** A spreadsheet that is open, in the worker that has read it. */
export function spreadsheetSession<Field extends string>(propose: Propose<Field>) {
  let spreadsheet: ReadSpreadsheet | null = null;
  let at = 0;

  function sheet(): Sheet {
    const found = spreadsheet?.sheets[at];
    if (!found) throw new FileProblem('unreadable');
    return found;
  }
  function view(above?: number): SheetView<Field> {
    const chosen = sheet();
    const used = usedRows(chosen);
    const { name = '', sheets = [], delimiter = null } = spreadsheet ?? {};
    return {
      name,
      sheets: sheets.map((each) => each.name),
      sheet: at,
      delimiter,
      start: used.slice(0, ROWS_SHOWN).map(shortened),
      rows: used.length,
      columns: widthOf(used),
      mapping: propose(chosen, above),
    };
  }
  function hold(read: ReadSpreadsheet): SheetView<Field> {
    spreadsheet = read;
    at = 0;
    return view();
  }

  return {
    /** The sheet that was chosen. */
    sheet,
    /** The file's. */
    name: () => spreadsheet?.name ?? '',
    hold,
    /** The calls of a page on a spreadsheet, whatever its rows are. */
    methods: {
      open: async (file: File, say: (share: number) => void) => hold(await readSpreadsheet(file, say)),
      /** The same text with its cells parted by another sign. */
      part: async (delimiter: Delimiter) =>
        hold(await readSpreadsheetText({ text: spreadsheet?.text ?? '', name: spreadsheet?.name ?? '', delimiter })),
      choose(place: number): SheetView<Field> {
        at = place;
        return view();
      },
      /** A person says how many rows stand above the table. */
      startAt: (above: number): SheetView<Field> => view(above),
    },
  };
}

function shortened({ row, cells }: UsedRow): UsedRow {
  return { row, cells: cells.map((cell) => (typeof cell === 'string' ? cell.slice(0, LONGEST_CELL) : cell)) };
}
