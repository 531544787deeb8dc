import type { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { deviceStorage, draftsChanged, THIS_TAB } from '../../drafts/stored/device-drafts.ts';
import { draftOfState } from '../../drafts/stored/draft-format.ts';
import { storeDraft } from '../../drafts/stored/draft-storage.ts';
import { randomId } from '../../drafts/stored/random-id.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { handFile } from '../../spreadsheets/handed-file.ts';
import { fetched } from '../../ui/opened/fetched.tsx';
import { PageDrop } from '../../ui/form/page-drop.tsx';
import { useSession } from '../../users/session.ts';
import { useBeginPasted } from '../editor/use-begin-pasted.ts';
import { usePastedText } from '../editor/use-pasted-text.ts';

const PasteAsked = fetched(async () => (await import('./paste-asked.tsx')).PasteAsked);

/**
 * A recipe pasted anywhere on the page begins a new one, and a file that is let go on it an import; what its text does not say is asked first. Several lead to the
 * import, where they are looked over.
 */
export function PasteHere({ restaurantId }: { restaurantId: string }) {
  const own = useLanguage();
  const { authUser } = useSession();
  const isLocked = usePlanRefusal('recipes') !== null;
  const text = useText('recipes/doubts');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<string | null>(null);
  const begin = useBeginPasted({ userId: authUser.id, restaurantId });
  const beginImport = useBeginImport({ userId: authUser.id, restaurantId });
  usePastedText(async (written) => {
    if (isLocked) return;
    const { readPastedRecipes: read } = await import('@plateprint/shared/recipes/import/pasted-recipes.ts');
    const { areSeveral, recipesTogether } = await import('@plateprint/shared/recipes/import/recipes-together.ts');
    const { pastedOf } = await import('../editor/state/paste-into.ts');
    const recipes = read(written, { likely: own });
    const first = recipesTogether(recipes);
    if (areSeveral(recipes)) await beginImport(written, recipes);
    else if (first && first.portions !== null && first.lines.length > 0) void begin(pastedOf(first, first.language));
    else setAsking(written);
  });
  if (asking === null)
    return isLocked ? null : (
      <PageDrop
        label={text('letGo')}
        onFile={(file) => {
          handFile(file);
          void navigate({ to: '/recipes/import' });
        }}
      />
    );
  return <PasteAsked begun={asking} onClose={() => setAsking(null)} onPaste={(recipe) => begin(recipe)} />;
}

type Recipes = ReturnType<typeof readPastedRecipes>;

function useBeginImport(of: { userId: string; restaurantId: string }): (written: string, recipes: Recipes) => Promise<void> {
  const navigate = useNavigate();
  const notices = useNotices();
  const text = useText('drafts');
  const words = useText('recipes/doubts');
  return async (written, recipes) => {
    const { IMPORT_DRAFT } = await import('../import/import-draft-format.ts');
    const { importReducer, NEW_IMPORT } = await import('../import/import-state.ts');
    const state = importReducer(importReducer(NEW_IMPORT, { do: 'write', written }), { do: 'show', recipes });
    const place = { userId: of.userId, kind: IMPORT_DRAFT.kind, id: randomId() };
    const header = { savedAt: new Date().toISOString(), writer: THIS_TAB, restaurantId: of.restaurantId };
    if (!storeDraft(deviceStorage(), place, draftOfState(IMPORT_DRAFT, state, header))) {
      notices.show({ message: text('noRoom.another'), type: 'alert' });
      return;
    }
    draftsChanged();
    notices.show({ message: words('pastedMany', { count: recipes.length }) });
    void navigate({ to: '/recipes/import', search: { draft: place.id } });
  };
}
