import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { pastedPurchases, pastedSales, type PastedLines } from '@plateprint/shared/reports/import/pasted-lines.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { FileProblem, type FileProblemCode } from '../../spreadsheets/file-problem.ts';
import {
  LARGEST_SPREADSHEET,
  readSpreadsheet,
  readSpreadsheetText,
  type ReadSpreadsheet,
  SPREADSHEET_ENDINGS,
} from '../../spreadsheets/read-sheets.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './data.module.css';
import ofImport from './import-panel.module.css';

interface ImportSourceProps {
  variety: ReportVariety;
  from: 'paste' | 'file';
  language: Language;
  onLanguage: (language: Language) => void;
  onSheet: (spreadsheet: ReadSpreadsheet) => void;
  onLines: (pasted: PastedLines) => void;
  onClose: () => void;
}

/** A list that is pasted, or a spreadsheet. Cells with several columns are read as a spreadsheet is. */
export function ImportSource({ variety, from, language, onLanguage, onSheet, onLines, onClose }: ImportSourceProps) {
  const text = useText('reports/data');
  const files = useText('spreadsheets');
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<FileProblemCode | null>(null);
  const [isReading, setReading] = useState(false);

  async function read(reading: Promise<ReadSpreadsheet>): Promise<void> {
    setProblem(null);
    setReading(true);
    try {
      onSheet(await reading);
    } catch (thrown) {
      setProblem(thrown instanceof FileProblem ? thrown.code : 'unreadable');
    } finally {
      setReading(false);
    }
  }
  const readText = (): void => {
    // A name and its number are a list; more columns are a table, whose columns a person looks over.
    const isTable = /^[^\t\n]*\t[^\t\n]*\t/mu.test(written) || (variety === 'procurement' && written.includes('\t'));
    if (isTable) void read(readSpreadsheetText(written, text('import.pastedName'), '\t'));
    else onLines(variety === 'sales' ? pastedSales(written) : pastedPurchases(written, language));
  };

  return (
    <>
      <h2 className={ofImport.heading}>{text(`import.${from}`)}</h2>
      {from === 'paste' ? (
        <TextArea
          label={text(`import.list.${variety}`)}
          hint={text(`import.listHint.${variety}`)}
          value={written}
          onChange={setWritten}
          maxLength={5_000_000}
          rows={10}
          autoFocus
        />
      ) : (
        <DropZone
          label={text(`import.drop.${variety}`)}
          hint={text('import.dropHint')}
          accepted={{ endings: SPREADSHEET_ENDINGS, maxBytes: LARGEST_SPREADSHEET }}
          refusals={{ wrong_format: files('problem.wrong_format'), too_large: files('problem.too_large') }}
          problem={problem && files(`problem.${problem}`)}
          onFile={(file) => void read(readSpreadsheet(file))}
          disabled={isReading}
        />
      )}
      {from === 'paste' && problem && (
        <p role="alert" className={ofImport.problem}>
          {files(`problem.${problem}`)}
        </p>
      )}
      {isReading && <ProgressBar label={text('import.reading')} share={null} />}
      <div className={styles.deeds}>
        {variety === 'procurement' && (
          <NativeSelect
            label={text('import.language')}
            value={language}
            onChange={onLanguage}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        )}
        <span className={ofImport.spring} />
        <Button onClick={onClose}>{text('cancel')}</Button>
        {from === 'paste' && (
          <Button variant="primary" disabled={written.trim() === ''} onClick={readText}>
            {text('import.read')}
          </Button>
        )}
      </div>
    </>
  );
}
