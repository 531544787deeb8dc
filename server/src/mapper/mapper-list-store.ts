import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { holding } from '../database/like-pattern.ts';
import { pageOf, type Page } from '../database/page.ts';

/** Names of an organization with who decided about them, and the decision before. */
function names(database: Database, organizationId: string) {
  return database
    .selectFrom('mapped_ingredient as name')
    .leftJoin('person as decider', 'decider.id', 'name.decided_by')
    .leftJoinLateral(
      (build) =>
        build
          .selectFrom('mapped_ingredient_history as earlier')
          .leftJoin('person as author', 'author.id', 'earlier.decided_by')
          .select([
            'earlier.former',
            'earlier.decided_at as former_at',
            'author.firstname as former_firstname',
            'author.lastname as former_lastname',
          ])
          .whereRef('earlier.mapped_id', '=', 'name.id')
          .orderBy('earlier.decided_at', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .selectAll('name')
    .select(['decider.firstname', 'decider.lastname'])
    .select(['before.former', 'before.former_at', 'before.former_firstname', 'before.former_lastname'])
    .where('name.organization_id', '=', organizationId);
}

export type ListedName = Awaited<ReturnType<ReturnType<typeof names>['executeTakeFirstOrThrow']>>;

export interface Asked {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

function searched(database: Database, organizationId: string, search: string | undefined) {
  const all = names(database, organizationId);
  if (search === undefined || search.trim() === '') return all;
  return all.where((build) =>
    build.or([
      build('name.name_key', 'like', holding(nameKeyOf(search))),
      build('name.external_id', 'ilike', holding(search.trim()).slice(1)),
    ]),
  );
}

/** What was decided, by name. */
export async function decidedNames(database: Database, organizationId: string, asked: Asked): Promise<Page<ListedName>> {
  const query = searched(database, organizationId, asked.search)
    .where('name.decided_at', 'is not', null)
    .orderBy('name.name_key')
    .orderBy('name.id')
    .limit(asked.limit + 1);
  return pageOf(query, {
    cursor: asked.cursor,
    limit: asked.limit,
    sortedBy: 'text',
    after: (from, [key, id]) =>
      from.where((build) => build.eb(build.refTuple('name.name_key', 'name.id'), '>', build.tuple(key, id))),
    keyOf: (row) => [row.name_key, row.id],
  });
}

/** What waits for a decision in reports that are not in the bin, the most at stake first. */
export async function waitingNamesOf(database: Database, organizationId: string, asked: Asked): Promise<Page<ListedName>> {
  const query = searched(database, organizationId, asked.search)
    .where('name.decided_at', 'is', null)
    .where('name.rows', '>', 0)
    .orderBy('name.at_stake', 'desc')
    .orderBy('name.id', 'desc')
    .limit(asked.limit + 1);
  return pageOf(query, {
    cursor: asked.cursor,
    limit: asked.limit,
    sortedBy: 'text',
    after: (from, [key, id]) => from.where(sql<boolean>`(name.at_stake, name.id) < (${key}::double precision, ${id})`),
    keyOf: (row) => [String(row.at_stake), row.id],
  });
}

/** Names by their ids, in the order given. */
export async function namesByIds(database: Database, organizationId: string, ids: readonly string[]): Promise<ListedName[]> {
  const rows = await names(database, organizationId)
    .where(sql<boolean>`name.id = any(${ids}::text[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws not_found */
export async function organizationOfName(database: Database, id: string): Promise<string> {
  const row = await database.selectFrom('mapped_ingredient').select('organization_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row.organization_id;
}
