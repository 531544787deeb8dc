import { Field, type FieldText } from '../form/field.tsx';
import box from '../form/field.module.css';
import { Icon } from '../control/icon.tsx';
import styles from './native-select.module.css';

interface NativeSelectProps<Value extends string> extends FieldText {
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
}

/** The platform's own list: the lightest, and the best on a phone. Where options need more than words, take `Select`. */
export function NativeSelect<Value extends string>({
  value,
  choices,
  onChange,
  name,
  disabled = false,
  ...field
}: NativeSelectProps<Value>) {
  return (
    <Field {...field}>
      {(tied) => (
        <div className={`${box.box} ${styles.box}`}>
          <select
            {...tied}
            name={name}
            disabled={disabled}
            className={styles.select}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" size={16} />
          </span>
        </div>
      )}
    </Field>
  );
}
