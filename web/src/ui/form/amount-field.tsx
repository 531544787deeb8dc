import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { useState, type ComponentProps } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { classNames } from '../look/class-names.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

interface AmountFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'value' | 'type'> {
  value: number | null;
  /** Gets null while the text holds no number. */
  onChange: (value: number | null) => void;
  /** Turns what was typed into a number; by default the product's rule for decimals. */
  parse?: (typed: string) => number | null;
  unit?: string;
}

/**
 * A number typed as text: the comma of half of Europe is a decimal point, nothing jumps while typing, no wheel changes it.
 * While it has the focus it shows what was typed, afterwards the number with the language's decimal sign.
 */
export function AmountField({
  label,
  hint,
  problem,
  hideLabel,
  value,
  onChange,
  parse = decimalInput,
  unit,
  ...rest
}: AmountFieldProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  // Never grouped: the text must not change under a selection when the field gets the focus.
  const written = value === null ? '' : format.plain(value);

  return (
    <Field label={label} hint={hint} problem={problem} hideLabel={hideLabel}>
      {(tied) => (
        <div className={styles.box}>
          <input
            {...rest}
            {...tied}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={classNames(styles.input, styles.number)}
            value={typed ?? written}
            onBlur={(event) => {
              setTyped(null);
              rest.onBlur?.(event);
            }}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parse(event.target.value));
            }}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
