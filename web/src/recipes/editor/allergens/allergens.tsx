import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import { useState } from 'react';
import { fetched } from '../../../ui/opened/fetched.tsx';
import { fetchedWhenOpened } from '../../../ui/opened/fetched-when-opened.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import type { AllergensShownProps } from './allergens-shown.tsx';
import styles from './allergens.module.css';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

// With what reads and counts lines: a recipe without any says nothing of allergens.
const AllergensShown = fetched(async () => (await import('./allergens-shown.tsx')).AllergensShown);
const AllergenDialog = fetchedWhenOpened(async () => (await import('./allergen-dialog.tsx')).AllergenDialog);

interface AllergensProps extends Omit<AllergensShownProps, 'recipe'> {
  editor: RecipeEditor;
}

/** The allergens of the dish: by its lines, with a person's statements over them. */
export function Allergens({ editor, allergens, openLines, nameOf }: AllergensProps) {
  const text = useText('recipes/editor');
  const [isOpen, setOpen] = useState(false);
  const { ingredients, customIngredients, allergens: said } = editor.state.draft;
  const isEmpty = ingredients.every(isBlankLine) && customIngredients.length + said.length === 0;
  return (
    <section className={styles.allergens} aria-labelledby="recipe-allergens">
      <div className={styles.head}>
        <h2 id="recipe-allergens" className={styles.title}>
          {text('allergens.title')}
        </h2>
        <Button size="small" icon="allergen" onClick={() => setOpen(true)}>
          {text('allergens.change')}
        </Button>
      </div>
      {isEmpty ? (
        <p className={styles.lead}>{text('allergens.notYet')}</p>
      ) : (
        <AllergensShown recipe={editor.state} allergens={allergens} openLines={openLines} nameOf={nameOf} />
      )}
      <AllergenDialog editor={editor} allergens={allergens} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
