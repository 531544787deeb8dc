import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../control/icon.tsx';

export interface FieldText {
  label: string;
  /** Said before anything went wrong. */
  hint?: string;
  /** The problem and its remedy, or nothing. */
  problem?: string | null | false;
  /** Keeps the label for screen readers only, where a heading or column says it already. */
  hideLabel?: boolean;
}

interface FieldProps extends FieldText {
  /** Draws the control with the attributes that tie it to its label, hint and problem. */
  children: (tied: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }) => ReactNode;
}

/** Label above, control, hint or problem below. */
export function Field({ label, hint, problem, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const said = problem || hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} {...(hideLabel && { 'data-unseen': '' })}>
        {label}
      </label>
      {children({ id, 'aria-describedby': said ? `${id}-said` : undefined, 'aria-invalid': problem ? true : undefined })}
      {said && (
        <p id={`${id}-said`} className={problem ? styles.problem : styles.hint}>
          {problem && <Icon name="alert" size={15} />}
          {said}
        </p>
      )}
    </div>
  );
}
