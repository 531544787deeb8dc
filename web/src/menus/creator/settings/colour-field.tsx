import { useId } from 'react';
import styles from '../canvas/panel.module.css';

/** The platform's own choice of a colour, as `#rrggbb`. */
export function ColourField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className={styles.colour}>
      <input id={id} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
