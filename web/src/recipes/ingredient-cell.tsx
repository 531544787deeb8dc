import { searchIngredients } from '@plateprint/shared/ingredients/ingredient-api.ts';
import type { IngredientSuggestion } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { memo, useId, useState } from 'react';
import { useRead } from '../api/use-read.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { focusCell } from './grid-focus.ts';
import styles from './ingredient-cell.module.css';

interface IngredientCellProps {
  row: number;
  /** The name of what the line means now; empty: nothing yet. */
  name: string;
  /** What else the line may have meant, offered before anything is typed. */
  candidates: readonly { ingredientId: string; ingredientName: string; variationId: string; variationName: string }[];
  onChoose: (ingredientId: string, variationId: string, name: string) => void;
}

interface Choice {
  key: string;
  ingredientId: string;
  variationId: string;
  name: string;
  hint: string;
}

function choiceOf(found: IngredientSuggestion): Choice {
  const variation = found.variations.find((each) => each.default) ?? found.variations[0];
  const alias = found.matchedName.toLowerCase() === found.ingredientName.toLowerCase() ? '' : found.matchedName;
  return {
    key: found.ingredientId,
    ingredientId: found.ingredientId,
    variationId: variation?.variationId ?? '',
    name: found.ingredientName,
    hint: [alias, found.categoryName].filter(Boolean).join(' · '),
  };
}

/**
 * Finds an ingredient while one types (WAI-ARIA combobox with list). Its list exists only while the cell is worked in:
 * a recipe has dozens of these, and a keystroke must not wait for them.
 */
export const IngredientCell = memo(function IngredientCell({ row, name, candidates, onChoose }: IngredientCellProps) {
  const words = useText('recipes');
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { choices, searching } = useChoices(typed ?? '', isOpen, candidates);

  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setActive(0);
  };
  const choose = (choice: Choice | undefined): void => {
    if (choice && choice.variationId !== '') onChoose(choice.ingredientId, choice.variationId, choice.name);
    close();
  };

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
        placeholder={words('grid.search')}
        value={typed ?? name}
        maxLength={200}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(0);
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
            choose(choices[active]);
            focusCell(row, 'amount');
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

function useChoices(
  query: string,
  isOpen: boolean,
  candidates: IngredientCellProps['candidates'],
): { choices: Choice[]; searching: boolean } {
  const language = useLanguage();
  const wanted = query.trim();
  const found = useRead(
    searchIngredients,
    { body: { query: wanted, language, limit: 8 } },
    { enabled: isOpen && wanted !== '', staleTime: Infinity, keepLast: true },
  );
  if (wanted !== '') return { choices: (found.data?.items ?? []).map(choiceOf), searching: found.isFetching };
  const choices = candidates.map(({ ingredientId, ingredientName, variationId, variationName }) => ({
    key: variationId,
    ingredientId,
    variationId,
    name: ingredientName,
    hint: variationName,
  }));
  return { choices, searching: false };
}
