import { useNavigate } from '@tanstack/react-router';
import { deviceStorage, draftsChanged, THIS_TAB } from '../../drafts/stored/device-drafts.ts';
import { draftOfState } from '../../drafts/stored/draft-format.ts';
import { storeDraft } from '../../drafts/stored/draft-storage.ts';
import { randomId } from '../../drafts/stored/random-id.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { PastedRecipe } from './state/paste-into.ts';

/**
 * Makes a pasted recipe a draft of its own and goes there; what is left behind is asked about as ever. Answers whether the
 * browser had room for it: if not, nothing is left.
 */
export function useBeginPasted(of: { userId: string; restaurantId: string }): (recipe: PastedRecipe) => Promise<boolean> {
  const navigate = useNavigate();
  const notices = useNotices();
  const text = useText('drafts');
  const language = useLanguage();
  return async (recipe) => {
    // The parts of an editor: only somebody who pastes waits for them.
    const { RECIPE_DRAFT } = await import('./state/recipe-draft-format.ts');
    const { pastedAsNew } = await import('./state/paste-into.ts');
    const place = { userId: of.userId, kind: RECIPE_DRAFT.kind, id: randomId() };
    const header = { savedAt: new Date().toISOString(), writer: THIS_TAB, restaurantId: of.restaurantId };
    if (!storeDraft(deviceStorage(), place, draftOfState(RECIPE_DRAFT, pastedAsNew(recipe, language), header))) {
      notices.show({ message: text('noRoom.another'), type: 'alert' });
      return false;
    }
    draftsChanged();
    await navigate({ to: '/recipes/recipe/{-$id}', params: { id: undefined }, search: { draft: place.id } });
    return true;
  };
}
