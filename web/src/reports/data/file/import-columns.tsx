import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import {
  hasUnitPriceAlone,
  SHEET_COLUMNS,
  type SheetField,
  sheetMappingProblem,
} from '@plateprint/shared/reports/import/sheet-columns.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ColumnMapping } from '../../../spreadsheets/column-mapping.tsx';
import { ReadingProgress } from '../../../spreadsheets/reading-progress.tsx';
import { SheetChoice } from '../../../spreadsheets/sheet-choice.tsx';
import type { Reading } from '../../../spreadsheets/use-reading.ts';
import type { SheetView } from '../../../spreadsheets/worker/spreadsheet-session.ts';
import type { WorkerClient } from '../../../spreadsheets/worker/worker-client.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import styles from '../cells/data.module.css';
import ofImport from './import-panel.module.css';
import type { ImportService } from '../import-worker/import-service.ts';
import type { ImportOverview } from '../import-worker/import-views.ts';

interface ImportColumnsProps {
  variety: ReportVariety;
  sheet: SheetView<SheetField>;
  mapping: Mapping<SheetField>;
  worker: WorkerClient<ImportService>;
  reading: Reading;
  onOpen: (sheet: SheetView<SheetField>) => void;
  onMapping: (mapping: Mapping<SheetField>) => void;
  onCancel: () => void;
  onBack: () => void;
  onRows: (overview: ImportOverview) => void;
}

/** The content of each column of the file and the format of its numbers, proposed and to be changed. */
export function ImportColumns({
  variety,
  sheet,
  mapping,
  worker,
  reading,
  onOpen,
  onMapping,
  onCancel,
  onBack,
  onRows,
}: ImportColumnsProps) {
  const text = useText('reports/data');
  const problem = sheetMappingProblem(variety, mapping);
  return (
    <>
      <h2 className={ofImport.heading}>{sheet.name}</h2>
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
        fields={SHEET_COLUMNS[variety].map((column) => ({ ...column, label: text(`field.${column.field}`) }))}
      />
      {hasUnitPriceAlone(mapping) && <Message tone="info">{text('mapping.unit_price_alone')}</Message>}
      {problem && <Message tone="warning">{text(`mapping.${problem}`)}</Message>}
      <ReadingProgress progress={reading.progress} onCancel={onCancel} />
      <div className={styles.actions}>
        <span className={ofImport.spring} />
        <Button onClick={onBack}>{text('back')}</Button>
        <Button
          variant="primary"
          disabled={problem !== null || reading.progress !== null}
          onClick={() => reading.read((onShare) => worker.ask('read', mapping, onShare), onRows)}
        >
          {text('import.toRows')}
        </Button>
      </div>
    </>
  );
}
