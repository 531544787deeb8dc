import { useLayoutEffect, useRef } from 'react';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { ComboBox } from '../../ui/choice/combo-box.tsx';
import { useDishSearch } from '../dishes/use-dish-search.ts';
import styles from './grid.module.css';

interface DishFieldProps {
  restaurantId: string;
  /** What the cell is called. */
  label: string;
  onChoose: (recipeId: string) => void;
  onEnd: () => void;
}

/** A cell that is written in: type to find, Enter to put, Escape to leave it as it was. */
export function DishField({ restaurantId, label, onChoose, onEnd }: DishFieldProps) {
  const nameOf = useRecipeName();
  const co2 = useCo2();
  const { typed, onType, found, isSearching } = useDishSearch(restaurantId);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div
      ref={place}
      className={styles.writing}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEnd();
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
