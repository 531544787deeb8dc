import type { Delimiter } from '@plateprint/shared/kernel/spreadsheet/delimiter.ts';
import { useText } from '../i18n/use-text.ts';
import { NativeSelect } from '../ui/native-select.tsx';
import type { ReadSpreadsheet } from './read-sheets.ts';
import styles from './sheet-choice.module.css';

interface SheetChoiceProps {
  spreadsheet: ReadSpreadsheet;
  /** The place of the sheet that is read. */
  sheet: number;
  onSheet: (sheet: number) => void;
  onDelimiter: (delimiter: Delimiter) => void;
}

/** Which sheet of a workbook, or what parts the cells of a text. */
export function SheetChoice({ spreadsheet, sheet, onSheet, onDelimiter }: SheetChoiceProps) {
  const text = useText('spreadsheets');
  if (spreadsheet.delimiter === null && spreadsheet.sheets.length < 2) return null;
  return (
    <div className={styles.choice}>
      {spreadsheet.sheets.length > 1 && (
        <NativeSelect
          label={text('sheet')}
          value={String(sheet)}
          onChange={(value) => onSheet(Number(value))}
          choices={spreadsheet.sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
        />
      )}
      {spreadsheet.delimiter !== null && (
        <NativeSelect
          label={text('delimiter.label')}
          value={spreadsheet.delimiter}
          onChange={onDelimiter}
          choices={[
            { value: ',', label: text('delimiter.comma') },
            { value: ';', label: text('delimiter.semicolon') },
            { value: '\t', label: text('delimiter.tab') },
          ]}
        />
      )}
    </div>
  );
}
