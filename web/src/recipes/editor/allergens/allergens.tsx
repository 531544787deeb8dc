import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { AllergenStatement, RecipeAllergens } from '@plateprint/shared/recipes/allergens/allergen-statement.ts';
import type { OpenLine } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import { withSignOffs } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { isRemoval } from '@plateprint/shared/recipes/allergens/recipe-allergens.ts';
import { listSignOffs } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { fetched } from '../../../ui/opened/fetched.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AllergenList } from '../../panel/parts/allergen-list.tsx';
import { AllergenRow } from './allergen-row.tsx';
import { AllergenChanges } from './allergen-changes.tsx';
import styles from './allergens.module.css';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

/** Of kept recipes alone. */
const SignOffs = fetched(async () => (await import('./sign-offs.tsx')).SignOffs);

interface AllergensProps {
  editor: RecipeEditor;
  allergens: RecipeAllergens;
  /** The lines that leave open what is not known. */
  openLines: readonly OpenLine[];
  nameOf: (lineId: string) => string;
}

/** The allergens of the dish: by its lines, with a person's statements over them. Taking away one that a line brings is asked about. */
export function Allergens({ editor: { state, dispatch }, allergens, openLines, nameOf }: AllergensProps) {
  const text = useText('recipes/editor');
  const { name } = useAllergens();
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

  // One answer for all that the food data leave open: whoever gives it has read the labels.
  const sayNotAmong = (): void => {
    const answers = allergens.unknown.map((allergen) => ({ allergen, state: 'not_among' as const }));
    dispatch({ do: 'change', draft: { allergens: [...said, ...answers] } });
  };

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
      <AsGuestsRead recipe={state} allergens={allergens} openLines={openLines} nameOf={nameOf} />
      {state.base && state.changed && <SinceSaved recipeId={state.base.id} after={allergens} />}
      {state.base && <SignOffs recipeId={state.base.id} isChanged={state.changed} />}
      <Dialog
        title={text('allergens.title')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="medium"
        actions={
          <>
            <Button disabled={allergens.unknown.length === 0} onClick={sayNotAmong}>
              {text('allergens.notAmongUnknown')}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
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
    </section>
  );
}

/** As guests read it: with what somebody signed of the kept recipe, as long as it is as it was kept. */
function AsGuestsRead({
  recipe: { base, changed },
  allergens,
  openLines,
  nameOf,
}: Omit<AllergensProps, 'editor'> & { recipe: Pick<RecipeEditor['state'], 'base' | 'changed'> }) {
  const isKept = base !== null && !changed;
  const { data } = useRead(listSignOffs, { params: { id: base?.id ?? '' } }, { enabled: isKept });
  const standing = isKept ? (data?.items.find(({ kind, undone }) => kind === 'allergens' && undone === null) ?? null) : null;
  const shown = withSignOffs(allergens, { allergens: standing?.signed ?? null, glutenFree: false });
  const open = shown.unknown.length === 0 ? [] : openLines;
  return <AllergenList allergens={shown} diet={null} openLines={open} nameOf={nameOf} />;
}

/** Against what is saved: what the change in the editor adds is said before it is saved. */
function SinceSaved({ recipeId, after }: { recipeId: string; after: RecipeAllergens }) {
  const { data } = useRead(readRecipe, { params: { id: recipeId } }, { staleTime: Infinity });
  return data ? <AllergenChanges before={data.footprint.allergens} after={after} recipeId={recipeId} /> : null;
}
