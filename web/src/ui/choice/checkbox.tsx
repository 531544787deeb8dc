import styles from './choice.module.css';

export interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
  /** Some of what stands below is checked and some is not. */
  mixed?: boolean;
  disabled?: boolean;
  /** Keeps the label for screen readers only, as in a table's row. */
  hideLabel?: boolean;
}

export function Checkbox({ label, checked, onChange, hint, mixed = false, disabled = false, hideLabel = false }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        type="checkbox"
        className={styles.check}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.words} {...(hideLabel && { 'data-unseen': '' })}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
