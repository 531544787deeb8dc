import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import { sql } from 'kysely';
import type { NamedRole } from '../access/held-roles.ts';
import { heldRolesOf } from '../access/held-roles.ts';
import { runBy } from '../access/organization-reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { hasWords } from '../platform/database/search-words.ts';
import { portfoliosOf } from './store/portfolio-store.ts';
import type { OwnedOrganization } from './organization-store.ts';

/** Somebody of an organization with everything they may do anywhere. */
export interface FoundMember {
  id: string;
  organizationId: string;
  firstname: string;
  lastname: string;
  email: string;
  created: Date;
  deleted: Date | null;
  /** The first few restaurants of the portfolio in the organization, by name. */
  restaurants: { id: string; name: string }[];
  restaurantCount: number;
  roles: NamedRole[];
}

function people(database: Database) {
  return database
    .selectFrom('person')
    .select([
      'person.id',
      'person.organization_id as organizationId',
      'person.firstname',
      'person.lastname',
      'person.email',
      'person.created_at as created',
      'person.deleted_at as deleted',
      sql<string>`coalesce(to_char(person.deleted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '')`.as('moment'),
    ]);
}

type PersonRow = Omit<FoundMember, 'roles' | 'restaurants' | 'restaurantCount'>;
type MemberQuery = { search?: string | undefined; cursor?: string | undefined };

/** The members of an organization by last name: who belongs to it, and who belongs elsewhere and is an admin here. */
export async function membersOf(
  database: Database,
  { id }: OwnedOrganization,
  { search, cursor }: MemberQuery,
): Promise<Page<FoundMember>> {
  const some = (key: [string, string] | undefined) => {
    const query = database
      .selectFrom('person')
      .select(['id', 'sort_name'])
      .where('deleted_at', 'is', null)
      .where(hasWords('person', search))
      .orderBy('sort_name')
      .orderBy('id')
      .limit(LIST_PAGE + 1);
    return key ? query.where(sql<boolean>`(sort_name, id) > (${key[0]}, ${key[1]})`) : query;
  };
  // Two lists in order, each by its own index, merged: neither reads more than a page.
  const ordered = (key?: [string, string]) => {
    const guestIds = sql`array(select person_id from role_grant
      where scope_kind = 'organization' and scope_id = ${id} and role = 'organization-admin')`;
    const own = some(key).where('organization_id', '=', id);
    const guests = some(key)
      .where('organization_id', '<>', id)
      .where(sql<boolean>`id = any(${guestIds})`);
    return database
      .selectFrom(own.as('own'))
      .selectAll()
      .unionAll(database.selectFrom(guests.as('guest')).selectAll())
      .orderBy('sort_name')
      .orderBy('id')
      .limit(LIST_PAGE + 1);
  };
  const page = await pageOf(ordered(), {
    cursor,
    limit: LIST_PAGE,
    sortedBy: 'text',
    after: (_query, key) => ordered(key),
    keyOf: (row) => [row.sort_name ?? '', row.id],
  });
  const ids = page.items.map((row) => row.id);
  const rows = await people(database)
    .where(sql<boolean>`person.id = any(${ids}::text[])`)
    .orderBy('person.sort_name')
    .orderBy('person.id')
    .execute();
  return { items: await withWhatTheyHave(database, id, rows), next: page.next };
}

/** Those removed in the last 30 days, the latest first. */
export async function removedMembersOf(
  database: Database,
  { id }: OwnedOrganization,
  { search, cursor, now }: MemberQuery & { now: Date },
): Promise<Page<FoundMember>> {
  const page = await pageOf(
    people(database)
      .where('person.organization_id', '=', id)
      .where('person.deleted_at', '>', binEnds(now))
      .where(hasWords('person', search))
      .orderBy('person.deleted_at', 'desc')
      .orderBy('person.id', 'desc')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'moment',
      after: (from, [moment, last]) =>
        from.where(sql<boolean>`(person.deleted_at, person.id) < (${moment}::timestamptz, ${last})`),
      keyOf: (row) => [row.moment, row.id],
    },
  );
  return { items: await withWhatTheyHave(database, id, page.items), next: page.next };
}

async function withWhatTheyHave(database: Database, organizationId: string, rows: PersonRow[]): Promise<FoundMember[]> {
  const ids = rows.map(({ id }) => id);
  const [roles, portfolios] = await Promise.all([heldRolesOf(database, ids), portfoliosOf(database, organizationId, ids)]);
  return rows.map((row) => {
    const { restaurants = [], restaurantCount = 0 } = portfolios.get(row.id) ?? {};
    return { ...row, roles: roles.get(row.id) ?? [], restaurants, restaurantCount };
  });
}

/**
 * A member of an organization, or with `inBinAt` one who can be restored at that time.
 * @throws not_found for somebody who is not of it.
 */
export async function memberOf(
  database: Database,
  { id: organizationId }: OwnedOrganization,
  id: string,
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<FoundMember> {
  const row = await people(database)
    .where('person.id', '=', id)
    .where(({ eb }) => (inBinAt ? eb('person.deleted_at', '>', binEnds(inBinAt)) : eb('person.deleted_at', 'is', null)))
    .where(
      sql<boolean>`(person.organization_id = ${organizationId} or exists (select from role_grant
        where person_id = person.id and scope_kind = 'organization' and scope_id = ${organizationId}))`,
    )
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const [member] = await withWhatTheyHave(database, organizationId, [row]);
  return member as FoundMember;
}

/** The organization that somebody, removed or not, belongs to. @throws not_found where the actor does not run it. */
export async function homeOf(database: Database, actor: Actor, personId: string): Promise<string> {
  const row = await database
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select('organization.id')
    .where('person.id', '=', personId)
    .where(runBy(actor))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** Takes somebody who belongs to the organization out of it (`now`) or back in (null). */
export async function binMember(
  database: Database,
  { id }: OwnedOrganization,
  personId: string,
  deletedAt: Date | null,
): Promise<void> {
  await database
    .updateTable('person')
    .set({ deleted_at: deletedAt })
    .where('id', '=', personId)
    .where('organization_id', '=', id)
    .execute();
}

/** Takes from a guest what they have in the organization; their account stays. */
export async function dismissGuest(database: Database, { id }: OwnedOrganization, personId: string): Promise<void> {
  await sql`
    delete from role_grant where person_id = ${personId} and (
      (scope_kind = 'organization' and scope_id = ${id})
      or (scope_kind = 'restaurant' and scope_id in (select id from restaurant where organization_id = ${id})))`.execute(
    database,
  );
  await sql`
    delete from portfolio where person_id = ${personId}
      and restaurant_id in (select id from restaurant where organization_id = ${id})`.execute(database);
}
