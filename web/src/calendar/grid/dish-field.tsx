import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { ComboBox } from '../../ui/choice/combo-box.tsx';
import { useDishSearch } from '../dishes/use-dish-search.ts';
import styles from './grid.module.css';

interface DishFieldProps {
  restaurantId: string;
  /** The name of the cell. */
  label: string;
  onChoose: (recipeId: string) => void;
  onEnd: () => void;
}

/** Whether an arrow chose one of those that were found. */
const hasChoice = (field: EventTarget): boolean =>
  field instanceof HTMLElement && (field.getAttribute('aria-activedescendant') ?? '') !== '';

/** A cell that is written in: type to find, Enter to put the first that is found or the one chosen, Escape to leave it as it was. */
export function DishField({ restaurantId, label, onChoose, onEnd }: DishFieldProps) {
  const nameOf = useRecipeName();
  const co2 = useCo2();
  const { typed, onType, found, isSearching } = useDishSearch(restaurantId);
  const place = useRef<HTMLDivElement>(null);
  // The text when Enter was pressed: the search may not be over then.
  const [entered, setEntered] = useState<string | null>(null);
  const isTaking = entered === typed;
  const [first] = found;
  useEffect(() => {
    if (isTaking && !isSearching && first) onChoose(first.id);
  }, [isTaking, isSearching, first, onChoose]);
  useLayoutEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div
      ref={place}
      className={styles.writing}
      data-writing=""
      onKeyDownCapture={(event) => {
        const isFirstMeant = event.key === 'Enter' && typed.trim() !== '' && !hasChoice(event.target);
        if (event.key !== 'Escape' && !isFirstMeant) return;
        event.stopPropagation();
        // The focus goes on to the next place at once: there the same key would begin to write.
        event.preventDefault();
        if (isFirstMeant) setEntered(typed);
        else onEnd();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onEnd();
      }}
    >
      <ComboBox
        label={label}
        hideLabel
        typed={typed}
        onType={onType}
        searching={isSearching}
        items={found.map((recipe) => ({
          id: recipe.id,
          label: nameOf(recipe.names),
          after: (
            <span className={styles.number}>{co2.kg(recipe.level === null ? null : (recipe.co2PerPortion?.value ?? null))}</span>
          ),
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
