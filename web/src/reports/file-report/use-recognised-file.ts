import type { Language } from '@plateprint/shared/kernel/language.ts';
import { lastDayOf, type Month, firstDayOf } from '@plateprint/shared/kernel/month.ts';
import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { type SheetField, sheetMappingProblem } from '@plateprint/shared/reports/import/sheet-columns.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { likelyNumberFormat } from '../../spreadsheets/likely-number-format.ts';
import { useReading, type Reading } from '../../spreadsheets/use-reading.ts';
import type { SheetView } from '../../spreadsheets/worker/spreadsheet-session.ts';
import type { WorkerClient } from '../../spreadsheets/worker/worker-client.ts';
import { keepColumns, lastColumns, withLastColumns } from '../data/file/last-columns.ts';
import type { ImportService } from '../data/import-worker/import-service.ts';
import type { ImportOverview } from '../data/import-worker/import-views.ts';
import { useImportWorker } from '../data/import-worker/use-import-worker.ts';

export interface Recognised {
  sheet: SheetView<SheetField>;
  variety: ReportVariety;
  mapping: Mapping<SheetField>;
  month: Month | null;
  /** The columns are as a person last read a file of the same columns. */
  isRemembered: boolean;
  /** The rows; null while the columns are looked over. */
  overview: ImportOverview | null;
  /** Counts the times that the rows were read: each has a view of its own. */
  round: number;
}

export interface RecognisedFile {
  found: Recognised | null;
  worker: WorkerClient<ImportService>;
  reading: Reading;
  /** A kind, month or column mapping other than was recognised: the rows are read again. */
  change: (change: Partial<Pick<Recognised, 'variety' | 'month' | 'mapping'>>) => void;
  /** The columns are looked over, or another sheet of the file. */
  look: (sheet: SheetView<SheetField> | null) => void;
  rows: (overview: ImportOverview) => void;
  /** Remembers the choice for the next file with the same columns. */
  remember: () => void;
}

/** Opens a file, recognises what it holds, and reads its rows at once where nothing has to be asked. */
export function useRecognisedFile(file: File, language: Language): RecognisedFile {
  const worker = useImportWorker();
  const reading = useReading();
  const [found, setFound] = useState<Recognised | null>(null);
  const [key, setKey] = useState<string | null>(null);

  const settingsOf = (variety: ReportVariety, month: Month | null) => ({
    variety,
    language,
    likely: likelyNumberFormat(language),
    already: 0,
    timespan: month === null ? null : ([firstDayOf(month), lastDayOf(month)] as const),
  });
  /** With the rows, where the columns tell them and the month is known. */
  async function read(next: Recognised, say: (share: number) => void): Promise<Recognised> {
    await worker.ask('set', settingsOf(next.variety, next.month));
    const isReadable = sheetMappingProblem(next.variety, next.mapping) === null;
    const overview = isReadable ? await worker.ask('read', next.mapping, say) : null;
    return { ...next, overview, round: next.round + 1 };
  }
  const open = useEffectEvent((given: File): void => {
    reading.read(
      async (say) => {
        await worker.ask('set', settingsOf('sales', null));
        const sheet = await worker.ask('open', given, say);
        const first = await worker.ask('recognise', null);
        const last = first.key === null ? null : lastColumns(first.key);
        const { variety, mapping, month } = last ? await worker.ask('recognise', last.variety) : first;
        setKey(first.key);
        const found_ = { sheet, variety, mapping: withLastColumns(mapping, last), month, isRemembered: last !== null };
        return read({ ...found_, overview: null, round: 0 }, say);
      },
      (next) => setFound(next),
    );
  });
  useEffect(() => open(file), [file]);

  return {
    found,
    worker,
    reading,
    change: (change) => {
      if (!found) return;
      reading.read(
        async (say) => {
          const next = { ...found, ...change };
          const isOther = change.variety !== undefined && change.variety !== found.variety;
          const mapping = isOther ? (await worker.ask('recognise', next.variety)).mapping : next.mapping;
          return read({ ...next, mapping, isRemembered: false }, say);
        },
        (next) => setFound(next),
      );
    },
    look: (sheet) => found && setFound({ ...found, overview: null, ...(sheet && { sheet, mapping: sheet.mapping }) }),
    rows: (overview) => found && setFound({ ...found, overview, round: found.round + 1 }),
    remember: () => found && key !== null && keepColumns(key, found.variety, found.mapping),
  };
}
