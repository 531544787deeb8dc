import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';
import { isLanguage } from '@plateprint/shared/kernel/language.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { StoredInvitation } from './invitation-store.ts';

// The invitation behind a link. Anybody with the link may read it: it was sent to their address.

function toInvitation(row: Selectable<Tables['invitation']>): StoredInvitation & { isOpen: boolean; isAccepted: boolean } {
  return {
    id: row.id,
    kind: row.kind === 'set_up' ? 'set_up' : 'member',
    organizationId: row.organization_id,
    email: row.email,
    role: row.role as Role,
    scope: { kind: row.scope_kind as ScopeKind, id: row.scope_id },
    restaurantIds: row.restaurant_ids,
    language: isLanguage(row.language) ? row.language : 'en_gb',
    invitedBy: row.invited_by,
    isOpen: row.accepted_at === null && row.revoked_at === null,
    isAccepted: row.accepted_at !== null,
  };
}

export type FoundInvitation = ReturnType<typeof toInvitation>;

/** With `hold` nobody else accepts it before the transaction ends. */
export async function invitationOf(database: Database, id: string, { hold }: { hold: boolean }): Promise<FoundInvitation | null> {
  const query = database.selectFrom('invitation').selectAll().where('id', '=', id);
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst();
  return row ? toInvitation(row) : null;
}

/** The names in an invitation: of the person who invites, and of the place. */
export async function namesOfInvitation(
  database: Database,
  { organizationId, invitedBy, restaurantIds }: StoredInvitation,
): Promise<{ organization: string | null; invitedBy: string | null; restaurants: string[] }> {
  const organization = await database
    .selectFrom('organization')
    .select('name')
    .where('id', '=', organizationId ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const inviter = await database
    .selectFrom('person')
    .select(['firstname', 'lastname'])
    .where('id', '=', invitedBy ?? '')
    .executeTakeFirst();
  const restaurants = await database
    .selectFrom('restaurant')
    .select('name')
    .where(sql<boolean>`id = any(${restaurantIds}::text[])`)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return {
    organization: organization?.name ?? null,
    invitedBy: inviter ? `${inviter.firstname} ${inviter.lastname}`.trim() : null,
    restaurants: restaurants.map(({ name }) => name),
  };
}

/** It is accepted once, and none of its links works any more. */
export async function keepAccepted(
  database: Database,
  id: string,
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  await database.updateTable('invitation').set({ accepted_at: now, accepted_by: personId }).where('id', '=', id).execute();
  await database
    .updateTable('account_token')
    .set({ used_at: now })
    .where('invitation_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** Invitations that were never accepted, a month after they ended. */
export async function purgeInvitations(database: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 30 * 24 * 3_600_000);
  await database.deleteFrom('invitation').where('accepted_at', 'is', null).where('expires_at', '<', longAgo).execute();
}
