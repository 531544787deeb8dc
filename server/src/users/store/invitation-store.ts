import type { OrganizationPlace } from '@plateprint/shared/access/actor.ts';
import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** An invitation that nobody accepts ends after 14 days. */
const LIFETIME_MS = 14 * 24 * 3_600_000;

export function endOfInvitation(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

export interface StoredInvitation {
  id: string;
  kind: 'member' | 'set_up';
  organizationId: string | null;
  email: string | null;
  role: Role;
  scope: { kind: ScopeKind; id: string };
  restaurantIds: string[];
  language: Language;
  invitedBy: string | null;
}

export async function organizationPlaceOf(database: Database, id: string): Promise<OrganizationPlace> {
  const row = await database
    .selectFrom('organization')
    .select(['id', 'enterprise_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { id: row.id, enterpriseId: row.enterprise_id };
}

/** Whether the address belongs to the organization already, by its account or by a role held there. */
export async function isMember(database: Database, organizationId: string, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .where((build) =>
      build.or([
        build('organization_id', '=', organizationId),
        build.exists(
          build
            .selectFrom('role_grant')
            .select('person_id')
            .whereRef('role_grant.person_id', '=', 'person.id')
            .where('scope_kind', '=', 'organization')
            .where('scope_id', '=', organizationId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps an invitation; an open one of the organization to the same address is revoked. */
export async function insertInvitation(
  database: Database,
  { id, organizationId, email, role, scope, restaurantIds, language, invitedBy, kind = 'member' }: NewInvitation,
  now: Date,
): Promise<void> {
  if (email !== null)
    await database
      .updateTable('invitation')
      .set({ revoked_at: now })
      .where('organization_id', '=', organizationId)
      .where('email', '=', email)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  await database
    .insertInto('invitation')
    .values({
      id,
      kind,
      organization_id: organizationId,
      email,
      role,
      scope_kind: scope.kind,
      scope_id: scope.id,
      restaurant_ids: restaurantIds,
      language,
      invited_by: invitedBy,
      created_at: now,
      sent_at: now,
      expires_at: endOfInvitation(now),
    })
    .execute();
}

type NewInvitation = Omit<StoredInvitation, 'kind'> & { kind?: StoredInvitation['kind'] };

/** Lets an open invitation last anew; false when there is none. */
export async function renewInvitation(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
  now: Date,
): Promise<boolean> {
  const row = await database
    .updateTable('invitation')
    .set({ sent_at: now, expires_at: endOfInvitation(now) })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
