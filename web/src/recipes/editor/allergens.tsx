import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { AllergenStatement, RecipeAllergens } from '@plateprint/shared/recipes/allergen-statement.ts';
import { isRemoval } from '@plateprint/shared/recipes/recipe-allergens.ts';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AllergenList } from '../panel/allergen-list.tsx';
import { AllergenRow } from './allergen-row.tsx';
import styles from './allergens.module.css';
import type { RecipeEditor } from './use-recipe-editor.ts';

interface AllergensProps {
  editor: RecipeEditor;
  allergens: RecipeAllergens;
}

/** What the dish contains: by its lines, with a person's own word over it. Taking away what a line brings is asked about. */
export function Allergens({ editor: { state, dispatch }, allergens }: AllergensProps) {
  const text = useText('recipes/editor');
  const names = useText('recipes');
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<AllergenStatement | null>(null);
  const said = state.draft.allergens;

  const put = (allergen: Allergen, statement: AllergenStatement | null): void =>
    dispatch({
      do: 'change',
      draft: { allergens: [...said.filter((each) => each.allergen !== allergen), ...(statement ? [statement] : [])] },
    });
  const say = (allergen: Allergen, statement: AllergenStatement | null): void =>
    statement && isRemoval(allergens, statement) ? setAsked(statement) : put(allergen, statement);

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
      <AllergenList allergens={allergens} diet={null} />
      <Dialog title={text('allergens.title')} isOpen={isOpen} onClose={() => setOpen(false)} size="medium">
        <p className={styles.lead}>{text('allergens.lead')}</p>
        <ul className={styles.list}>
          {ALLERGENS.map((allergen) => (
            <AllergenRow
              key={allergen}
              allergen={allergen}
              allergens={allergens}
              statement={said.find((each) => each.allergen === allergen) ?? null}
              onSay={(statement) => say(allergen, statement)}
            />
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        title={text('allergens.removeTitle', { allergen: asked ? names(`allergen.${asked.allergen}`) : '' })}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) put(asked.allergen, asked);
          setAsked(null);
        }}
        confirmLabel={text('allergens.removeNow')}
        danger
      >
        {text('allergens.removeHelp')}
      </ConfirmDialog>
    </section>
  );
}
