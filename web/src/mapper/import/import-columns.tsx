import type { Delimiter } from '@plateprint/shared/kernel/spreadsheet/delimiter.ts';
import { type Mapping, proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { MAPPING_COLUMNS, MAPPING_FIELDS, type MappingField } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { useText } from '../../i18n/use-text.ts';
import { ColumnMapping } from '../../spreadsheets/column-mapping.tsx';
import { type ReadSpreadsheet, readSpreadsheetText } from '../../spreadsheets/read-sheets.ts';
import { SheetChoice } from '../../spreadsheets/sheet-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './import.module.css';

interface ImportColumnsProps {
  spreadsheet: ReadSpreadsheet;
  sheet: number;
  mapping: Mapping<MappingField>;
  onOpen: (spreadsheet: ReadSpreadsheet, sheet: number) => void;
  onMapping: (mapping: Mapping<MappingField>) => void;
  onBack: () => void;
  onRead: () => void;
}

/** What each column of the file holds, proposed and to be changed. */
export function ImportColumns({ spreadsheet, sheet: at, mapping, onOpen, onMapping, onBack, onRead }: ImportColumnsProps) {
  const text = useText('mapper');
  const sheet = spreadsheet.sheets[at];
  if (!sheet) return null;
  const hasName = mapping.columns.some(({ field }) => field === 'name');
  const part = (delimiter: Delimiter): void => {
    void readSpreadsheetText(spreadsheet.text ?? '', spreadsheet.name, delimiter).then((opened) => onOpen(opened, 0));
  };
  return (
    <>
      <h2 className={styles.heading}>{spreadsheet.name}</h2>
      <SheetChoice spreadsheet={spreadsheet} sheet={at} onSheet={(next) => onOpen(spreadsheet, next)} onDelimiter={part} />
      <ColumnMapping
        sheet={sheet}
        mapping={mapping}
        onChange={onMapping}
        onAbove={(above) => onMapping(proposeMapping(sheet, MAPPING_COLUMNS, 'point', above))}
        fields={MAPPING_FIELDS.map((field) => ({ field, kind: 'text' as const, label: text(`import.field.${field}`) }))}
      />
      {!hasName && <Message tone="warning">{text('import.noNameColumn')}</Message>}
      <div className={styles.deeds}>
        <Button onClick={onBack}>{text('back')}</Button>
        <Button variant="primary" disabled={!hasName} onClick={onRead}>
          {text('import.look')}
        </Button>
      </div>
    </>
  );
}
