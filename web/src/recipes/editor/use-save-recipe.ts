import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { createRecipe, listRecipes, readRecipe, updateRecipe } from '@plateprint/shared/recipes/recipe-api.ts';
import { FEWEST_PORTIONS, type Recipe } from '@plateprint/shared/recipes/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ClientFailure, isProblem } from '../../api/client-failure.ts';
import { endpointKey, readKey } from '../../api/endpoint-key.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { focusFirstProblem } from '../../ui/focus-problem.ts';
import { draftToSave, editorReducer } from './editor-state.ts';
import { isSent, landedRecipe, type LostSave, mayHaveLanded } from './lost-answer.ts';
import { useRecipeName } from '../use-recipe-name.ts';
import type { RecipeEditor } from './use-recipe-editor.ts';
import { copyOf, forgetWorkingCopy, keepWorkingCopy } from './working-copy.ts';

export interface Saving {
  save: () => void;
  isBusy: boolean;
  /** True between a successful save and the page that follows it. */
  isDone: boolean;
  problem: 'no_name' | 'no_portions' | null;
  failure: ClientFailure | null;
  /** The version somebody else saved meanwhile. */
  newer: Recipe | null;
  /** Saves over that version. */
  saveOver: () => void;
  /** That version in place of what is in the editor; undo brings it back. */
  takeNewer: () => void;
}

interface SavingOf {
  editor: RecipeEditor;
  id: string | undefined;
  restaurantId: string;
  userId: string;
}

/** Saves what is in the editor: a new recipe, or the next version of a kept one. Nobody's newer version is overwritten unasked. */
export function useSaveRecipe({ editor, id, restaurantId, userId }: SavingOf): Saving {
  const text = useText('recipes');
  const nameOf = useRecipeName();
  const notices = useNotices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Saving['problem']>(null);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const [lost, setLost] = useState<LostSave | null>(null);
  const [newer, setNewer] = useState<Recipe | null>(null);
  const { state, dispatch } = editor;

  async function keep(version: number | null): Promise<void> {
    const draft = draftToSave(state);
    const isNameless = draft.names.some(({ name }) => isBlank(name));
    const wrong = isNameless ? 'no_name' : draft.portions >= FEWEST_PORTIONS ? null : 'no_portions';
    setProblem(wrong);
    if (wrong) {
      focusFirstProblem(document.querySelector('main'));
      return;
    }
    setBusy(true);
    setFailure(null);
    setNewer(null);
    try {
      const landed = lost && (await landedRecipe(lost, restaurantId));
      const base = landed ?? (state.base && version !== null ? { id: state.base.id, version } : null);
      const recipe = base
        ? landed && isSent(landed, draft)
          ? landed
          : await call(updateRecipe, { body: { ...draft, id: base.id, version: base.version } })
        : await call(createRecipe, { body: { ...draft, restaurantId } });
      setLost(null);
      // What was typed while the save was under way stays as changes to the version just saved.
      const meanwhile = editorReducer(editor.current(), { do: 'saved', recipe, sent: state.draft });
      forgetWorkingCopy(userId, copyOf(id, state));
      if (meanwhile.changed) keepWorkingCopy(userId, recipe.id, meanwhile);
      client.setQueryData(readKey(readRecipe, { params: { id: recipe.id } }), recipe);
      void client.invalidateQueries({ queryKey: endpointKey(listRecipes) });
      setDone(true);
      dispatch({ do: 'saved', recipe, sent: state.draft });
      notices.show({ message: text('editor.saved', { name: nameOf(recipe.names) }) });
      if (id === undefined)
        await navigate({ to: '/recipes/recipe/{-$id}', params: { id: recipe.id }, replace: true, ignoreBlocker: true });
    } catch (thrown) {
      if (!(thrown instanceof ClientFailure)) throw thrown;
      setFailure(thrown);
      if (mayHaveLanded(thrown)) setLost((former) => former ?? { sent: draft, id: state.base?.id ?? null });
      if (isProblem(thrown, 'changed_meanwhile') && state.base) {
        setNewer(await call(readRecipe, { params: { id: state.base.id } }).catch(() => null));
      }
    } finally {
      setBusy(false);
      setDone(false);
    }
  }

  function takeNewer(): void {
    if (!newer) return;
    forgetWorkingCopy(userId, copyOf(id, state));
    client.setQueryData(readKey(readRecipe, { params: { id: newer.id } }), newer);
    dispatch({ do: 'take_newer', recipe: newer });
    setFailure(null);
    setNewer(null);
  }

  return {
    save: () => void keep(state.base?.version ?? null),
    isBusy,
    isDone,
    problem,
    failure,
    newer,
    saveOver: () => newer && void keep(newer.version),
    takeNewer,
  };
}
