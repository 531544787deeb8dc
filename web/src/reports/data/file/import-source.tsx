import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../../platform/i18n/language-names.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LARGEST_SPREADSHEET, SPREADSHEET_ENDINGS } from '../../../spreadsheets/worker/accepted-spreadsheet.ts';
import { ReadingProgress } from '../../../spreadsheets/reading-progress.tsx';
import type { Reading } from '../../../spreadsheets/use-reading.ts';
import { Button } from '../../../ui/control/button.tsx';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import styles from '../cells/data.module.css';
import ofImport from './import-panel.module.css';

interface ImportSourceProps {
  variety: ReportVariety;
  from: 'paste' | 'file';
  language: Language;
  onLanguage: (language: Language) => void;
  reading: Reading;
  onFile: (file: File) => void;
  onText: (written: string) => void;
  onCancel: () => void;
  onClose: () => void;
}

/** A list that is pasted, or a spreadsheet. Cells with several columns are read as a spreadsheet is. */
export function ImportSource({
  variety,
  from,
  language,
  onLanguage,
  reading: { progress, problem },
  onFile,
  onText,
  onCancel,
  onClose,
}: ImportSourceProps) {
  const text = useText('reports/data');
  const files = useText('spreadsheets');
  const [written, setWritten] = useState('');

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
          onFile={onFile}
          disabled={progress !== null}
        />
      )}
      {from === 'paste' && problem && (
        <p role="alert" className={ofImport.problem}>
          {files(`problem.${problem}`)}
        </p>
      )}
      <ReadingProgress progress={progress} onCancel={onCancel} />
      <div className={styles.actions}>
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
          <Button variant="primary" disabled={written.trim() === '' || progress !== null} onClick={() => onText(written)}>
            {text('import.read')}
          </Button>
        )}
      </div>
    </>
  );
}
