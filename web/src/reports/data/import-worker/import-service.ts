import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { NumberFormat } from '@plateprint/shared/kernel/spreadsheet/number-format.ts';
import type { Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';
import { isPastedTable, pastedInSteps } from '@plateprint/shared/reports/import/pasted-lines.ts';
import { columnsKeyOf, monthOfSheet, varietyOfSheet } from '@plateprint/shared/reports/import/recognise-file.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { proposeSheetMapping } from '@plateprint/shared/reports/import/propose-columns.ts';
import type { SheetField } from '@plateprint/shared/reports/import/sheet-columns.ts';
import type { Timespan } from '@plateprint/shared/reports/rows/row-day.ts';
import { sheetLines } from '@plateprint/shared/reports/import/sheet-line.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ImportedFile } from '@plateprint/shared/reports/model/report.ts';
import { FileProblem } from '../../../spreadsheets/worker/file-problem.ts';
import { readSpreadsheetText } from '../../../spreadsheets/worker/read-sheets.ts';
import { type SheetView, spreadsheetSession } from '../../../spreadsheets/worker/spreadsheet-session.ts';
import { type ImportAction, newImport } from '../cells/import-work.ts';
import type { NameMatch } from '../names/look-up-names.ts';
import type { ImportOverview, ShownRows, TakenPart } from './import-views.ts';
import { rowsSession, type TakeHow } from './rows-session.ts';
import { partsOf } from './taken-parts.ts';

/** The place and language of the file. */
export interface ImportSettings {
  variety: ReportVariety;
  /** Of the names in the file. */
  language: Language;
  /** Of numbers that tell nothing of themselves. */
  likely: NumberFormat;
  /** Rows that the report has already. */
  already: number;
  /** The span of the report; null while that is open. */
  timespan: Timespan | null;
}

type Say<Said> = (said: Said) => void;

export interface RecognisedFile {
  variety: ReportVariety;
  mapping: Mapping<SheetField>;
  /** Null where nothing tells it. */
  month: Month | null;
  key: string | null;
}

/** The source of rows: a table, whose columns a person looks over, or a list, which has none. */
export type Pasted = { kind: 'table'; view: SheetView<SheetField> } | { kind: 'list'; overview: ImportOverview };

/** Reads a report's file and keeps it while it is looked over. Runs in a worker: no file can hold the page up. */
export function importService() {
  let settings: ImportSettings = { variety: 'sales', language: 'en_gb', likely: 'point', already: 0, timespan: null };
  let rows: ReturnType<typeof rowsSession> | null = null;
  const file = spreadsheetSession<SheetField>((sheet, above) =>
    proposeSheetMapping(sheet, settings.variety, settings.likely, above),
  );

  function begun(): ReturnType<typeof rowsSession> {
    if (!rows) throw new FileProblem('unreadable');
    return rows;
  }
  function begin(work: ReturnType<typeof newImport>): ImportOverview {
    rows = rowsSession({ work, ...settings });
    return rows.overview();
  }

  return {
    set(chosen: ImportSettings): void {
      settings = chosen;
    },
    ...file.methods,
    async paste({ text, name }: { text: string; name: string }, say: Say<number>): Promise<Pasted> {
      const { variety, language } = settings;
      if (isPastedTable(text, variety))
        return { kind: 'table', view: file.hold(await readSpreadsheetText({ text, name, delimiter: '\t' }, say)) };
      const { lines, dropped } = watched(pastedInSteps(text, variety, language), say);
      return { kind: 'list', overview: begin(newImport(name, variety, lines, dropped)) };
    },
    /** The likely kind of the open file, its month, and the key by which its columns are remembered. */
    recognise(variety: ReportVariety | null): RecognisedFile {
      const sheet = file.sheet();
      const found = variety ?? varietyOfSheet(sheet, settings.likely);
      const mapping = proposeSheetMapping(sheet, found, settings.likely);
      return { variety: found, mapping, month: monthOfSheet(sheet, mapping, file.name()), key: columnsKeyOf(sheet, mapping) };
    },
    read(mapping: Mapping<SheetField>, say: Say<number>): ImportOverview {
      const { variety } = settings;
      return begin(newImport(file.name(), variety, watched(sheetLines(file.sheet(), mapping, variety), say)));
    },
    overview: () => begun().overview(),
    rowsShown: (wanted: { shown: ShownRows; from: number; to: number }) => begun().rowsShown(wanted),
    change: (action: ImportAction) => begun().change(action),
    leaveFlawedOut: () => begun().leaveFlawedOut(),
    countAsOne: () => begun().countAsOne(),
    sendBack: () => begun().sendBack(),
    leaveOtherTimesOut: () => begun().leaveOtherTimesOut(),
    nextNames: (most: number) => begun().nextNames(most),
    tell: (matches: readonly (readonly [string, NameMatch])[]) => begun().tell(matches),
    setLooking: (looking: boolean) => begun().setLooking(looking),
    take(how: TakeHow, say: Say<TakenPart>): ImportedFile {
      const taken = begun().take(how);
      for (const part of partsOf(taken)) say(part);
      return { ...taken.file, leftOut: [] };
    },
  };
}

export type ImportService = ReturnType<typeof importService>;

/** All of the work; how far it is is said as it goes. */
function watched<Result>(work: Stepwise<Result>, say: Say<number>): Result {
  let step = work.next();
  for (; step.done !== true; step = work.next()) say(step.value);
  return step.value;
}
