import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { emptyFootprint } from '@plateprint/shared/recipes/model/empty-footprint.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { LeaveGuard } from '../../drafts/leave-guard.tsx';
import { NoRoom } from '../../drafts/no-room.tsx';
import type { Beginning } from '../../drafts/use-opened-draft.ts';
import { useDiscardQuestion } from '../../drafts/use-discard-question.tsx';
import { useKeptDraft } from '../../drafts/use-kept-draft.ts';
import { useUndoKeys } from '../../drafts/use-undo-keys.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Lockable } from '../../ui/layout/lockable.tsx';
import { KitchenOfThing } from '../../restaurants/kitchen-of-thing.tsx';
import { Page } from '../../ui/layout/page-header.tsx';
import { fetched } from '../../ui/opened/fetched.tsx';
import { fetchedWhenOpened } from '../../ui/opened/fetched-when-opened.tsx';
import type { EditorState } from './state/editor-state.ts';
import { FootprintPanel } from '../panel/footprint-panel.tsx';
import { Allergens } from './allergens/allergens.tsx';
import { focusCell } from './state/grid-focus.ts';
import { LINE_CODE } from './state/line-code.ts';
import { IngredientGrid } from './grid/ingredient-grid.tsx';
import { OwnIngredients } from './own/own-ingredients.tsx';
import { asksPortions, isFilled, pastedOf, type PastedRecipe, type PastePlace } from './state/paste-into.ts';
import { RECIPE_DRAFT } from './state/recipe-draft-format.ts';
import { RecipeHead } from './head/recipe-head.tsx';
import { WhyLocked } from './head/recipe-lock.tsx';
import { RecipeNote } from './head/recipe-note.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import styles from './recipe-form.module.css';
import { useBeginPasted } from './use-begin-pasted.ts';
import { usePastedText } from './use-pasted-text.ts';
import { useSaveWhenRead } from './save/use-save-when-read.ts';
import { useFootprint } from './state/use-footprint.ts';
import { isBeingRead } from './state/line-meaning.ts';
import { useWrittenRow } from './state/use-written-row.ts';
import { useLineNames } from './grid/use-line-names.ts';
import { useRecipeEditor } from './state/use-recipe-editor.ts';
import { useRecipeFacts } from '../use-recipe-facts.ts';
import { useEditRefusal } from '../use-edit-refusal.ts';
import { useSaveRecipe } from './save/use-save-recipe.ts';

// Parts that few open, and the reader of pasted texts, weigh more than the rest of the page.
const UnreadableDraft = fetched(async () => (await import('../../drafts/unreadable-draft.tsx')).UnreadableDraft);
const SaveProblem = fetched(async () => (await import('./save/save-problem.tsx')).SaveProblem);
const RecipeDoubts = fetched(async () => (await import('./recipe-doubts.tsx')).RecipeDoubts);
const RecipeClaims = fetched(async () => (await import('./head/recipe-claims.tsx')).RecipeClaims);
const PasteRecipe = fetchedWhenOpened(async () => (await import('./paste-recipe.tsx')).PasteRecipe);
const LineWhy = fetchedWhenOpened(async () => (await import('../panel/line-why.tsx')).LineWhy);
const ScaleRecipe = fetchedWhenOpened(async () => (await import('../panel/scale-recipe.tsx')).ScaleRecipe);
const HistoryPanel = fetchedWhenOpened(async () => (await import('./history/history-panel.tsx')).HistoryPanel);

interface RecipeFormProps {
  /** The recipe as it is kept; undefined: a new one. */
  kept: Recipe | undefined;
  restaurant: Restaurant;
  /** The beginning: as it is saved, or unsaved work that is gone on with. */
  beginning: Beginning<EditorState>;
  onDiscard: () => void;
  /** What stands in the paste box, which is open, of the first recipe of a kitchen; null: of any other. */
  sample: string | null;
}

