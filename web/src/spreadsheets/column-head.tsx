import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { NumberFormat } from '@plateprint/shared/kernel/spreadsheet/number-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import type { MappingField } from './mapping-field.ts';
import styles from './column-mapping.module.css';

interface ColumnHeadProps<Field extends string> {
  name: string;
  column: Mapping<Field>['columns'][number];
  fields: readonly MappingField<Field>[];
  isNumber: boolean;
  onField: (field: Field | null) => void;
  onFormat: (format: NumberFormat) => void;
}

/** The name of one column, its content, and how its numbers are written. */
export function ColumnHead<Field extends string>({ name, column, fields, isNumber, onField, onFormat }: ColumnHeadProps<Field>) {
  const text = useText('spreadsheets');
  return (
    <div className={styles.head}>
      <span className={styles.name}>{name}</span>
      <NativeSelect
        hideLabel
        label={text('holds', { column: name })}
        value={column.field ?? ''}
        onChange={(value) => onField(value === '' ? null : value)}
        choices={[{ value: '', label: text('leftOut') }, ...fields.map(({ field, label }) => ({ value: field, label }))]}
      />
      {isNumber && (
        <NativeSelect
          hideLabel
          label={text('numbersOf', { column: name })}
          value={column.format}
          onChange={onFormat}
          choices={[
            { value: 'comma', label: text('comma') },
            { value: 'point', label: text('point') },
          ]}
        />
      )}
      {isNumber && !column.isSure && <span className={styles.unsure}>{text('unsure')}</span>}
    </div>
  );
}
