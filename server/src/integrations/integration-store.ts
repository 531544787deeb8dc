import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import { type Selectable, sql } from 'kysely';
import { seenBy } from '../access/organization-reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import type { Tables } from '../platform/database/tables/tables.ts';

/** An integration as it is kept, with who made it. */
export type StoredIntegration = Selectable<Tables['integration']> & { firstname: string | null; lastname: string | null };

function integrations(database: Database, actor: Actor) {
  return database
    .selectFrom('integration')
    .innerJoin('organization', 'organization.id', 'integration.organization_id')
    .leftJoin('person', 'person.id', 'integration.created_by')
    .selectAll('integration')
    .select(['person.firstname', 'person.lastname'])
    .select(sql<string>`lower(integration.name)`.as('sort_name'))
    .select(
      sql<string>`to_char(integration.deleted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('moment_of_deletion'),
    )
    .where('organization.deleted_at', 'is', null)
    .where(seenBy(actor));
}

/**
 * An integration of an organization that the actor sees, or with `inBinAt` one that can be restored at that time.
 * @throws not_found
 */
export async function integrationOf(
  database: Database,
  actor: Actor,
  { id, inBinAt }: { id: string; inBinAt?: Date },
): Promise<StoredIntegration> {
  const row = await integrations(database, actor)
    .where('integration.id', '=', id)
    .where(({ eb }) => (inBinAt ? eb('integration.deleted_at', '>', binEnds(inBinAt)) : eb('integration.deleted_at', 'is', null)))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

interface IntegrationQuery {
  organizationId: string;
  search?: string | undefined;
  cursor?: string | undefined;
}

function found(database: Database, actor: Actor, { organizationId, search }: IntegrationQuery) {
  const query = integrations(database, actor).where('integration.organization_id', '=', organizationId);
  return search ? query.where('integration.name', 'ilike', holding(search)) : query;
}

/** An organization's integrations by name, a page at a time. */
export async function integrationsOf(
  database: Database,
  actor: Actor,
  asked: IntegrationQuery,
): Promise<Page<StoredIntegration>> {
  return pageOf(
    found(database, actor, asked)
      .where('integration.deleted_at', 'is', null)
      .orderBy(sql`lower(integration.name)`)
      .orderBy('integration.id')
      .limit(LIST_PAGE + 1),
    {
      cursor: asked.cursor,
      limit: LIST_PAGE,
      sortedBy: 'text',
      after: (from, [name, id]) => from.where(sql<boolean>`(lower(integration.name), integration.id) > (${name}, ${id})`),
      keyOf: (row) => [row.sort_name, row.id],
    },
  );
}

/** Those that were deleted in the last 30 days, the last first. */
export async function deletedIntegrationsOf(
  database: Database,
  actor: Actor,
  { now, ...asked }: IntegrationQuery & { now: Date },
): Promise<Page<StoredIntegration>> {
  return pageOf(
    found(database, actor, asked)
      .where('integration.deleted_at', '>', binEnds(now))
      .orderBy('integration.deleted_at', 'desc')
      .orderBy('integration.id', 'desc')
      .limit(LIST_PAGE + 1),
    {
      cursor: asked.cursor,
      limit: LIST_PAGE,
      sortedBy: 'moment',
      after: (from, [moment, id]) =>
        from.where(sql<boolean>`(integration.deleted_at, integration.id) < (${moment}::timestamptz, ${id})`),
      keyOf: (row) => [row.moment_of_deletion, row.id],
    },
  );
}

/** How many an organization has; its row is held until the transaction ends, so that two at once are counted one by one. */
export async function countIntegrations(transaction: Database, organizationId: string): Promise<number> {
  await transaction.selectFrom('organization').select('id').where('id', '=', organizationId).forUpdate().execute();
  const { rows } = await transaction
    .selectFrom('integration')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

export async function insertIntegration(
  transaction: Database,
  row: Pick<StoredIntegration, 'id' | 'organization_id' | 'name' | 'open_api' | 'mapping_api' | 'key_hash' | 'key_end'> & {
    created_by: string;
    created_at: Date;
  },
): Promise<void> {
  const { created_at: at } = row;
  await transaction
    .insertInto('integration')
    .values({ ...row, key_made_at: at, updated_at: at })
    .execute();
}

export async function writeIntegration(
  transaction: Database,
  id: string,
  change: Partial<Omit<Selectable<Tables['integration']>, 'id' | 'organization_id'>>,
): Promise<void> {
  await transaction.updateTable('integration').set(change).where('id', '=', id).execute();
}
