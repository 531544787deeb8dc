import { useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './field.module.css';
import { Icon } from '../control/icon.tsx';
import { Kbd } from '../control/kbd.tsx';
import clear from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** `/` anywhere on the page moves here; one field of a page has it. */
  slashFocuses?: boolean;
}

export function SearchField({ label, value, onChange, placeholder, slashFocuses = false }: SearchFieldProps) {
  const text = useText('ui');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (slashFocuses ? focusOnSlash(input) : undefined), [slashFocuses]);

  function empty() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.box}>
      <span className={styles.lead}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && empty()}
      />
      {value ? (
        <button type="button" className={clear.clear} aria-label={text('clear')} onClick={empty}>
          <Icon name="close" size={15} />
        </button>
      ) : (
        slashFocuses && <Kbd keys="/" />
      )}
    </div>
  );
}

function focusOnSlash(input: React.RefObject<HTMLInputElement | null>) {
  function onKeyDown(event: KeyboardEvent) {
    const typing =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable="true"]');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.current?.focus();
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
