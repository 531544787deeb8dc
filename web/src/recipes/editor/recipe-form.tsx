import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Recipe } from '@plateprint/shared/recipes/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Page } from '../../ui/page-header.tsx';
import type { EditorState } from './editor-state.ts';
import { FootprintPanel } from '../panel/footprint-panel.tsx';
import { Allergens } from './allergens.tsx';
import { focusCell } from './grid-focus.ts';
import { HistoryPanel } from './history-panel.tsx';
import { IngredientGrid } from './ingredient-grid.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Lockable, WhyLocked } from './recipe-lock.tsx';
import { LineWhy } from '../panel/line-why.tsx';
import { ScaleRecipe } from '../panel/scale-recipe.tsx';
import { OwnIngredients } from './own-ingredients.tsx';
import { PasteRecipe, type PastedRecipe } from '../paste-recipe.tsx';
import { RecipeHead } from './recipe-head.tsx';
import { RecipeNote } from './recipe-note.tsx';
import { SaveProblem } from './save-problem.tsx';
import styles from './recipe-form.module.css';
import { useFootprint } from './use-footprint.ts';
import { useLineNames } from './use-line-names.ts';
import { useRecipeEditor } from './use-recipe-editor.ts';
import { useRecipeFacts } from './use-recipe-facts.ts';
import { useEditRefusal } from '../use-edit-refusal.ts';
import { useSaveRecipe } from './use-save-recipe.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface RecipeFormProps {
  /** The recipe as it is kept; undefined: a new one. */
  kept: Recipe | undefined;
  restaurant: Restaurant;
  userId: string;
  first: EditorState;
  /** True for a new recipe that was begun earlier and not saved. */
  isContinued: boolean;
  onDiscard: () => void;
}

/** The recipe at the left, its footprint always in sight at the right. */
export function RecipeForm({ kept, restaurant, userId, first, isContinued, onDiscard }: RecipeFormProps) {
  const text = useText('recipes');
  const words = useText('recipes/editor');
  const panel = useText('recipes/panel');
  const language = useLanguage();
  // A kept recipe is figured for its own restaurant, wherever its reader works now.
  const location = supplyLocation(first.base?.consumption ?? restaurant.location);
  const id = kept?.id;
  const refusal = useEditRefusal(restaurant)(kept ?? { restaurantId: restaurant.id, libraryScope: 'restaurant' });
  const isLocked = refusal !== null;
  const editor = useRecipeEditor({ userId, id, language, location, restaurantId: restaurant.id, first });
  const { draft } = editor.state;
  const known = useRecipeFacts(draft, { location, database: draft.location }, restaurant.id);
  const footprint = useFootprint(draft, known.facts);
  const names = useLineNames(draft.ingredients, known.bags);
  const saving = useSaveRecipe({ editor, id, restaurantId: restaurant.id, userId });
  const [pasting, setPasting] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const askedLine = draft.ingredients.find((line) => line._id === asked);
  const [isScaling, setScaling] = useState(false);
  const [isHistory, setHistory] = useState(false);

  useUndoKeys(editor);
  const nameOf = (lineId: string): string => {
    const line = draft.ingredients.find((each) => each._id === lineId);
    if (line) return names.name(line);
    return draft.customIngredients.find((each) => each._id === lineId)?.name.trim() || words('own.unnamed');
  };
  const take = (recipe: PastedRecipe): void => {
    setPasting(false);
    editor.dispatch({
      do: 'change',
      draft: {
        ...(recipe.title && draft.names[0]?.name.trim() === ''
          ? { names: [{ language: recipe.language, name: recipe.title }] }
          : {}),
        ...(recipe.portions ? { portions: recipe.portions } : {}),
        ...(recipe.method ? { note: [draft.note, recipe.method].filter(Boolean).join('\n\n') } : {}),
      },
    });
    editor.putWritten(null, recipe.lines, recipe.language);
  };

  return (
    <Page wide>
      <RecipeHead
        editor={editor}
        saving={saving}
        isLocked={isLocked}
        restaurant={restaurant}
        onDiscard={onDiscard}
        onHistory={() => setHistory(true)}
      />
      {refusal && <WhyLocked refusal={refusal} id={id} restaurantId={restaurant.id} />}
      {isContinued && editor.state.changed && <Message>{text('editor.continued')}</Message>}
      <SaveProblem saving={saving} nameOf={nameOf} state={editor.state} />
      <div className={styles.sides}>
        <div className={styles.recipe}>
          <Lockable isLocked={isLocked}>
            <div className={styles.deeds}>
              <h2 className={styles.title}>{text('grid.title')}</h2>
              <span className={styles.buttons}>
                <Button icon="scale" size="small" onClick={() => setScaling(true)}>
                  {panel('scale.open')}
                </Button>
                <Button icon="copy" size="small" data-guide="paste" onClick={() => setPasting(true)}>
                  {text('editor.paste')}
                </Button>
              </span>
            </div>
            <IngredientGrid
              editor={editor}
              known={known}
              names={names}
              footprint={footprint}
              restaurantId={restaurant.id}
              onWhy={setAsked}
            />
            <OwnIngredients editor={editor} footprint={footprint} />
            <Allergens editor={editor} allergens={footprint.allergens} />
            <RecipeNote editor={editor} />
          </Lockable>
        </div>
        <div className={styles.panel}>
          <FootprintPanel
            draft={draft}
            footprint={footprint}
            facts={known.facts}
            nameOf={nameOf}
            pending={known.pending}
            onWhy={setAsked}
            restaurantId={restaurant.id}
            isLocked={isLocked}
            onLine={(lineId) =>
              focusCell(
                draft.ingredients.findIndex((line) => line._id === lineId),
                'ingredient',
              )
            }
            onApply={(ingredients) => editor.dispatch({ do: 'put_ingredients', ingredients })}
          />
        </div>
      </div>
      <PasteRecipe isOpen={pasting} onClose={() => setPasting(false)} onPaste={take} />
      <LineWhy
        name={asked === null ? null : nameOf(asked)}
        footprint={footprint.lines.find((line) => line._id === asked)}
        portions={draft.portions}
        facts={known.ingredients[draft.ingredients.findIndex((line) => line._id === asked)] ?? null}
        line={askedLine}
        bag={known.bags.get(askedLine?.bagId ?? '')}
        own={draft.customIngredients.find((own) => own._id === asked)}
        onClose={() => setAsked(null)}
      />
      <ScaleRecipe
        draft={draft}
        nameOf={nameOf}
        isOpen={isScaling}
        onScale={(scaled) => editor.dispatch({ do: 'scale', draft: scaled })}
        onClose={() => setScaling(false)}
      />
      <HistoryPanel
        editor={editor}
        footprint={footprint}
        isLocked={isLocked}
        isOpen={isHistory}
        onClose={() => setHistory(false)}
      />
      <LeaveGuard changed={editor.state.changed && !saving.isDone} />
    </Page>
  );
}
