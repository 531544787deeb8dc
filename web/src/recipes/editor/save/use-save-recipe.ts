import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { listRecipes, readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { FEWEST_PORTIONS, type Recipe, type RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ClientFailure } from '../../../platform/api/client-failure.ts';
import { endpointKey, readKey } from '../../../platform/api/endpoint-key.ts';
import type { DraftKeeping } from '../../../drafts/use-kept-draft.ts';
import { useSave } from '../../../drafts/saving/use-save.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { focusFirstProblem } from '../../../ui/form/focus-problem.ts';
import { useRecipeName } from '../../use-recipe-name.ts';
import { draftToSave, editorReducer, type EditorState } from '../state/editor-state.ts';
import { recipeSaveCalls } from './recipe-save-calls.ts';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

export interface Saving {
  save: () => void;
  /** Saves without leading to the recipe; answers whether it was saved. */
  saveToLeave: () => Promise<boolean>;
  isBusy: boolean;
  /** True between a successful save and the page that follows it. */
  isDone: boolean;
  problem: 'no_name' | 'no_portions' | null;
  failure: ClientFailure | null;
  /** The version that was saved meanwhile, by somebody else or in another tab. */
  newer: { thing: Recipe; isOwn: boolean } | null;
  /** Saves over that version. */
  saveOver: () => void;
  /** That version in place of what is in the editor; undo brings it back. */
  takeNewer: () => void;
}

interface SavingOf {
  editor: RecipeEditor;
  id: string | undefined;
  restaurantId: string;
  kept: DraftKeeping<EditorState>;
}

/** Saves what is in the editor: a new recipe, or the next version of a saved one. Nobody's newer version is overwritten unasked. */
export function useSaveRecipe({ editor, id, restaurantId, kept }: SavingOf): Saving {
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useSavedNotice();
  const [problem, setProblem] = useState<Saving['problem']>(null);
  const { state: saving, run, shown, resolved } = useSave(recipeSaveCalls(restaurantId));
  const { state, dispatch } = editor;

  async function save(base: EditorState['base'], isLeaving: boolean): Promise<boolean> {
    const draft = draftToSave(state);
    const wrong = problemOf(draft);
    setProblem(wrong);
    if (wrong) {
      focusFirstProblem(document.querySelector('main'));
      return false;
    }
    const recipe = await run({ draft, base });
    if (!recipe) return false;
    // Changes during the save stay as changes to the version just saved.
    const meanwhile = editorReducer(editor.current(), { do: 'saved', recipe, sent: state.draft });
    if (meanwhile.changed) kept.keepNow(meanwhile);
    else kept.drop();
    client.setQueryData(readKey(readRecipe, { params: { id: recipe.id } }), recipe);
    void client.invalidateQueries({ queryKey: endpointKey(listRecipes) });
    dispatch({ do: 'saved', recipe, sent: state.draft });
    announce(recipe);
    if (id === undefined && !isLeaving)
      await navigate({
        to: '/recipes/recipe/{-$id}',
        params: { id: recipe.id },
        replace: true,
        ignoreBlocker: true,
      });
    shown();
    return true;
  }

  function takeNewer(): void {
    if (!saving.newer) return;
    const recipe = saving.newer.thing;
    kept.drop();
    client.setQueryData(readKey(readRecipe, { params: { id: recipe.id } }), recipe);
    dispatch({ do: 'take_newer', recipe });
    resolved();
  }

  const { isBusy, isDone, failure, newer } = saving;
  return {
    save: () => void save(state.base, false),
    saveToLeave: async () => save(state.base, true),
    isBusy,
    isDone,
    problem,
    failure,
    newer,
    saveOver: () => newer && state.base && void save({ ...state.base, version: newer.thing.version }, false),
    takeNewer,
  };
}

function problemOf({ names, portions }: RecipeDraft): Saving['problem'] {
  if (names.some(({ name }) => isBlank(name))) return 'no_name';
  return portions >= FEWEST_PORTIONS ? null : 'no_portions';
}

function useSavedNotice(): (recipe: Recipe) => void {
  const text = useText('recipes');
  const nameOf = useRecipeName();
  const notices = useNotices();
  return ({ names }) => notices.show({ message: text('editor.saved', { name: nameOf(names) }) });
}
