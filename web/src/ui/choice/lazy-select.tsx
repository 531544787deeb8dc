import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './lazy-select.module.css';

interface LazySelectProps {
  label: string;
  value: string;
  /** The name of the value; the other choices are only made when the list is about to open. */
  valueName: string;
  choices: () => readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** A quiet platform list: sixty countries in fifty rows would be three thousand options that nobody opens. */
export function LazySelect({ label, value, valueName, choices, onChange }: LazySelectProps) {
  const [isNear, setNear] = useState(false);
  const come = (): void => flushSync(() => setNear(true));
  return (
    <select
      className={styles.quiet}
      aria-label={label}
      value={value}
      onPointerDown={come}
      onFocus={come}
      onBlur={() => setNear(false)}
      onChange={(event) => onChange(event.target.value)}
    >
      {isNear ? (
        choices().map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))
      ) : (
        <option value={value}>{valueName}</option>
      )}
    </select>
  );
}
