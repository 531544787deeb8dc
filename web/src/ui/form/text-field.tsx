import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Stands inside the field, after the text: a unit, a button. */
  after?: ReactNode;
}

export function TextField({ label, hint, problem, hideLabel, value, onChange, after, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} hideLabel={hideLabel}>
      {(tied) => (
        <div className={styles.box}>
          <input
            {...rest}
            {...tied}
            type={type}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
