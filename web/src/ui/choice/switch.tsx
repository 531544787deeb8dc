import type { CheckboxProps } from './checkbox.tsx';
import styles from './choice.module.css';

/** Takes effect at once; what is saved later is a checkbox. */
export function Switch({ label, checked, onChange, hint, disabled = false, hideLabel = false }: Omit<CheckboxProps, 'mixed'>) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
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
