import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { type FoundInvitation, invitationOf } from '../store/open-invitation-store.ts';
import { readToken } from '../store/token-store.ts';

/**
 * The open invitation that a link is for. With `take` the link is used up, and nobody else accepts the invitation
 * before the transaction ends.
 * @throws link_unknown, link_used, link_expired
 */
export async function followInvitation(
  database: Database,
  { token, take }: { token: string; take: boolean },
  now: Date,
): Promise<FoundInvitation & { expires: Date }> {
  const asked = { token, purposes: ['invitation'] as const };
  const { invitationId, expires } = await readToken(database, { ...asked, take: false }, now);
  // The invitation is held before its link: else two who follow two links to one would wait for each other for ever.
  const invitation = invitationId === null ? null : await invitationOf(database, invitationId, { hold: take });
  if (!invitation) throw new AppError('link_unknown');
  if (invitation.isAccepted) throw new AppError('link_used');
  if (!invitation.isOpen) throw new AppError('link_expired'); // withdrawn, or another one took its place
  if (take) await readToken(database, { ...asked, take }, now);
  return { ...invitation, expires };
}
