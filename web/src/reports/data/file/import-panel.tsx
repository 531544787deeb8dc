import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { PASTED_NAMES } from '@plateprint/shared/reports/model/pasted-name.ts';
import type { Timespan } from '@plateprint/shared/reports/rows/row-day.ts';
import type { SheetField } from '@plateprint/shared/reports/import/sheet-columns.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useState } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { likelyNumberFormat } from '../../../spreadsheets/likely-number-format.ts';
import { useReading } from '../../../spreadsheets/use-reading.ts';
import type { SheetView } from '../../../spreadsheets/worker/spreadsheet-session.ts';
import styles from '../cells/data.module.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSource } from './import-source.tsx';
import type { ImportOverview } from '../import-worker/import-views.ts';
import { useImportWorker } from '../import-worker/use-import-worker.ts';
import type { MonthOfFile, TakenRows } from '../cells/import-work.ts';
import { keepFileLanguage, lastFileLanguage } from './last-file-language.ts';
import { useLostFocus } from '../cells/use-lost-focus.ts';

interface ImportPanelProps {
  variety: ReportVariety;
  /** How the rows come: written or pasted, or a file. */
  from: 'paste' | 'file';
  restaurantId: string;
  /** The report's language: a pasted list is called in it. */
  reportLanguage: Language;
  /** Where the file will stand in `importedData`. */
  file: number;
  /** Rows the report has already. */
  rows: number;
  /** The span of the report; null while that is open. */
  timespan: Timespan | null;
  onTake: (taken: TakenRows, language: Language) => void;
  onNames: (names: Record<string, string>) => void;
  onClose: () => void;
  /** Keeps the rows of another month as a report that is begun. @returns whether they are kept */
  onMonth: (month: MonthOfFile) => boolean;
}

type Step =
  | { at: 'source' }
  | { at: 'columns'; sheet: SheetView<SheetField>; mapping: Mapping<SheetField> }
  | { at: 'rows'; overview: ImportOverview; columns: Extract<Step, { at: 'columns' }> | null };

/** From where → how its columns are read → every row with its state → into the report. What is read stays in a worker. */
export function ImportPanel({ variety, from, reportLanguage, rows: already, timespan, onClose, ...rest }: ImportPanelProps) {
  const text = useText('reports/data');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(() => lastFileLanguage() ?? own);
  const [step, setStep] = useState<Step>({ at: 'source' });
  const worker = useImportWorker();
  const reading = useReading();
  const place = useLostFocus<HTMLElement>(step.at);
  const settings = { variety, language, likely: likelyNumberFormat(language), already, timespan };
  const open = (sheet: SheetView<SheetField>): void => setStep({ at: 'columns', sheet, mapping: sheet.mapping });
  const cancel = (): void => {
    worker.end();
    setStep({ at: 'source' });
  };

  const paste = (written: string): void => {
    void worker.ask('set', settings);
    const pasted = { text: written, name: PASTED_NAMES[reportLanguage] };
    reading.read(
      (onShare) => worker.ask('paste', pasted, onShare),
      (read) => {
        if (read.kind === 'table') open(read.view);
        else setStep({ at: 'rows', overview: read.overview, columns: null });
      },
    );
  };

  return (
    <section ref={place} tabIndex={-1} className={styles.panel} aria-label={text(`import.${from}`)}>
      {step.at === 'source' && (
        <ImportSource
          variety={variety}
          from={from}
          language={language}
          onLanguage={(chosen) => {
            setLanguage(chosen);
            keepFileLanguage(chosen);
          }}
          reading={reading}
          onCancel={cancel}
          onFile={(file) => {
            void worker.ask('set', settings);
            reading.read((onShare) => worker.ask('open', file, onShare), open);
          }}
          onText={paste}
          onClose={onClose}
        />
      )}
      {step.at === 'columns' && (
        <ImportColumns
          variety={variety}
          sheet={step.sheet}
          mapping={step.mapping}
          worker={worker}
          reading={reading}
          onOpen={open}
          onMapping={(mapping) => setStep({ ...step, mapping })}
          onCancel={cancel}
          onBack={() => setStep({ at: 'source' })}
          onRows={(overview) => setStep({ at: 'rows', overview, columns: step })}
        />
      )}
      {step.at === 'rows' && (
        <ImportRows
          {...rest}
          worker={worker}
          first={step.overview}
          language={language}
          onLost={cancel}
          onBack={() => setStep(step.columns ?? { at: 'source' })}
          onClose={onClose}
        />
      )}
    </section>
  );
}
