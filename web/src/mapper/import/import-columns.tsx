import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { MAPPING_FIELDS, type MappingField } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ColumnMapping } from '../../spreadsheets/column-mapping.tsx';
import { ReadingProgress } from '../../spreadsheets/reading-progress.tsx';
import { SheetChoice } from '../../spreadsheets/sheet-choice.tsx';
import type { Reading } from '../../spreadsheets/use-reading.ts';
import type { SheetView } from '../../spreadsheets/worker/spreadsheet-session.ts';
import type { WorkerClient } from '../../spreadsheets/worker/worker-client.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import styles from './import.module.css';
import type { MappingService } from './mapping-service.ts';

interface ImportColumnsProps {
  sheet: SheetView<MappingField>;
  mapping: Mapping<MappingField>;
  worker: WorkerClient<MappingService>;
  reading: Reading;
  onOpen: (sheet: SheetView<MappingField>) => void;
  onMapping: (mapping: Mapping<MappingField>) => void;
  onCancel: () => void;
  onBack: () => void;
  onRead: () => void;
}

/** The content of each column of the file, proposed and to be changed. */
export function ImportColumns(props: ImportColumnsProps) {
  const { sheet, mapping, worker, reading, onOpen, onMapping, onCancel, onBack, onRead } = props;
  const text = useText('mapper');
  const hasName = mapping.columns.some(({ field }) => field === 'name');
  return (
    <>
      <h2 className={styles.heading}>{sheet.name}</h2>
      <SheetChoice
        sheet={sheet}
        onSheet={(at) => reading.read(() => worker.ask('choose', at), onOpen)}
        onDelimiter={(delimiter) => reading.read(() => worker.ask('part', delimiter), onOpen)}
      />
      <ColumnMapping
        sheet={sheet}
        mapping={mapping}
        onChange={onMapping}
        onAbove={(above) => reading.read(() => worker.ask('startAt', above), onOpen)}
        fields={MAPPING_FIELDS.map((field) => ({ field, kind: 'text' as const, label: text(`import.field.${field}`) }))}
      />
      {!hasName && <Message tone="warning">{text('import.noNameColumn')}</Message>}
      <ReadingProgress progress={reading.progress} onCancel={onCancel} />
      <div className={styles.actions}>
        <Button onClick={onBack}>{text('back')}</Button>
        <Button variant="primary" disabled={!hasName || reading.progress !== null} onClick={onRead}>
          {text('import.look')}
        </Button>
      </div>
    </>
  );
}
