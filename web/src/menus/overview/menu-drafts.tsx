import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DraftKind } from '../../drafts/draft-kind.ts';
import { DraftList } from '../../drafts/draft-list.tsx';
import { upgradeHere } from '../../drafts/stored/device-drafts.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useSession } from '../../users/session.ts';

/** Menus that were begun in this browser and not saved. */
export function MenuDrafts({ restaurantId }: { restaurantId: string }) {
  const text = useText('menus/overview');
  const drafts = useText('drafts');
  const navigate = useNavigate();
  const { authUser } = useSession();
  const kinds = useMemo<DraftKind[]>(
    () => [
      {
        kind: 'menu',
        upgrade: upgradeHere(async () => (await import('../creator/state/menu-draft-format.ts')).MENU_DRAFT),
        titleOf: () => text('newTitle'),
        wordsOf: ({ thing, name }) => (thing !== null ? drafts('list.changes') : name === '' ? '' : text('newTitle')),
        open: (draft, { thing }) =>
          void navigate({ to: '/menus/menu/{-$id}', params: { id: thing ?? undefined }, search: { draft } }),
      },
    ],
    [text, drafts, navigate],
  );
  return <DraftList userId={authUser.id} restaurantId={restaurantId} kinds={kinds} />;
}