/** The recipe at the left, its footprint always in sight at the right. */
export function RecipeForm({ kept, restaurant, beginning, onDiscard, sample }: RecipeFormProps) {
  const text = useText('recipes');
  const drafts = useText('drafts');
  const words = useText('recipes/editor');
  const language = useLanguage();
  const { state: first, place, writer, unreadable } = beginning;
  // A saved recipe is calculated for its own restaurant, whichever restaurant the reader works in now.
  const location = supplyLocation(first.base?.consumption ?? restaurant.location);
  const id = kept?.id;
  const refusal = useEditRefusal(restaurant)(kept ?? { restaurantId: restaurant.id, libraryScope: 'restaurant' });
  const isLocked = refusal !== null;
  const editor = useRecipeEditor({ id, language, location, restaurantId: restaurant.id, first });
  const { draft } = editor.state;
  const keeping = useKeptDraft(
    { format: RECIPE_DRAFT, place, writer, restaurantId: restaurant.id },
    editor.state,
    editor.state.changed,
  );
  const facts = useRecipeFacts(draft, { location, emissionDatabase: draft.emissionDatabase }, restaurant.id);
  const counted = useFootprint(draft, facts.facts);
  const known = counted ? facts : { ...facts, pending: true };
  const footprint = counted ?? emptyFootprint(draft);
  const written = useWrittenRow();
  const isReading = draft.ingredients.some((line, row) =>
    isBeingRead(line, ownValue(editor.state.readings, line._id), row === written.row),
  );
  // While figures are on their way a line without facts may yet be understood.
  const openLines = known.pending
    ? []
    : (LINE_CODE.now()?.linesLeavingOpen(draft, known.facts, footprint.allergens.unknown) ?? []);
  const names = useLineNames(draft.ingredients, known.bags);
  const discarding = useDiscardQuestion(() => {
    keeping.drop();
    onDiscard();
  });
  const saving = useSaveRecipe({ editor, id, restaurantId: restaurant.id, kept: keeping });
  const [pasting, setPasting] = useState(sample !== null && !isFilled(first.draft));
  const [asked, setAsked] = useState<string | null>(null);
  const askedLine = draft.ingredients.find((line) => line._id === asked);
  const [isScaling, setScaling] = useState(false);
  const [isHistory, setHistory] = useState(false);

  const isNarrow = useNarrow();
  const isOnItsWay = Object.values(editor.state.readings).some(({ state }) => state === 'reading');
  const saveWhenRead = useSaveWhenRead(saving, {
    isReading: isOnItsWay,
    isSaved: !editor.state.changed && editor.state.base !== null,
  });
  useUndoKeys(editor.dispatch, isLocked ? undefined : saveWhenRead);
  const [pastedText, setPastedText] = useState(sample ?? '');
  usePastedText(async (pastedHere) => {
    if (isLocked) return;
    const { readPastedRecipes } = await import('@plateprint/shared/recipes/import/pasted-recipes.ts');
    const { areSeveral, recipesTogether } = await import('@plateprint/shared/recipes/import/recipes-together.ts');
    const recipes = readPastedRecipes(pastedHere, { likely: language });
    const recipe = areSeveral(recipes) ? null : recipesTogether(recipes);
    const pasted = recipe && pastedOf(recipe, recipe.language);
    if (!isFilled(draft) && pasted && !asksPortions(pasted, { draft, place: 'add' })) editor.paste(pasted, 'add');
    else {
      setPastedText(pastedHere);
      setPasting(true);
    }
  });
  const beginPasted = useBeginPasted({ userId: place.userId, restaurantId: restaurant.id });
  const nameOf = (lineId: string): string => {
    const line = draft.ingredients.find((each) => each._id === lineId);
    if (line) return names.name(line);
    return draft.customIngredients.find((each) => each._id === lineId)?.name.trim() || words('own.unnamed');
  };
  const take = async (recipe: PastedRecipe, where: PastePlace): Promise<boolean> => {
    if (where === 'new' && !(await beginPasted(recipe))) return false;
    setPasting(false);
    if (where !== 'new') editor.paste(recipe, where);
    return true;
  };

  return (
    <Page wide>
      <RecipeHead
        kept={kept}
        editor={editor}
        saving={saving}
        isLocked={isLocked}
        restaurant={restaurant}
        grams={footprint.weight}
        onDiscard={discarding.ask}
        onHistory={() => setHistory(true)}
      />
      {kept?.libraryScope === 'restaurant' && <KitchenOfThing restaurantId={kept.restaurantId} list="/recipes" />}
      {!isLocked && draft.names.some(({ name }) => !isBlank(name)) && (
        <RecipeClaims recipeId={id ?? null} draft={draft} footprint={footprint} country={restaurant.location} />
      )}
      {refusal && <WhyLocked refusal={refusal} id={id} restaurantId={restaurant.id} />}
      {writer !== null && editor.state.changed && <Message>{drafts('continued')}</Message>}
      <NoRoom
        isKept={keeping.isKept}
        action={
          !isLocked && (
            <Button size="small" busy={saving.isBusy} onClick={saving.save}>
              {text('editor.save')}
            </Button>
          )
        }
      />
      {unreadable && <UnreadableDraft place={unreadable} />}
      {saving.failure && <SaveProblem saving={saving} nameOf={nameOf} state={editor.state} />}
      <div className={styles.sides}>
        <div className={styles.recipe} {...written.watch}>
          <Lockable isLocked={isLocked}>
            <div className={styles.actions}>
              <h2 className={styles.title}>{text('grid.title')}</h2>
              <span className={styles.buttons}>
                <Button icon="scale" size="small" onClick={() => setScaling(true)}>
                  {words('scale')}
                </Button>
                <Button icon="copy" size="small" data-guide="paste" onClick={() => setPasting(true)}>
                  {text('editor.paste')}
                </Button>
              </span>
            </div>
            <div className={styles.lines}>
              {!isLocked && isFilled(draft) && (
                <RecipeDoubts editor={editor} footprint={footprint} known={known} nameOf={nameOf} />
              )}
              <IngredientGrid
                editor={editor}
                known={known}
                names={names}
                footprint={footprint}
                restaurantId={restaurant.id}
                onWhy={setAsked}
              />
            </div>
            <OwnIngredients editor={editor} footprint={footprint} />
            <Allergens editor={editor} allergens={footprint.allergens} openLines={openLines} nameOf={nameOf} />
            <RecipeNote editor={editor} />
          </Lockable>
        </div>
        <div className={styles.panel}>
          <FootprintPanel
            draft={draft}
            footprint={footprint}
            facts={known.facts}
            openLines={openLines}
            nameOf={nameOf}
            pending={known.pending || isReading}
            onWhy={setAsked}
            restaurantId={restaurant.id}
            place={first.base?.consumption ?? restaurant.location}
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
      {isNarrow && !isLocked && (
        <SaveBar footprint={footprint} saving={saving} isSaved={!editor.state.changed && editor.state.base !== null} />
      )}
      <PasteRecipe
        key={pastedText}
        begun={pastedText}
        isOpen={pasting}
        draft={draft}
        onClose={() => setPasting(false)}
        onPaste={take}
      />
      <LineWhy
        isOpen={asked !== null}
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
        restaurantId={restaurant.id}
        editor={editor}
        footprint={footprint}
        isLocked={isLocked}
        isOpen={isHistory}
        onClose={() => setHistory(false)}
      />
      {discarding.question}
      <LeaveGuard
        isUnsaved={editor.state.changed && !saving.isDone}
        keeping={keeping}
        save={isLocked ? null : saving.saveToLeave}
        isOfRestaurant={kept?.libraryScope !== 'restaurant'}
      />
    </Page>
  );
}
