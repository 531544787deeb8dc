import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { AllergenStatement, RecipeAllergens } from '@plateprint/shared/recipes/allergens/allergen-statement.ts';
import { isRemoval } from '@plateprint/shared/recipes/allergens/recipe-allergens.ts';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';
import { AllergenRow } from './allergen-row.tsx';
import styles from './allergens.module.css';

interface AllergenDialogProps {
  editor: RecipeEditor;
  allergens: RecipeAllergens;
  isOpen: boolean;
  onClose: () => void;
}

/** A person's statements on the fourteen. Taking away one that a line brings is asked about. */
export function AllergenDialog({ editor: { state, dispatch }, allergens, isOpen, onClose }: AllergenDialogProps) {
  const text = useText('recipes/editor');
  const { name } = useAllergens();
  const [asked, setAsked] = useState<AllergenStatement | null>(null);
  const said = state.draft.allergens;

  const put = (allergen: Allergen, statement: AllergenStatement | null): void =>
    dispatch({
      do: 'change',
      draft: { allergens: [...said.filter((each) => each.allergen !== allergen), ...(statement ? [statement] : [])] },
    });
  const say = (allergen: Allergen, statement: AllergenStatement | null): void =>
    statement && isRemoval(allergens, statement) ? setAsked(statement) : put(allergen, statement);

  // One answer for all that the food data leave open: whoever gives it has read the labels.
  const sayNotAmong = (): void => {
    const answers = allergens.unknown.map((allergen) => ({ allergen, state: 'not_among' as const }));
    dispatch({ do: 'change', draft: { allergens: [...said, ...answers] } });
  };

  return (
    <>
      <Dialog
        title={text('allergens.title')}
        isOpen={isOpen}
        onClose={onClose}
        size="medium"
        actions={
          <>
            <Button disabled={allergens.unknown.length === 0} onClick={sayNotAmong}>
              {text('allergens.notAmongUnknown')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {text('names.done')}
            </Button>
          </>
        }
      >
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
        title={text('allergens.removeTitle', { allergen: asked ? name(asked.allergen) : '' })}
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
    </>
  );
}
