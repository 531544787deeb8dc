import type { CustomIngredient, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { fetched } from '../../../ui/opened/fetched.tsx';
import { blankOwn } from '../state/editor-state.ts';
import styles from './own-ingredients.module.css';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

// Few recipes have one.
const OwnIngredientRow = fetched(async () => (await import('./own-ingredient-row.tsx')).OwnIngredientRow);

interface OwnIngredientsProps {
  editor: RecipeEditor;
  footprint: RecipeFootprint;
}

/** Ingredients outside the food data: they count by their weight, and in CO2e only with a figure and a source of the user's own. */
export function OwnIngredients({ editor: { state, dispatch }, footprint }: OwnIngredientsProps) {
  const text = useText('recipes/editor');
  const own = state.draft.customIngredients;
  const counts = new Map(footprint.lines.map((line) => [line._id, line]));
  const change = (id: string, changed: Partial<CustomIngredient>): void => dispatch({ do: 'change_own', id, own: changed });
  return (
    <section className={styles.own} aria-labelledby="own-ingredients">
      {own.length > 0 && (
        <>
          <h3 id="own-ingredients" className={styles.title}>
            {text('own.title')}
          </h3>
          <p className={styles.lead}>{text('own.lead')}</p>
          <ul className={styles.list}>
            {own.map((each, row) => (
              <OwnIngredientRow
                key={each._id}
                row={row}
                own={each}
                footprint={counts.get(each._id)}
                portions={state.draft.portions}
                onChange={(changed) => change(each._id, changed)}
                onRemove={() => dispatch({ do: 'remove_own', id: each._id })}
              />
            ))}
          </ul>
        </>
      )}
      <Button variant="quiet" size="small" icon="add" onClick={() => dispatch({ do: 'put_own', own: blankOwn() })}>
        {text('own.add')}
      </Button>
    </section>
  );
}
