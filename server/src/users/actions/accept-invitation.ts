import type { Actor } from '@plateprint/shared/access/actor.ts';
import { worksInRestaurants } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { emailOf } from '@plateprint/shared/kernel/email.ts';
import type { Services } from '../../platform/services.ts';
import { ownAccount } from './check-password.ts';
import { followInvitation } from './follow-invitation.ts';
import { restaurantsIn } from '../store/member-store.ts';
import { grantMembership } from '../store/membership-store.ts';
import { keepAccepted } from '../store/open-invitation-store.ts';
import { recordChange } from './record-change.ts';
import { endSessionsBut } from '../own-session-store.ts';

/**
 * Takes the role of an invitation with the account one has: somebody who runs several organizations.
 * @throws link_*, not_allowed where it was sent to another address, account_elsewhere for a role that works in restaurants
 */
export async function acceptInvitation(
  { database: pool, clock, sessions }: Pick<Services, 'database' | 'clock' | 'sessions'>,
  actor: Actor,
  { token, session }: { token: string; session: string | null },
): Promise<void> {
  const account = await ownAccount({ database: pool }, actor);
  await pool.transaction().execute(async (database) => {
    const invitation = await followInvitation(database, { token, take: true }, clock());
    const { id, organizationId, email, role, scope } = invitation;
    if (organizationId === null || email !== emailOf(account.email)) throw new AppError('not_allowed');
    const works = worksInRestaurants(role);
    if (works && organizationId !== actor.organizationId) throw new AppError('account_elsewhere');
    const restaurantIds = works ? await restaurantsIn(database, organizationId, invitation.restaurantIds) : [];
    await grantMembership(database, actor.userId, { roles: [{ role, scope }], restaurantIds, now: clock() });
    await keepAccepted(database, id, { personId: actor.userId, now: clock() });
    await recordChange({ database, clock }, { action: 'invitation_accepted', person: account, organizationId, by: actor });
    await endSessionsBut(database, actor.userId, session);
  });
  sessions.forgetPerson(actor.userId);
}
