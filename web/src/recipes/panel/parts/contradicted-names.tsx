import { contradictedNames } from '@plateprint/shared/recipes/names/dish-promise.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { usePromiseText } from '../../use-promise-text.ts';
import styles from './coverage-note.module.css';

interface ContradictedNamesProps {
  names: RecipeDraft['names'];
  footprint: Pick<RecipeFootprint, 'diet' | 'allergens' | 'animalRennet'>;
}

/** That the dish is not what its name says, where its chef can mend either: "Vegetarian lasagne" with minced beef. */
export function ContradictedNames({ names, footprint: { diet, allergens, animalRennet } }: ContradictedNamesProps) {
  const text = useText('recipes/promises');
  const promiseText = usePromiseText();
  const contradicted = useMemo(
    () => contradictedNames(names, { diet, allergens, animalRennet }),
    [names, diet, allergens, animalRennet],
  );
  if (contradicted.length === 0) return null;
  return (
    <div className={styles.partly} role="status">
      {contradicted.map((each) => (
        <p key={`${each.words} ${each.promise}`} className={styles.lead}>
          <Icon name="eye" size={16} />
          {promiseText(each, text('thisDish'))}
        </p>
      ))}
    </div>
  );
}
