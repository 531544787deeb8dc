import { leavesNoAdmin } from '@plateprint/shared/access/last-admin.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Refuses what would take an organization its last admin. Call it inside the transaction that takes the role or the
 * person away: the organization's row is held, so that of two admins who take each other's role one is refused.
 * @throws last_admin
 */
export async function demandAnotherAdmin(transaction: Database, organizationId: string, personId: string): Promise<void> {
  await transaction.selectFrom('organization').select('id').where('id', '=', organizationId).forUpdate().execute();
  const admins = await transaction
    .selectFrom('role_grant')
    .innerJoin('person', 'person.id', 'role_grant.person_id')
    .select('person_id')
    .where('role', '=', 'organization-admin')
    .where('scope_kind', '=', 'organization')
    .where('scope_id', '=', organizationId)
    .where('person.deleted_at', 'is', null)
    .execute();
  if (
    leavesNoAdmin(
      admins.map((admin) => admin.person_id),
      personId,
    )
  )
    throw new AppError('last_admin', [
      { path: 'organization', code: 'last_admin', message: 'Nobody else is an admin of the organization.' },
    ]);
}
