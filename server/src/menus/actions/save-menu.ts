import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { demandReason, keepReason } from '../../claims/going-out.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredMenu } from '../menu-row.ts';
import { type MenuSave, type OwnedMenu, replaceMenu } from '../menu-store.ts';
import { keepMenuVersion } from '../store/menu-version-store.ts';
import { changeGoingOut } from './going-out.ts';

interface Save extends Pick<MenuSave, 'draft' | 'version'> {
  actor: Actor;
  kept: OwnedMenu;
  /** Why guests may read what the save brings onto live links. */
  reason: string;
}

/**
 * Saves a menu; without the version that it started from, what it writes over is kept as a version.
 * @throws changed_meanwhile; words_in_question where guests would read words that nobody answers for
 */
export async function saveMenu(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { actor, kept, draft, version, reason }: Save,
): Promise<StoredMenu> {
  const now = clock();
  const going = await changeGoingOut(database, kept, { draft, reason, now });
  demandReason(going);
  return database.transaction().execute(async (transaction) => {
    if (version === undefined) await keepMenuVersion(transaction, kept);
    const row = await replaceMenu(transaction, kept, { draft, version, by: authorOf(actor), now });
    await keepReason(transaction, { ...going, actor, at: now });
    return row;
  });
}
