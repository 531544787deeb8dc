import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayChangeMember } from '@plateprint/shared/access/member-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { audit } from '../../access/audit.ts';
import { demandOfPlan } from '../../access/demand.ts';
import { demandAnotherAdmin } from '../../access/last-admin.ts';
import { demandAnotherSuperAdmin } from '../../access/last-super-admin.ts';
import { roleRecord } from '../../access/role-record.ts';
import { isUniqueViolation } from '../../platform/database/unique.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { endSessionsOf } from '../../users/session-store.ts';
import { binMember, dismissGuest, type FoundMember } from '../member-store.ts';
import type { OwnedOrganization } from '../organization-store.ts';

type RemovalServices = Pick<Services, 'database' | 'clock' | 'sessions'>;

function demandChange(actor: Actor, organization: OwnedOrganization, member: FoundMember): void {
  const allowed = mayChangeMember(actor, organization, { roles: member.roles.map(({ role }) => role) });
  demandOfPlan(allowed, actor, 'organization_settings', organization);
}

/**
 * Removes somebody from an organization: their sessions end, and they can be restored. A guest loses what they have here.
 * @throws not_allowed, own_account, last_admin
 */
export async function removeMember(
  { database, clock, sessions }: RemovalServices,
  actor: Actor,
  { member, organization }: { member: FoundMember; organization: OwnedOrganization },
): Promise<{ id: string; restorable: boolean }> {
  demandChange(actor, organization, member);
  if (member.id === actor.userId) throw new AppError('own_account');
  const isGuest = member.organizationId !== organization.id;
  await database.transaction().execute(async (transaction) => {
    for (const id of isGuest ? [organization.id] : adminOf(member)) await demandAnotherAdmin(transaction, id, member.id);
    if (!isGuest) await demandAnotherSuperAdmin(transaction, member.id);
    const before = await roleRecord(transaction, member.id);
    await (isGuest
      ? dismissGuest(transaction, organization, member.id)
      : binMember(transaction, organization, member.id, clock()));
    await endSessionsOf(transaction, [member.id]);
    await write(transaction, 'member_removed', { actor, at: clock(), member, organization, before });
  });
  sessions.forgetPerson(member.id);
  return { id: member.id, restorable: !isGuest };
}

/** Every organization that loses an admin with somebody's account, in an order that two removals share. */
function adminOf({ roles }: FoundMember): string[] {
  const held = roles.filter(({ role, scope }) => role === 'organization-admin' && scope.kind === 'organization');
  return held.map(({ scope }) => scope.id).toSorted();
}

/** @throws not_allowed, email_taken when somebody else has the address by now */
export async function restoreMember(
  { database, clock }: RemovalServices,
  actor: Actor,
  { member, organization }: { member: FoundMember; organization: OwnedOrganization },
): Promise<void> {
  demandChange(actor, organization, member);
  try {
    await database.transaction().execute(async (transaction) => {
      await binMember(transaction, organization, member.id, null);
      const after = await roleRecord(transaction, member.id);
      await write(transaction, 'member_restored', { actor, at: clock(), member, organization, after });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'person_email') ? new AppError('email_taken') : error;
  }
}

type Written = { actor: Actor; at: Date; member: FoundMember; organization: OwnedOrganization };

async function write(
  database: Database,
  action: 'member_removed' | 'member_restored',
  { actor, at, member, organization, ...values }: Written & { before?: object; after?: object },
): Promise<void> {
  const thing = { kind: 'person', id: member.id, name: `${member.firstname} ${member.lastname}` } as const;
  const { before, after } = values;
  await audit(database, {
    action,
    at,
    by: actor,
    thing,
    organizationId: organization.id,
    ...(before ? { before, after: {} } : {}),
    ...(after ? { before: {}, after } : {}),
  });
}
