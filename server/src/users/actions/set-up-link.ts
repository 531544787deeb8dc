import { randomUUID } from 'node:crypto';
import type { Services } from '../../platform/services.ts';
import { endOfInvitation, insertInvitation } from '../store/invitation-store.ts';
import { hasSuperAdmin, renewSetUp } from '../store/set-up-store.ts';
import { insertToken } from '../store/token-store.ts';

/** The one-time link by which the first super-admin signs up; null once there is one. Each start makes a new one. */
export async function setUpLink(
  { database, clock, publicUrl }: Pick<Services, 'database' | 'clock' | 'publicUrl'>,
  isBarred: (person: { id: string }) => boolean,
): Promise<string | null> {
  if (await hasSuperAdmin(database, isBarred)) return null;
  const invitationId = await database.transaction().execute(async (transaction) => {
    const open = await renewSetUp(transaction, { now: clock(), until: endOfInvitation(clock()) });
    if (open !== null) return open;
    const id = randomUUID();
    const nobody = { organizationId: null, email: null, restaurantIds: [], invitedBy: null, language: 'en_gb' as const };
    const scope = { kind: 'all' as const, id: '' };
    await insertInvitation(transaction, { ...nobody, id, kind: 'set_up', role: 'super-admin', scope }, clock());
    return id;
  });
  const { token } = await insertToken(database, { purpose: 'invitation', invitationId }, clock());
  return `${publicUrl}/sign-up/${token}`;
}
