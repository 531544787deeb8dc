import type { Delimiter } from '@plateprint/shared/kernel/spreadsheet/delimiter.ts';
import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { proposeSheetMapping } from '@plateprint/shared/reports/import/propose-columns.ts';
import { SHEET_COLUMNS, type SheetField, sheetMappingProblem } from '@plateprint/shared/reports/import/sheet-columns.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { likelyNumberFormat } from '../../recipes/import/likely-number-format.ts';
import { ColumnMapping } from '../../spreadsheets/column-mapping.tsx';
import { readSpreadsheetText, type ReadSpreadsheet } from '../../spreadsheets/read-sheets.ts';
import { SheetChoice } from '../../spreadsheets/sheet-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './data.module.css';
import ofImport from './import-panel.module.css';

interface ImportColumnsProps {
  variety: ReportVariety;
  spreadsheet: ReadSpreadsheet;
  sheet: number;
  mapping: Mapping<SheetField>;
  onOpen: (spreadsheet: ReadSpreadsheet, sheet: number) => void;
  onMapping: (mapping: Mapping<SheetField>) => void;
  onBack: () => void;
  onRead: () => void;
}

/** What each column of the file holds and how its numbers are written, proposed and to be changed. */
export function ImportColumns({
  variety,
  spreadsheet,
  sheet: at,
  mapping,
  onOpen,
  onMapping,
  onBack,
  onRead,
}: ImportColumnsProps) {
  const text = useText('reports/data');
  const language = useLanguage();
  const sheet = spreadsheet.sheets[at];
  if (!sheet) return null;
  const problem = sheetMappingProblem(variety, mapping);
  const part = (delimiter: Delimiter): void => {
    void readSpreadsheetText(spreadsheet.text ?? '', spreadsheet.name, delimiter).then((opened) => onOpen(opened, 0));
  };
  return (
    <>
      <h2 className={ofImport.heading}>{spreadsheet.name}</h2>
      <SheetChoice spreadsheet={spreadsheet} sheet={at} onSheet={(next) => onOpen(spreadsheet, next)} onDelimiter={part} />
      <ColumnMapping
        sheet={sheet}
        mapping={mapping}
        onChange={onMapping}
        onAbove={(above) => onMapping(proposeSheetMapping(sheet, variety, likelyNumberFormat(language), above))}
        fields={SHEET_COLUMNS[variety].map((column) => ({ ...column, label: text(`field.${column.field}`) }))}
      />
      {problem && <Message tone="warning">{text(`mapping.${problem}`)}</Message>}
      <div className={styles.deeds}>
        <span className={ofImport.spring} />
        <Button onClick={onBack}>{text('back')}</Button>
        <Button variant="primary" disabled={problem !== null} onClick={onRead}>
          {text('import.toRows')}
        </Button>
      </div>
    </>
  );
}
