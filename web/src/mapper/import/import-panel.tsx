import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { MappingField, MappingSheetRow } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { LARGEST_SPREADSHEET, SPREADSHEET_ENDINGS } from '../../spreadsheets/worker/accepted-spreadsheet.ts';
import { ReadingProgress } from '../../spreadsheets/reading-progress.tsx';
import { useReading } from '../../spreadsheets/use-reading.ts';
import type { SheetView } from '../../spreadsheets/worker/spreadsheet-session.ts';
import { useWorker } from '../../spreadsheets/worker/use-worker.ts';
import { Button } from '../../ui/control/button.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import styles from './import.module.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import type { MappingService } from './mapping-service.ts';
import { useFocusOn } from './use-focus-on.ts';

type Step =
  | { at: 'source' }
  | { at: 'columns'; sheet: SheetView<MappingField>; mapping: Mapping<MappingField> }
  | { at: 'rows'; rows: MappingSheetRow[]; columns: Extract<Step, { at: 'columns' }> };

const startWorker = (): Worker => new Worker(new URL('./mapping-worker.ts', import.meta.url), { type: 'module' });

/** A file of names and what they stand for: from where → its columns → every row with what it was understood as → remembered. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const text = useText('mapper');
  const files = useText('spreadsheets');
  const [step, setStep] = useState<Step>({ at: 'source' });
  const worker = useWorker<MappingService>(startWorker);
  const reading = useReading();
  const { progress, problem } = reading;
  const place = useFocusOn<HTMLElement>(step.at);
  const open = (sheet: SheetView<MappingField>): void => setStep({ at: 'columns', sheet, mapping: sheet.mapping });
  const cancel = (): void => {
    worker.end();
    setStep({ at: 'source' });
  };
  const readRows = (columns: Extract<Step, { at: 'columns' }>): void => {
    const rows: MappingSheetRow[] = [];
    reading.read(
      () => worker.ask('read', columns.mapping, (part) => rows.push(...part)),
      () => setStep({ at: 'rows', rows, columns }),
    );
  };
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
            onFile={(file) => reading.read((onShare) => worker.ask('open', file, onShare), open)}
            problem={problem && files(`problem.${problem}`)}
            disabled={progress !== null}
          />
          <ReadingProgress progress={progress} onCancel={cancel} />
          <div className={styles.actions}>
            <Button onClick={onClose}>{text('close')}</Button>
          </div>
        </>
      )}
      {step.at === 'columns' && (
        <ImportColumns
          {...step}
          worker={worker}
          reading={reading}
          onOpen={open}
          onMapping={(mapping) => setStep({ ...step, mapping })}
          onCancel={cancel}
          onBack={() => setStep({ at: 'source' })}
          onRead={() => readRows(step)}
        />
      )}
      {step.at === 'rows' && <ImportRows rows={step.rows} onBack={() => setStep(step.columns)} onClose={onClose} />}
    </section>
  );
}
