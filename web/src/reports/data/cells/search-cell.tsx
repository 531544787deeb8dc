import { useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './data.module.css';
import ofSearch from './search-cell.module.css';

export interface Found {
  id: string;
  label: string;
  hint?: string;
}

interface SearchCellProps {
  label: string;
  /** The present choice; empty: nothing yet. */
  value: string;
  placeholder: string;
  /** The row's own name, which is searched while nothing is typed. */
  written: string;
  items: readonly Found[];
  isSearching: boolean;
  /** The present search; null while the list is closed. */
  onAsk: (query: string | null) => void;
  onChoose: (found: Found) => void;
}

/**
 * Finds a thing while one types (WAI-ARIA combobox with list). Its list exists only while the cell is worked in, for a
 * table has dozens of these.
 */
export function SearchCell({ label, value, placeholder, written, items, isSearching, onAsk, onChoose }: SearchCellProps) {
  const text = useText('reports/data');
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const open = (query: string): void => {
    setOpen(true);
    onAsk(query.trim().slice(0, 200));
  };
  const close = (): void => {
    setOpen(false);
    onAsk(null);
    setTyped(null);
    setActive(0);
  };
  const choose = (found: Found | undefined): void => {
    if (found) onChoose(found);
    close();
  };
  return (
    <div className={styles.search}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && items[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? value}
        maxLength={200}
        onFocus={(event) => event.target.select()}
        onClick={() => open(typed ?? written)}
        onChange={(event) => {
          setTyped(event.target.value);
          open(event.target.value);
          setActive(0);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (!isOpen) {
            if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
            open(typed ?? written);
          } else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, items.length - 1));
          else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
          else if (event.key === 'Enter') {
            // Waits for a running search: an older answer is not what was meant.
            if (!isSearching) choose(items[active]);
          } else if (event.key === 'Escape') close();
          else return;
          event.preventDefault();
        }}
      />
      {isOpen && (
        <ul className={ofSearch.list} id={listId} role="listbox" aria-label={text('found')}>
          {items.map((found, index) => (
            <li
              key={found.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={ofSearch.option}
              // The press must not take the focus from the field: its blur would close the list first.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(found)}
            >
              <span>{found.label}</span>
              {found.hint && <span className={styles.hint}>{found.hint}</span>}
            </li>
          ))}
          {items.length === 0 && (
            <li className={ofSearch.none} role="option" aria-selected={false} aria-disabled="true">
              {text(isSearching ? 'searching' : 'nothingFound')}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
