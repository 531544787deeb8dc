import type { ComponentProps } from 'react';
import { classNames } from '../look/class-names.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

interface TextAreaProps
  extends FieldText, Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({ label, hint, problem, hideLabel, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} problem={problem} hideLabel={hideLabel}>
      {(tied) => (
        <div className={classNames(styles.box, styles.area)}>
          <textarea
            {...rest}
            {...tied}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
