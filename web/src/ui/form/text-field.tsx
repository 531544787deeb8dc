import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';
import { useNotPlain } from './use-not-plain.ts';

interface TextFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Stands inside the field, after the text: a unit, a button. */
  after?: ReactNode;
  /** False: any character may be meant, as in a password. */
  isPlain?: boolean;
}

export function TextField({
  label,
  hint,
  problem,
  hideLabel,
  value,
  onChange,
  after,
  type = 'text',
  isPlain = type === 'text',
  ...rest
}: TextFieldProps) {
  const notPlain = useNotPlain(value, { lines: false, isPlain });
  return (
    <Field label={label} hint={hint} problem={problem || notPlain} hideLabel={hideLabel}>
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
