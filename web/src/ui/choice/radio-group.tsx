import { useId } from 'react';
import { Icon } from '../control/icon.tsx';
import styles from './choice.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  problem?: string | null | undefined;
  /** Keeps the label for screen readers only, under a heading that says the same. */
  hideLabel?: boolean;
}

export function RadioGroup<Value extends string>({
  label,
  value,
  choices,
  onChange,
  problem,
  hideLabel = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend className={styles.legend} {...(hideLabel && { 'data-unseen': '' })}>
        {label}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            {choice.label}
            {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
      {problem && (
        <p id={`${name}-problem`} role="alert" className={styles.problem}>
          <Icon name="alert" size={15} />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
