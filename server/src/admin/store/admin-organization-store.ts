import { randomUUID } from 'node:crypto';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import type { AdminOrganization } from '@plateprint/shared/admin/admin-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import { sql } from 'kysely';
import { binEnds } from '../../platform/database/bin.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { hasWords } from '../../platform/database/search-words.ts';

// Every organization: for super-admins alone, which is demanded before.

function organizations(database: Database) {
  return database
    .selectFrom('organization')
    .leftJoin('enterprise', 'enterprise.id', 'organization.enterprise_id')
    .select([
      'organization.id',
      'organization.name',
      'organization.segment',
      'organization.location',
      'organization.created_at as created',
      'organization.plan',
      'organization.plan_active as planActive',
      'organization.logo',
      'organization.deleted_at as deleted',
      'organization.sort_name as sortName',
      'enterprise.id as enterpriseId',
      'enterprise.name as enterpriseName',
      sql<number>`(select count(*) from restaurant where organization_id = organization.id and deleted_at is null)::integer`.as(
        'restaurantCount',
      ),
      sql<number>`(select count(*) from person where organization_id = organization.id and deleted_at is null)::integer`.as(
        'memberCount',
      ),
      sql<string>`coalesce(to_char(organization.deleted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '')`.as(
        'moment',
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof organizations>['executeTakeFirstOrThrow']>>;

function toOrganization({ enterpriseId, enterpriseName, ...row }: Row): AdminOrganization {
  return {
    ...row,
    segment: row.segment as AdminOrganization['segment'],
    plan: row.plan as Plan,
    created: row.created.toISOString(),
    deleted: row.deleted?.toISOString() ?? null,
    enterprise: enterpriseId === null ? null : { id: enterpriseId, name: enterpriseName ?? '' },
  };
}

type OrganizationQuery = { search?: string | undefined; cursor?: string | undefined };

/** Every organization by name. */
export async function everyOrganization(
  database: Database,
  { search, cursor }: OrganizationQuery,
): Promise<Page<AdminOrganization>> {
  const page = await pageOf(
    organizations(database)
      .where('organization.deleted_at', 'is', null)
      .where(hasWords('organization', search))
      .orderBy('organization.sort_name')
      .orderBy('organization.id')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'text',
      after: (from, [name, id]) => from.where(sql<boolean>`(organization.sort_name, organization.id) > (${name}, ${id})`),
      keyOf: (row) => [row.sortName ?? '', row.id],
    },
  );
  return { items: page.items.map(toOrganization), next: page.next };
}

/** Those deleted in the last 30 days, the latest first. */
export async function deletedOrganizations(
  database: Database,
  { search, cursor, now }: OrganizationQuery & { now: Date },
): Promise<Page<AdminOrganization>> {
  const page = await pageOf(
    organizations(database)
      .where('organization.deleted_at', '>', binEnds(now))
      .where(hasWords('organization', search))
      .orderBy('organization.deleted_at', 'desc')
      .orderBy('organization.id', 'desc')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'moment',
      after: (from, [moment, id]) =>
        from.where(sql<boolean>`(organization.deleted_at, organization.id) < (${moment}::timestamptz, ${id})`),
      keyOf: (row) => [row.moment, row.id],
    },
  );
  return { items: page.items.map(toOrganization), next: page.next };
}

/** An organization, or with `inBinAt` one that can be restored at that time. @throws not_found */
export async function anyOrganization(
  database: Database,
  id: string,
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<AdminOrganization> {
  const row = await organizations(database)
    .where('organization.id', '=', id)
    .where(({ eb }) =>
      inBinAt ? eb('organization.deleted_at', '>', binEnds(inBinAt)) : eb('organization.deleted_at', 'is', null),
    )
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toOrganization(row);
}

export interface NewOrganization {
  name: string;
  segment: AdminOrganization['segment'];
  location: string;
  plan: Plan;
  enterpriseId: string | null;
}

export async function insertOrganization(
  database: Database,
  { enterpriseId, ...values }: NewOrganization,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('organization')
    .values({ ...values, id, enterprise_id: enterpriseId, created_at: now })
    .execute();
  return id;
}

export async function setPlan(
  database: Database,
  id: string,
  { plan, planActive }: { plan?: Plan | undefined; planActive?: boolean | undefined },
): Promise<void> {
  const change = { ...(plan ? { plan } : {}), ...(planActive === undefined ? {} : { plan_active: planActive }) };
  await database.updateTable('organization').set(change).where('id', '=', id).where('deleted_at', 'is', null).execute();
}

/** Puts an organization into the bin (`now`) or takes it out (null). */
export async function binOrganization(database: Database, id: string, deletedAt: Date | null): Promise<void> {
  await database.updateTable('organization').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
}

/** Ends every session of an organization's people. */
export async function endSessionsOfOrganization(database: Database, id: string): Promise<void> {
  await sql`delete from session where person_id in (select id from person where organization_id = ${id})`.execute(database);
}
