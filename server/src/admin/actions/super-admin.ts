import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AdminUser } from '@plateprint/shared/admin/admin-api.ts';
import { audit } from '../../access/audit.ts';
import { demandAnotherSuperAdmin } from '../../access/last-super-admin.ts';
import { roleRecord } from '../../access/role-record.ts';
import type { Services } from '../../platform/services.ts';
import { endSessionsOf } from '../../users/session-store.ts';
import { giveSuperAdmin, takeSuperAdmin, userOf } from '../store/admin-user-store.ts';

/**
 * Makes somebody a super-admin, or takes it: their sessions end, as with every change of a role.
 * @throws not_found, last_admin
 */
export async function changeSuperAdmin(
  { database, clock, sessions }: Pick<Services, 'database' | 'clock' | 'sessions'>,
  actor: Actor,
  { userId, action }: { userId: string; action: 'super_admin_granted' | 'super_admin_revoked' },
): Promise<AdminUser> {
  const user = await userOf(database, userId);
  if (user.isSuperAdmin === (action === 'super_admin_granted')) return user;
  await database.transaction().execute(async (transaction) => {
    if (action === 'super_admin_revoked') await demandAnotherSuperAdmin(transaction, userId);
    const { role: before } = await roleRecord(transaction, userId);
    await (action === 'super_admin_granted' ? giveSuperAdmin(transaction, userId) : takeSuperAdmin(transaction, userId));
    const { role: after } = await roleRecord(transaction, userId);
    await endSessionsOf(transaction, [userId]);
    await audit(transaction, {
      action,
      at: clock(),
      by: actor,
      thing: { kind: 'person', id: userId, name: `${user.firstname} ${user.lastname}` },
      organizationId: user.organization.id,
      before: { role: before },
      after: { role: after },
    });
  });
  sessions.forgetPerson(userId);
  return userOf(database, userId);
}
