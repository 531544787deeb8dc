import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './palette.module.css';
import { type Entry, type Group, useFound } from './use-found.ts';

/** Finds recipes, menus, reports, ingredients, pages and actions by name (WAI-ARIA combobox with list), and goes there. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText('app/palette');
  const router = useRouter();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, isSearching } = useFound(typed);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(active, entries.length - 1);
  const idOf = (entry: Entry | undefined): string | undefined => (entry ? `${listId}-${entries.indexOf(entry)}` : undefined);
  const go = (entry: Entry | undefined): void => {
    if (!entry) return;
    onClose();
    void router.navigate({ href: entry.href });
  };
  return (
    <Dialog title={text('title')} isOpen onClose={onClose} size="medium">
      <div className={styles.palette}>
        <input
          autoFocus
          className={styles.field}
          role="combobox"
          aria-label={text('field')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={idOf(entries[at])}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={text('hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || entries.length === 0) return;
            if (event.key === 'ArrowDown') setActive((at + 1) % entries.length);
            else if (event.key === 'ArrowUp') setActive((at - 1 + entries.length) % entries.length);
            else if (event.key === 'Enter') go(entries[at]);
            else return;
            event.preventDefault();
          }}
        />
        <div id={listId} role="listbox" aria-label={text('found')} className={styles.list}>
          {groups.map((group) => (
            <Found
              key={group.name}
              group={group}
              listId={listId}
              idOf={idOf}
              chosen={entries[at]}
              onPoint={(entry) => setActive(entries.indexOf(entry))}
              onGo={go}
            />
          ))}
        </div>
        <p className={styles.none} role="status">
          {entries.length === 0 && !isSearching ? text('none') : ''}
        </p>
      </div>
    </Dialog>
  );
}

interface FoundProps {
  group: Group;
  listId: string;
  idOf: (entry: Entry) => string | undefined;
  chosen: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onGo: (entry: Entry) => void;
}

/** The results of one kind. */
function Found({ group: { name, entries }, listId, idOf, chosen, onPoint, onGo }: FoundProps) {
  const text = useText('app/palette');
  return (
    <div role="group" aria-labelledby={`${listId}-${name}`}>
      <p id={`${listId}-${name}`} className={styles.group} aria-hidden="true">
        {text(`group.${name}`)}
      </p>
      {entries.map((entry) => (
        <div
          key={entry.key}
          id={idOf(entry)}
          role="option"
          tabIndex={-1}
          aria-selected={chosen === entry}
          className={styles.entry}
          ref={(row) => {
            if (chosen === entry) row?.scrollIntoView?.({ block: 'nearest' });
          }}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(entry)}
          onClick={() => onGo(entry)}
        >
          <Icon name={entry.icon} size={18} />
          <span className={styles.label}>{entry.label}</span>
          {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
        </div>
      ))}
    </div>
  );
}
