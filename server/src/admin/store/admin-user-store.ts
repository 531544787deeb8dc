import type { AdminUser } from '@plateprint/shared/admin/admin-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { heldRolesOf } from '../../access/held-roles.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { hasWords, wordsQuery } from '../../platform/database/search-words.ts';

// Everybody of everywhere: for super-admins alone, which is demanded before.

function people(database: Database) {
  return database
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select([
      'person.id',
      'person.firstname',
      'person.lastname',
      'person.email',
      'person.created_at as created',
      'organization.id as organizationId',
      'organization.name as organizationName',
    ])
    .where('person.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

async function toUsers(database: Database, rows: readonly Row[]): Promise<AdminUser[]> {
  const held = await heldRolesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const roles = held.get(row.id) ?? [];
    return {
      id: row.id,
      firstname: row.firstname,
      lastname: row.lastname,
      email: row.email,
      created: row.created.toISOString(),
      organization: { id: row.organizationId, name: row.organizationName },
      roles,
      isSuperAdmin: roles.some(({ role, scope }) => role === 'super-admin' && scope.kind === 'all'),
    };
  });
}

export interface PeopleQuery {
  search?: string | undefined;
  cursor?: string | undefined;
  superAdmins?: boolean | undefined;
}

function wanted({ search, superAdmins }: PeopleQuery): RawBuilder<SqlBool> {
  const only = superAdmins
    ? sql<SqlBool>`id in (select person_id from role_grant where role = 'super-admin' and scope_kind = 'all')`
    : sql<SqlBool>`true`;
  return sql<SqlBool>`deleted_at is null and ${hasWords('person', search)} and ${only}`;
}

/** Up to so many matches are found by their words and then sorted; more soon turn up in the order of names. */
const FEW = 10_000;

interface Found {
  id: string;
  sortName: string;
}
type From = [string, string] | undefined;

function ordered(from: From): RawBuilder<unknown> {
  const after = from ? sql`(sort_name, id) > (${from[0]}, ${from[1]})` : sql`true`;
  return sql`select id, sort_name as "sortName" from found where ${after} order by sort_name, id limit ${LIST_PAGE + 1}`;
}

/**
 * Whom several words find, where that is few; null where it is many. The database guesses so little of words that come
 * together, that it may read everybody in order for them; of one word it knows how frequent it is.
 */
async function fewInOrder(database: Database, asked: PeopleQuery, from: From): Promise<Found[] | null> {
  if (!wordsQuery(asked.search)?.includes('&')) return null;
  const { rows } = await sql<{ found: Found[]; few: boolean }>`
    with found as materialized (select id, sort_name from person where ${wanted(asked)} limit ${FEW + 1})
    select (select count(*) from found) <= ${FEW} as few,
      coalesce((select json_agg(page) from (${ordered(from)}) page), '[]') as found`.execute(database);
  return rows[0]?.few ? rows[0].found : null;
}

async function inOrder(database: Database, asked: PeopleQuery, from?: From): Promise<Found[]> {
  const few = await fewInOrder(database, asked, from);
  if (few !== null) return few;
  const query = sql<Found>`
    with found as not materialized (select id, sort_name from person where ${wanted(asked)}) ${ordered(from)}`;
  return (await query.execute(database)).rows;
}

/** Everybody by last name; `superAdmins` only those. */
export async function everybody(database: Database, asked: PeopleQuery): Promise<Page<AdminUser>> {
  const inOrderFrom = (from?: From) => ({ execute: async () => inOrder(database, asked, from) });
  const page = await pageOf(inOrderFrom(), {
    cursor: asked.cursor,
    limit: LIST_PAGE,
    sortedBy: 'text',
    after: (_query, from) => inOrderFrom(from),
    keyOf: (row) => [row.sortName, row.id],
  });
  const ids = page.items.map(({ id }) => id);
  const rows = await people(database)
    .where(sql<boolean>`person.id = any(${ids}::text[])`)
    .orderBy('person.sort_name')
    .orderBy('person.id')
    .execute();
  return { items: await toUsers(database, rows), next: page.next };
}

/** @throws not_found */
export async function userOf(database: Database, id: string): Promise<AdminUser> {
  const row = await people(database).where('person.id', '=', id).executeTakeFirst();
  const [user] = row ? await toUsers(database, [row]) : [];
  if (!user) throw new AppError('not_found');
  return user;
}

export async function giveSuperAdmin(database: Database, personId: string): Promise<void> {
  await database
    .insertInto('role_grant')
    .values({ person_id: personId, role: 'super-admin', scope_kind: 'all', scope_id: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeSuperAdmin(database: Database, personId: string): Promise<void> {
  await database.deleteFrom('role_grant').where('person_id', '=', personId).where('role', '=', 'super-admin').execute();
}
