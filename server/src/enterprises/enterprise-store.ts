import { randomUUID } from 'node:crypto';
import { mayEditEnterprise } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { type Plan, shownPlan } from '@plateprint/shared/access/plan.ts';
import type { AssociatedOrganization, Enterprise } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import { sql } from 'kysely';
import { ownedBy } from '../access/organization-reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { hasWords } from '../platform/database/search-words.ts';

export interface OwnedEnterprise {
  id: string;
  name: string;
  created: Date;
  organizationCount: number;
}

function enterprises(database: Database, actor: Actor) {
  return database
    .selectFrom('enterprise')
    .select([
      'enterprise.id',
      'enterprise.name',
      'enterprise.created_at as created',
      sql<number>`(select count(*) from organization where enterprise_id = enterprise.id and deleted_at is null)::integer`.as(
        'organizationCount',
      ),
      sql<string>`lower(enterprise.name)`.as('sortName'),
    ])
    .where(ownedBy(actor));
}

/** @throws not_found for an enterprise that is not the actor's, as for one that is not there. */
export async function enterpriseOf(
  database: Database,
  actor: Actor,
  id: string,
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<OwnedEnterprise> {
  const row = await there(enterprises(database, actor), inBinAt).where('enterprise.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

type EnterpriseQuery = { search?: string | undefined; cursor?: string | undefined };

/** Those that are there, or those that can still be taken out of the bin then. */
function there(query: ReturnType<typeof enterprises>, inBinAt?: Date) {
  return query.where(({ eb }) => (inBinAt ? eb('deleted_at', '>', binEnds(inBinAt)) : eb('deleted_at', 'is', null)));
}

/** The enterprises of somebody by name; `search` is a part of it. */
export async function enterprisesOf(
  database: Database,
  actor: Actor,
  { search, cursor, inBinAt }: EnterpriseQuery & { inBinAt?: Date },
): Promise<Page<OwnedEnterprise>> {
  let query = there(enterprises(database, actor), inBinAt);
  if (search) query = query.where('name', 'ilike', holding(search));
  return pageOf(
    query
      .orderBy(sql`lower(enterprise.name)`)
      .orderBy('enterprise.id')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'text',
      after: (from, [name, id]) => from.where(sql<boolean>`(lower(enterprise.name), enterprise.id) > (${name}, ${id})`),
      keyOf: (row) => [row.sortName, row.id],
    },
  );
}

/** The organizations of an enterprise by name. */
export async function organizationsOf(
  database: Database,
  { id }: OwnedEnterprise,
  { search, cursor }: EnterpriseQuery,
): Promise<Page<AssociatedOrganization>> {
  const page = await pageOf(
    database
      .selectFrom('organization')
      .select(['id', 'name', 'location', 'plan', 'plan_active', 'logo', 'sort_name'])
      .select([
        sql<number>`(select count(*) from restaurant where organization_id = organization.id and deleted_at is null)::integer`.as(
          'restaurantCount',
        ),
        sql<number>`(select count(*) from person where organization_id = organization.id and deleted_at is null)::integer`.as(
          'memberCount',
        ),
      ])
      .where('enterprise_id', '=', id)
      .where('deleted_at', 'is', null)
      .where(hasWords('organization', search))
      .orderBy('sort_name')
      .orderBy('id')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'text',
      after: (from, [name, last]) => from.where(sql<boolean>`(sort_name, id) > (${name}, ${last})`),
      keyOf: (row) => [row.sort_name ?? '', row.id],
    },
  );
  const items = page.items.map(({ plan, plan_active: active, ...row }) => ({
    ...row,
    plan: shownPlan(plan as Plan, active),
  }));
  return { items, next: page.next };
}

export function presentEnterprise(enterprise: OwnedEnterprise, actor: Actor): Enterprise {
  const { id, name, organizationCount, created } = enterprise;
  return { id, name, organizationCount, created: created.toISOString(), mayEdit: mayEditEnterprise(actor, enterprise) };
}

export async function insertEnterprise(database: Database, name: string, now: Date): Promise<string> {
  const id = randomUUID();
  await database.insertInto('enterprise').values({ id, name, created_at: now }).execute();
  return id;
}

export async function renameEnterprise(
  database: Database,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await database.updateTable('enterprise').set({ name }).where('id', '=', id).where(ownedBy(actor)).execute();
}

/**
 * Puts an enterprise without organizations into the bin (`now`) or takes it out (null).
 * @throws enterprise_not_empty
 */
export async function binEnterprise(database: Database, { id }: OwnedEnterprise, deletedAt: Date | null): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('enterprise')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from organization where enterprise_id = ${id} and organization.deleted_at is null)`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('enterprise_not_empty');
}

/**
 * Puts an organization under an enterprise, or with null takes it out of `from`.
 * @throws in_another_enterprise when it stands under another by now
 */
export async function moveOrganization(
  database: Database,
  organizationId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('organization')
    .set({ enterprise_id: to })
    .where('id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where((build) =>
      build.or([build('enterprise_id', 'is not distinct from', from), build('enterprise_id', 'is not distinct from', to)]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('in_another_enterprise');
}
