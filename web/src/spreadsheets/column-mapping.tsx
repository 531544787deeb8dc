import { cellText, isEmptyCell } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import { type Mapping, tableIn } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { NumberFormat } from '@plateprint/shared/kernel/spreadsheet/number-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Checkbox } from '../ui/choice/checkbox.tsx';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import { ColumnHead } from './column-head.tsx';
import type { MappingField } from './mapping-field.ts';
import type { SheetView } from './worker/spreadsheet-session.ts';
import styles from './column-mapping.module.css';
import { CellPreview } from './cell-preview.tsx';

const ROWS_SHOWN = 6;
/** As far down a table may begin. */
const BEGINNINGS = 25;

interface ColumnMappingProps<Field extends string> {
  sheet: SheetView<Field>;
  fields: readonly MappingField<Field>[];
  mapping: Mapping<Field>;
  onChange: (mapping: Mapping<Field>) => void;
  /** A person says how many rows stand above the table: what the columns hold is proposed anew. */
  onAbove: (above: number) => void;
}

/** The first rows of a sheet; above each column what it holds and how its numbers are written, both to be changed. */
export function ColumnMapping<Field extends string>({ sheet, fields, mapping, onChange, onAbove }: ColumnMappingProps<Field>) {
  const text = useText('spreadsheets');
  const { head, body } = tableIn(sheet.start, mapping);
  const first = head?.cells;
  const rows = sheet.rows - (mapping.above ?? 0) - (mapping.hasHeader ? 1 : 0);
  const columnsLeft = sheet.columns - mapping.columns.length;
  const beginnings = sheet.start.slice(0, BEGINNINGS).map(({ row, cells }, at) => {
    const words = cells.map(cellText).filter((cell) => cell !== '');
    return { value: String(at), label: text('beginning', { row, words: words.join(' · ').slice(0, 60) }) };
  });
  const kindOf = (field: Field | null): 'text' | 'number' => fields.find((each) => each.field === field)?.kind ?? 'text';

  const choose = (at: number, field: Field | null): void => {
    const isRepeated = fields.find((each) => each.field === field)?.isRepeated === true;
    // A field stands in one column: chosen anew it leaves the former.
    const columns = mapping.columns.map((column, index) => {
      if (index === at) return { ...column, field };
      return field !== null && !isRepeated && column.field === field ? { ...column, field: null } : column;
    });
    onChange({ ...mapping, columns });
  };
  const setFormat = (at: number, format: NumberFormat): void =>
    onChange({
      ...mapping,
      columns: mapping.columns.map((column, index) => (index === at ? { ...column, format, isSure: true } : column)),
    });

  return (
    <div className={styles.mapping}>
      <div className={styles.head}>
        <NativeSelect
          label={text('begins')}
          value={String(mapping.above ?? 0)}
          choices={beginnings}
          onChange={(at) => onAbove(Number(at))}
        />
        <Checkbox
          label={text('hasHeader')}
          checked={mapping.hasHeader}
          onChange={(hasHeader) => onChange({ ...mapping, hasHeader })}
        />
      </div>
      {/* The table scrolls sideways, and must do so by keyboard as well. */}
      <div className={styles.frame} tabIndex={0} role="region" aria-label={text('preview')}>
        <table className={styles.table}>
          <caption data-unseen="">{text('preview')}</caption>
          <thead>
            <tr>
              {mapping.columns.map((column, at) => (
                <th key={at} scope="col" className={column.field === null ? styles.unused : undefined}>
                  <ColumnHead
                    name={cellText(first?.[at]) || text('column', { number: at + 1 })}
                    column={column}
                    fields={fields}
                    isNumber={kindOf(column.field) === 'number'}
                    onField={(field) => choose(at, field)}
                    onFormat={(format) => setFormat(at, format)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.slice(0, ROWS_SHOWN).map(({ row, cells }) => (
              <tr key={row}>
                {mapping.columns.map((column, at) => (
                  <td key={at} className={column.field === null ? styles.unused : undefined}>
                    {!isEmptyCell(cells[at]) && (
                      <CellPreview cell={cells[at] ?? null} format={kindOf(column.field) === 'number' ? column.format : null} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.more}>
        {text('rows', { rows, shown: Math.min(ROWS_SHOWN, rows) })}
        {columnsLeft > 0 && ` ${text('columnsLeft', { read: mapping.columns.length, left: columnsLeft })}`}
      </p>
    </div>
  );
}
