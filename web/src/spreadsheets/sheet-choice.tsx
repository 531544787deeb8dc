import type { Delimiter } from '@plateprint/shared/kernel/spreadsheet/delimiter.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import styles from './sheet-choice.module.css';
import type { SheetView } from './worker/spreadsheet-session.ts';

interface SheetChoiceProps {
  sheet: Pick<SheetView<string>, 'sheets' | 'sheet' | 'delimiter'>;
  onSheet: (sheet: number) => void;
  onDelimiter: (delimiter: Delimiter) => void;
}

/** Which sheet of a workbook, or what parts the cells of a text. */
export function SheetChoice({ sheet: { sheets, sheet, delimiter }, onSheet, onDelimiter }: SheetChoiceProps) {
  const text = useText('spreadsheets');
  if (delimiter === null && sheets.length < 2) return null;
  return (
    <div className={styles.choice}>
      {sheets.length > 1 && (
        <NativeSelect
          label={text('sheet')}
          value={String(sheet)}
          onChange={(value) => onSheet(Number(value))}
          choices={sheets.map((name, at) => ({ value: String(at), label: name }))}
        />
      )}
      {delimiter !== null && (
        <NativeSelect
          label={text('delimiter.label')}
          value={delimiter}
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
