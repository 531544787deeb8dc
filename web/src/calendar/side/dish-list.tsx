import { memo } from 'react';
import { LevelMark } from '../../footprint/level-mark.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useDishSearch } from '../dishes/use-dish-search.ts';
import { beginDrag, endDrag } from '../grid/dragged.ts';
import styles from './side.module.css';

interface DishListProps {
  restaurantId: string;
  onPut: (recipeId: string) => void;
}

/** The kitchen's dishes: dragged into the plan, or pressed to stand where the selection is. */
export const DishList = memo(function DishList({ restaurantId, onPut }: DishListProps) {
  const text = useText('calendar/planner');
  const nameOf = useRecipeName();
  const co2 = useCo2();
  const { typed, onType, found, isSearching } = useDishSearch(restaurantId);
  return (
    <section className={styles.part} aria-label={text('dishes')}>
      <SearchField label={text('findDish')} value={typed} onChange={onType} />
      <p className={styles.hint}>{text('dragHint')}</p>
      <ul className={styles.dishes} aria-busy={isSearching}>
        {found.map((recipe) => {
          const name = nameOf(recipe.names);
          return (
            <li key={recipe.id}>
              <button
                type="button"
                className={styles.dish}
                draggable
                onClick={() => onPut(recipe.id)}
                onDragStart={(event) => beginDrag(event.dataTransfer, { from: 'list', recipeId: recipe.id }, name)}
                onDragEnd={endDrag}
              >
                <LevelMark level={recipe.level} size={18} />
                <span className={styles.dishName}>{name}</span>
                <span className={styles.figure}>
                  {co2.kg(recipe.level === null ? null : (recipe.co2PerPortion?.value ?? null))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && !isSearching && <p className={styles.hint}>{text('noDish')}</p>}
    </section>
  );
});
