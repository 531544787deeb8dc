import { useState } from 'react';
import { classNames } from '../../../ui/look/class-names.ts';
import styles from './data.module.css';

interface TypedCellProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** The typed text so far; null when typing is over. */
  onTyping?: (typed: string | null) => void;
  /** It was left, with or without a change. */
  onLeave?: () => void;
  isNumber?: boolean;
  /** Holds a word or a sign, such as a unit. */
  isShort?: boolean;
  isInvalid?: boolean;
}

/** A cell to type in: shows what is typed while it is typed; Enter and the arrows go up and down its column. */
export function TypedCell({
  label,
  value,
  onChange,
  onTyping,
  onLeave,
  isNumber = false,
  isShort = false,
  isInvalid = false,
}: TypedCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string | null): void => {
    setTyped(text);
    onTyping?.(text);
  };
  const keep = (): void => {
    if (typed !== null && typed !== value) onChange(typed);
    type(null);
    onLeave?.();
  };
  return (
    <input
      className={classNames(styles.input, isNumber && styles.number, isShort && styles.short)}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      maxLength={300}
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => type(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Escape') type(null);
        else if (event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          keep();
          focusBeside(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1);
        } else return;
        event.preventDefault();
      }}
    />
  );
}

/** The cell of the same column in the row above or below. */
function focusBeside(input: HTMLInputElement, by: 1 | -1): void {
  const row = input.closest('tr');
  const cell = input.closest('td, th');
  const place = cell && row ? [...row.children].indexOf(cell) : -1;
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  next?.children[place]?.querySelector('input')?.focus();
}
