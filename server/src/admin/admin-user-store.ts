import type { AdminUser } from '@plateprint/shared/admin/admin-api.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/list-query.ts';
import { sql } from 'kysely';
import { heldRolesOf } from '../access/held-roles.ts';
import type { Database } from '../database/database.ts';
import { pageOf, type Page } from '../database/page.ts';
import { hasWords } from '../database/search-words.ts';

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
      'person.sort_name as sortName',
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

/** Everybody by last name; `superAdmins` only those. */
export async function everybody(
  database: Database,
  {
    search,
    cursor,
    superAdmins,
  }: { search?: string | undefined; cursor?: string | undefined; superAdmins?: boolean | undefined },
): Promise<Page<AdminUser>> {
  let query = people(database).where(hasWords('person', search));
  if (superAdmins)
    query = query.where(
      sql<boolean>`person.id in (select person_id from role_grant where role = 'super-admin' and scope_kind = 'all')`,
    );
  const page = await pageOf(
    query
      .orderBy('person.sort_name')
      .orderBy('person.id')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'text',
      after: (from, [name, id]) => from.where(sql<boolean>`(person.sort_name, person.id) > (${name}, ${id})`),
      keyOf: (row) => [row.sortName ?? '', row.id],
    },
  );
  return { items: await toUsers(database, page.items), next: page.next };
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
