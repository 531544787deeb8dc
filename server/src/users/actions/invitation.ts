import { randomUUID } from 'node:crypto';
import { usualScope } from '@plateprint/shared/access/grantable.ts';
import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { emailOf } from '@plateprint/shared/kernel/email.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertInvitation, isMember, organizationPlaceOf, renewInvitation } from '../store/invitation-store.ts';
import { countInvitation } from '../attempt-limits.ts';

export interface InvitationDraft {
  organizationId: string;
  email: string;
  role: Role;
  /** Left out: the organization, its enterprise for an owner. */
  scope?: { kind: ScopeKind; id: string };
  /** The restaurants they will work in. */
  restaurantIds: string[];
  /** Of the mail and of the account. */
  language: Language;
  invitedBy: string;
}

type InvitationServices = Pick<Services, 'jobs' | 'clock'>;

/**
 * Invites somebody by mail; an open invitation to the same address is replaced. Whether the caller may, and whether the
 * restaurants are the organization's, was demanded before. The same answer whether the address has an account elsewhere.
 * @throws already_member, too_many_requests
 */
export async function inviteMember(
  database: Database,
  draft: InvitationDraft,
  { jobs, clock }: InvitationServices,
): Promise<{ id: string }> {
  const email = emailOf(draft.email);
  await countInvitation(database, draft.invitedBy, clock());
  if (await isMember(database, draft.organizationId, email)) throw new AppError('already_member');
  const scope = draft.scope ?? usualScope(draft.role, await organizationPlaceOf(database, draft.organizationId));
  const id = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await insertInvitation(transaction, { ...draft, id, email, scope }, clock());
    await jobs.queue(transaction, 'users.mail', { kind: 'invitation', invitationId: id });
  });
  return { id };
}

/**
 * Sends the mail of an open invitation again and restarts its lifetime. Earlier links work until they expire.
 * @throws not_found when it is not open, or another organization's; too_many_requests
 */
export async function resendInvitation(
  database: Database,
  { id, organizationId, by }: { id: string; organizationId: string; by: string },
  { jobs, clock }: InvitationServices,
): Promise<void> {
  await countInvitation(database, by, clock());
  await database.transaction().execute(async (transaction) => {
    if (!(await renewInvitation(transaction, { id, organizationId }, clock()))) throw new AppError('not_found');
    await jobs.queue(transaction, 'users.mail', { kind: 'invitation', invitationId: id });
  });
}
