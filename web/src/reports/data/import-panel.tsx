import type { Language } from '@plateprint/shared/kernel/language.ts';
import { linesOfSheet, type SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import type { SheetField } from '@plateprint/shared/reports/import/sheet-columns.ts';
import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { proposeSheetMapping } from '@plateprint/shared/reports/import/propose-columns.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { likelyNumberFormat } from '../../recipes/import/likely-number-format.ts';
import type { ReadSpreadsheet } from '../../spreadsheets/read-sheets.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSource } from './import-source.tsx';
import { type ImportWork, newImport, type TakenRows } from './import-work.ts';
import { keepFileLanguage, lastFileLanguage } from './last-file-language.ts';
import styles from './data.module.css';
import { useLostFocus } from './use-lost-focus.ts';

interface ImportPanelProps {
  variety: ReportVariety;
  /** How the rows come: written or pasted, or a file. */
  from: 'paste' | 'file';
  restaurantId: string;
  /** Where the file will stand in `importedData`. */
  file: number;
  /** Rows the report has already. */
  rows: number;
  onTake: (taken: TakenRows, language: Language) => void;
  onNames: (names: Record<string, string>) => void;
  onClose: () => void;
}

type Step =
  | { at: 'source' }
  | { at: 'columns'; spreadsheet: ReadSpreadsheet; sheet: number; mapping: Mapping<SheetField> }
  | { at: 'rows'; work: ImportWork; columns: Extract<Step, { at: 'columns' }> | null };

/** From where → how its columns are read → every row with its state → into the report. */
export function ImportPanel({ variety, from, onClose, ...rest }: ImportPanelProps) {
  const text = useText('reports/data');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(() => lastFileLanguage() ?? own);
  const [step, setStep] = useState<Step>({ at: 'source' });
  const place = useLostFocus<HTMLElement>(step.at);
  const open = (spreadsheet: ReadSpreadsheet, at: number): void => {
    const sheet = spreadsheet.sheets[at];
    if (!sheet) return;
    const mapping = proposeSheetMapping(sheet, variety, likelyNumberFormat(language));
    setStep({ at: 'columns', spreadsheet, sheet: at, mapping });
  };
  const show = (name: string, lines: readonly SheetLine[], dropped = 0): void =>
    setStep({ at: 'rows', work: newImport(name, variety, lines, dropped), columns: step.at === 'columns' ? step : null });

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
          onSheet={(spreadsheet) => open(spreadsheet, 0)}
          onLines={({ lines, dropped }) => show(text('import.pastedName'), lines, dropped)}
          onClose={onClose}
        />
      )}
      {step.at === 'columns' && (
        <ImportColumns
          variety={variety}
          spreadsheet={step.spreadsheet}
          sheet={step.sheet}
          mapping={step.mapping}
          onOpen={open}
          onMapping={(mapping) => setStep({ ...step, mapping })}
          onBack={() => setStep({ at: 'source' })}
          onRead={() => {
            const sheet = step.spreadsheet.sheets[step.sheet];
            if (sheet) show(step.spreadsheet.name, linesOfSheet(sheet, step.mapping, variety));
          }}
        />
      )}
      {step.at === 'rows' && (
        <ImportRows
          {...rest}
          first={step.work}
          language={language}
          onBack={() => setStep(step.columns ?? { at: 'source' })}
          onClose={onClose}
        />
      )}
    </section>
  );
}
