import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { upgradeHere } from '../../drafts/stored/device-drafts.ts';
import type { DraftKind } from '../../drafts/draft-kind.ts';
import { DraftList } from '../../drafts/draft-list.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useSession } from '../../users/session.ts';

/** Recipes, bags and imports that were begun in this browser and not finished. */
export function RecipeDrafts({ restaurantId }: { restaurantId: string }) {
  const { authUser } = useSession();
  const recipes = useRecipeDraftKind();
  const imports = useImportDraftKind();
  return (
    <DraftList userId={authUser.id} restaurantId={restaurantId} kinds={useMemo(() => [recipes, imports], [recipes, imports])} />
  );
}

function useRecipeDraftKind(): DraftKind {
  const text = useText('recipes');
  const words = useText('recipes/editor');
  const drafts = useText('drafts');
  const navigate = useNavigate();
  return useMemo(() => {
    const newTitle = (isBag: boolean): string => (isBag ? words('newBag') : text('editor.newTitle'));
    return {
      kind: 'recipe',
      upgrade: upgradeHere(async () => (await import('../editor/state/recipe-draft-format.ts')).RECIPE_DRAFT),
      titleOf: ({ facts }) => newTitle(facts['bag'] === 'true'),
      wordsOf: ({ thing, name, facts }) =>
        thing !== null ? drafts('list.changes') : name === '' ? '' : newTitle(facts['bag'] === 'true'),
      open: (id, { thing, facts }) =>
        void navigate({
          to: '/recipes/recipe/{-$id}',
          params: { id: thing ?? undefined },
          search: { draft: id, ...(facts['bag'] === 'true' && thing === null ? { bag: true } : {}) },
        }),
    };
  }, [text, words, drafts, navigate]);
}

function useImportDraftKind(): DraftKind {
  const text = useText('recipes/overview');
  const navigate = useNavigate();
  return useMemo(
    () => ({
      kind: 'import',
      upgrade: upgradeHere(async () => (await import('../import/import-draft-format.ts')).IMPORT_DRAFT),
      titleOf: () => text('import'),
      wordsOf: ({ facts }) => text('importDraft', { count: Number(facts['recipes'] ?? 0) }),
      open: (draft) => void navigate({ to: '/recipes/import', search: { draft } }),
    }),
    [text, navigate],
  );
}
