import type { RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './per-portion.module.css';

interface AllergenListProps {
  allergens: RecipeFootprint['allergens'];
  diet: RecipeFootprint['diet'];
}

/** What the dish contains; nobody is told "free of" while a line is not understood. */
export function AllergenList({ allergens, diet }: AllergenListProps) {
  const text = useText('recipes');
  const format = useFormat();
  const complete = allergens.known;
  const names = (list: typeof allergens.contains): string => format.list(list.map((allergen) => text(`allergen.${allergen}`)));
  return (
    <div className={styles.allergens}>
      <p>
        {allergens.contains.length > 0
          ? text('portion.contains', { allergens: names(allergens.contains) })
          : complete
            ? text('portion.containsNone')
            : text('portion.containsUnknown')}
      </p>
      {allergens.mayContain.length > 0 && <p>{text('portion.mayContain', { allergens: names(allergens.mayContain) })}</p>}
      {allergens.free.length > 0 && <p>{text('portion.saidFree', { allergens: names(allergens.free) })}</p>}
      {!complete && allergens.contains.length > 0 && <p>{text('portion.maybeMore')}</p>}
      {(diet === 'vegan' || diet === 'vegetarian') && <p className={styles.diet}>{text(`portion.diet.${diet}`)}</p>}
    </div>
  );
}
