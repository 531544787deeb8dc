import { useId } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../control/button.tsx';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** The name of the work. */
  label: string;
  /** How much of it is done, 0 to 1; null while nobody knows. */
  share: number | null;
  onCancel?: () => void;
}

/** Long work: how far it is, and a way to call it off. */
export function ProgressBar({ label, share, onCancel }: ProgressBarProps) {
  const id = useId();
  const text = useText('ui');
  const format = useFormat();
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {share !== null && <span className={styles.figure}>{format.percent(share)}</span>}
      <progress id={id} className={styles.bar} max={1} {...(share !== null && { value: share })} />
      {onCancel && (
        <Button size="small" variant="quiet" onClick={onCancel}>
          {text('cancel')}
        </Button>
      )}
    </div>
  );
}
