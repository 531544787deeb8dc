import type { ComponentProps } from 'react';
import { classNames } from '../look/class-names.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';
import { useNotPlain } from './use-not-plain.ts';

interface TextAreaProps
  extends FieldText, Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** False: what is pasted is read, and not kept as it is. */
  isPlain?: boolean;
}

export function TextArea({ label, hint, problem, hideLabel, value, onChange, isPlain = true, ...rest }: TextAreaProps) {
  const notPlain = useNotPlain(value, { lines: true, isPlain });
  return (
    <Field label={label} hint={hint} problem={problem || notPlain} hideLabel={hideLabel}>
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
