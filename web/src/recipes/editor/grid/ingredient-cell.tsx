import { memo, useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { focusCell } from '../state/grid-focus.ts';
import { type Candidate, type Choice, useIngredientChoices } from '../state/use-ingredient-choices.ts';
import styles from './ingredient-cell.module.css';

interface IngredientCellProps {
  row: number;
  /** The name of what the line means now; empty: nothing yet. */
  name: string;
  /** It means something already, though the name may still be on its way. */
  isMeant: boolean;
  /** Further meanings of the line, offered before anything is typed. */
  candidates: readonly Candidate[];
  /** Whether it is asked what the line means: without candidates, foods of that name are offered. */
  isInDoubt: boolean;
  restaurantId: string;
  /** The bag that is being written. */
  ownId: string | undefined;
  onChoose: (choice: Choice) => void;
}

/**
 * Finds an ingredient while one types (WAI-ARIA combobox with list). Its list exists only while the cell is worked in:
 * a recipe has dozens of these, and a keystroke must not wait for them.
 */
export const IngredientCell = memo(function IngredientCell({
  row,
  name,
  isMeant,
  isInDoubt,
  onChoose,
  ...asking
}: IngredientCellProps) {
  const words = useText('recipes');
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isAwaiting, setAwaiting] = useState(false);
  const offered = isInDoubt && asking.candidates.length === 0 ? name : '';
  const { choices, searching, isStale } = useIngredientChoices({ query: typed ?? offered, isOpen, ...asking });

  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setActive(0);
    setAwaiting(false);
  };
  const choose = (choice: Choice | undefined): void => {
    if (choice && (choice.kind !== 'ingredient' || choice.variationId !== '')) onChoose(choice);
    close();
  };
  const take = (): void => {
    choose(choices[active]);
    focusCell(row, 'amount');
  };
  // Enter before the answer to the last key is there takes what that answer brings, not what an earlier one did.
  const takeAwaited = useEffectEvent(take);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it answers the arrival of the search's reply
    if (isAwaiting && !isStale) takeAwaited();
  }, [isAwaiting, isStale]);

  return (
    <div className={styles.cell}>
      <input
        className={styles.input}
        data-cell={`${row}:ingredient`}
        role="combobox"
        aria-label={words('grid.ingredient', { row: row + 1 })}
        aria-expanded={isOpen && choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && choices[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={isMeant ? '…' : words('grid.search')}
        value={typed ?? name}
        maxLength={200}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(0);
          setAwaiting(false);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (!isOpen) {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
              focusCell(row + (event.key === 'ArrowDown' ? 1 : -1), 'ingredient');
            else if (event.key === 'Enter' || (event.key === 'ArrowDown' && event.altKey)) setOpen(true);
            else return;
          } else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, choices.length - 1));
          else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
          else if (event.key === 'Enter') {
            if (isStale) setAwaiting(true);
            else take();
          } else if (event.key === 'Escape') close();
          else return;
          event.preventDefault();
        }}
      />
      {isOpen && (choices.length > 0 || typed) && (
        <ul className={styles.list} id={listId} role="listbox" aria-label={words('grid.found')}>
          {choices.map((choice, index) => (
            <li
              key={choice.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The press must not take the focus from the field: its blur would close the list first.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(choice)}
            >
              <span>{choice.name}</span>
              {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </li>
          ))}
          {choices.length === 0 && (
            <li className={styles.none} role="option" aria-selected={false} aria-disabled="true">
              {searching ? words('grid.searching') : words('grid.none')}
            </li>
          )}
        </ul>
      )}
    </div>
  );
});
