import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Role } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import type { PendingInvitation } from '@plateprint/shared/organizations/organization.ts';
import { sql } from 'kysely';
import { runBy } from '../../access/organization-reach.ts';
import type { Database } from '../../platform/database/database.ts';
import { holding } from '../../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';

type Restaurants = PendingInvitation['restaurants'];

/** Invitations that were neither taken up nor withdrawn. */
function open(database: Database) {
  return database
    .selectFrom('invitation')
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .leftJoin('person', 'person.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.organization_id as organizationId',
      'invitation.email',
      'invitation.role',
      'invitation.created_at as created',
      'invitation.expires_at as expires',
      sql<string | null>`person.firstname || ' ' || person.lastname`.as('invitedBy'),
      sql<Restaurants>`coalesce((select jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name) order by place.name)
        from (select id, name from restaurant where id = any(invitation.restaurant_ids) order by name limit 3) place), '[]')`.as(
        'restaurants',
      ),
      sql<number>`cardinality(invitation.restaurant_ids)`.as('restaurantCount'),
      sql<string>`to_char(invitation.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('moment'),
    ])
    .where('invitation.kind', '=', 'member')
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .where('organization.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirstOrThrow']>>;

function toInvitation(row: Row, now: Date): PendingInvitation {
  return {
    ...row,
    email: row.email ?? '',
    role: row.role as Role,
    created: row.created.toISOString(),
    expires: row.expires.toISOString(),
    isExpired: row.expires <= now,
  };
}

/** The open invitations of an organization, the newest first; `search` is a part of the address. */
export async function openInvitations(
  database: Database,
  organizationId: string,
  { search, cursor, now }: { search?: string | undefined; cursor?: string | undefined; now: Date },
): Promise<Page<PendingInvitation>> {
  let query = open(database).where('invitation.organization_id', '=', organizationId);
  if (search) query = query.where('invitation.email', 'like', holding(search.toLowerCase()));
  const page = await pageOf(
    query
      .orderBy('invitation.created_at', 'desc')
      .orderBy('invitation.id', 'desc')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'moment',
      after: (from, [moment, id]) =>
        from.where(sql<boolean>`(invitation.created_at, invitation.id) < (${moment}::timestamptz, ${id})`),
      keyOf: (row) => [row.moment, row.id],
    },
  );
  return { items: page.items.map((row) => toInvitation(row, now)), next: page.next };
}

/** An open invitation to an organization that the actor runs. @throws not_found */
export async function openInvitationOf(
  database: Database,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<{ invitation: PendingInvitation; organizationId: string }> {
  const row = await open(database).where('invitation.id', '=', id).where(runBy(actor)).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { invitation: toInvitation(row, now), organizationId: row.organizationId ?? '' };
}

/** Makes the link of an open invitation lead nowhere. */
export async function withdraw(database: Database, { id }: PendingInvitation, now: Date): Promise<void> {
  await database
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute();
}
