import { leavesNoAdmin } from '@plateprint/shared/access/last-admin.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { LOCKS } from '../platform/database/locks/locks.ts';

/**
 * Refuses what would take the installation its last super-admin. Call it inside the transaction of the action.
 * @throws last_admin
 */
export async function demandAnotherSuperAdmin(transaction: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.lastSuperAdmin})`.execute(transaction);
  const admins = await transaction
    .selectFrom('role_grant')
    .innerJoin('person', 'person.id', 'role_grant.person_id')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select('person_id')
    .where('role', '=', 'super-admin')
    .where('scope_kind', '=', 'all')
    .where('person.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .execute();
  const ids = admins.map(({ person_id: id }) => id);
  if (leavesNoAdmin(ids, personId))
    throw new AppError('last_admin', [
      { path: 'installation', code: 'last_admin', message: 'Nobody else is a super-admin of the installation.' },
    ]);
}
