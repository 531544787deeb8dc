import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import {
  MAPPING_COLUMNS,
  type MappingField,
  type MappingSheetRow,
  mappingRows,
} from '@plateprint/shared/mapper/mapping-sheet.ts';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FileProblem, type FileProblemCode } from '../../spreadsheets/file-problem.ts';
import {
  LARGEST_SPREADSHEET,
  type ReadSpreadsheet,
  readSpreadsheet,
  SPREADSHEET_ENDINGS,
} from '../../spreadsheets/read-sheets.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import styles from './import.module.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { useFocusOn } from './use-focus-on.ts';

type Step =
  | { at: 'source' }
  | { at: 'columns'; spreadsheet: ReadSpreadsheet; sheet: number; mapping: Mapping<MappingField> }
  | { at: 'rows'; rows: MappingSheetRow[]; columns: Extract<Step, { at: 'columns' }> };

/** A file of names and what they stand for: from where → its columns → every row with what it was understood as → remembered. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const text = useText('mapper');
  const files = useText('spreadsheets');
  const [step, setStep] = useState<Step>({ at: 'source' });
  const [problem, setProblem] = useState<FileProblemCode | null>(null);
  const place = useFocusOn<HTMLElement>(step.at);
  const open = (spreadsheet: ReadSpreadsheet, at: number): void => {
    const sheet = spreadsheet.sheets[at];
    if (sheet) setStep({ at: 'columns', spreadsheet, sheet: at, mapping: proposeMapping(sheet, MAPPING_COLUMNS, 'point') });
  };
  async function read(file: File): Promise<void> {
    setProblem(null);
    try {
      open(await readSpreadsheet(file), 0);
    } catch (thrown) {
      setProblem(thrown instanceof FileProblem ? thrown.code : 'unreadable');
    }
  }
  return (
    <section ref={place} tabIndex={-1} className={styles.panel} aria-label={text('import.title')}>
      {step.at === 'source' && (
        <>
          <h2 className={styles.heading}>{text('import.title')}</h2>
          <p className={styles.lead}>{text('import.lead')}</p>
          <DropZone
            label={text('import.file')}
            hint={text('import.fileHint')}
            accepted={{ endings: SPREADSHEET_ENDINGS, maxBytes: LARGEST_SPREADSHEET }}
            onFile={(file) => void read(file)}
            problem={problem && files(`problem.${problem}`)}
          />
          <div className={styles.deeds}>
            <Button onClick={onClose}>{text('close')}</Button>
          </div>
        </>
      )}
      {step.at === 'columns' && (
        <ImportColumns
          {...step}
          onOpen={open}
          onMapping={(mapping) => setStep({ ...step, mapping })}
          onBack={() => setStep({ at: 'source' })}
          onRead={() => {
            const sheet = step.spreadsheet.sheets[step.sheet];
            if (sheet) setStep({ at: 'rows', rows: mappingRows(sheet, step.mapping), columns: step });
          }}
        />
      )}
      {step.at === 'rows' && <ImportRows rows={step.rows} onBack={() => setStep(step.columns)} onClose={onClose} />}
    </section>
  );
}
