import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import type { StoredCandidate } from './weigh-name.ts';

/** How many reports, recipes or programs outside the bin have a name. */
function usesIn(kind: 'report' | 'recipe' | 'integration') {
  const id = sql.ref(`used.${kind}_id`);
  return sql<number>`(
    select count(*)::integer from mapped_ingredient_use used join ${sql.table(kind)} met on met.id = ${id}
    where used.mapped_id = name.id and met.deleted_at is null)`;
}

/** Names of an organization with who decided about them, and the decision before. */
function names(database: Database, organizationId: string) {
  return database
    .selectFrom('mapped_ingredient as name')
    .leftJoin('person as decider', 'decider.id', 'name.decided_by')
    .leftJoin('integration as program', 'program.id', 'name.integration_id')
    .leftJoinLateral(
      (build) =>
        build
          .selectFrom('mapped_ingredient_history as earlier')
          .leftJoin('person as author', 'author.id', 'earlier.decided_by')
          .leftJoin('integration as machine', 'machine.id', 'earlier.integration_id')
          .select([
            'earlier.former',
            'earlier.decided_at as former_at',
            'author.firstname as former_firstname',
            'author.lastname as former_lastname',
            'machine.name as former_integration',
          ])
          .whereRef('earlier.mapped_id', '=', 'name.id')
          .orderBy('earlier.decided_at', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .selectAll('name')
    .select(['decider.firstname', 'decider.lastname', 'program.name as integration_name'])
    .select([
      'before.former',
      'before.former_at',
      'before.former_firstname',
      'before.former_lastname',
      'before.former_integration',
    ])
    .select([usesIn('report').as('reports'), usesIn('recipe').as('recipes'), usesIn('integration').as('programs')])
    .where('name.organization_id', '=', organizationId);
}

export type ListedName = Awaited<ReturnType<ReturnType<typeof names>['executeTakeFirstOrThrow']>>;

export interface NameQuery {
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

/** The decided names: by name, the latest first, or the heaviest first. */
export async function decidedNames(
  database: Database,
  organizationId: string,
  { sort, ...asked }: NameQuery & { sort: 'name' | 'latest' | 'weight' },
): Promise<Page<ListedName>> {
  const all = searched(database, organizationId, asked.search)
    .where('name.decided_at', 'is not', null)
    .limit(asked.limit + 1);
  if (sort === 'name')
    return pageOf(all.orderBy('name.name_key').orderBy('name.id'), {
      ...asked,
      cursor: asked.cursor,
      sortedBy: 'text',
      after: (from, [key, id]) =>
        from.where((build) => build.eb(build.refTuple('name.name_key', 'name.id'), '>', build.tuple(key, id))),
      keyOf: (row) => [row.name_key, row.id],
    });
  const by = sort === 'latest' ? sql<string>`extract(epoch from name.decided_at)::text` : sql<string>`name.weight::text`;
  const query = all
    .select(by.as('sorted_by'))
    .orderBy(sort === 'latest' ? sql`extract(epoch from name.decided_at)` : sql`name.weight`, 'desc')
    .orderBy('name.id', 'desc');
  return pageOf(query, {
    ...asked,
    cursor: asked.cursor,
    sortedBy: 'text',
    after: (from, [key, id]) =>
      sort === 'latest'
        ? from.where(sql<boolean>`(extract(epoch from name.decided_at), name.id) < (${numeral(key)}::numeric, ${id})`)
        : from.where(sql<boolean>`(name.weight, name.id) < (${numeral(key)}::double precision, ${id})`),
    keyOf: (row) => [row.sorted_by, row.id],
  });
}

/** @throws invalid_input for a cursor that is none of ours */
function numeral(key: string): string {
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(key)) return key;
  throw new AppError('invalid_input', [{ path: 'cursor', code: 'invalid_cursor', message: 'This is no cursor of ours.' }]);
}

/** The waiting names of an organization, each with what is at stake in its family. */
function withFamilies(database: Database, organizationId: string) {
  const own = sql<string>`coalesce(name.family, name.id)`;
  return (
    database
      .selectFrom('mapped_ingredient as name')
      .select(['name.id', own.as('family')])
      // Numeric sums are the same in any order: the next page begins where this one ends.
      .select(sql<string>`sum(name.at_stake::numeric) over (partition by ${own})`.as('stake'))
      .where('name.organization_id', '=', organizationId)
      .where('name.decided_at', 'is', null)
      .where('name.rows', '>', 0)
      .as('kin')
  );
}

/**
 * What waits for a decision in reports that are not in the bin: the family with the most at stake first, for one answer most
 * likely goes for all of it, and within it the name with the most at stake.
 */
export async function waitingNamesOf(database: Database, organizationId: string, asked: NameQuery): Promise<Page<ListedName>> {
  const query = searched(database, organizationId, asked.search)
    .innerJoin(withFamilies(database, organizationId), 'kin.id', 'name.id')
    .select(['kin.family as of_family', 'kin.stake as family_stake'])
    .orderBy('kin.stake', 'desc')
    .orderBy('kin.family')
    .orderBy('name.at_stake', 'desc')
    .orderBy('name.id', 'desc')
    .limit(asked.limit + 1);
  return pageOf(query, {
    cursor: asked.cursor,
    limit: asked.limit,
    sortedBy: 'text',
    after: (from, [key, id]) => {
      const [stake = '', own = '', ...family] = key.split(' ');
      const of = family.join(' ');
      const further = sql<boolean>`(kin.stake < ${numeral(stake)}::numeric or (kin.stake = ${numeral(stake)}::numeric and (
        kin.family > ${of} or (kin.family = ${of} and (name.at_stake, name.id) < (${numeral(own)}::double precision, ${id})))))`;
      return from.where(further);
    },
    keyOf: (row) => [`${row.family_stake} ${row.at_stake} ${row.of_family}`, row.id],
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

/** All names that wait, as far as likeness goes, the most at stake first. */
export async function waitingToCompare(database: Database, organizationId: string) {
  const rows = await database
    .selectFrom('mapped_ingredient')
    .select(['id', 'name', 'language as language_iso', 'candidates'])
    .where('organization_id', '=', organizationId)
    .where('decided_at', 'is', null)
    .where('rows', '>', 0)
    .orderBy('at_stake', 'desc')
    .orderBy('id', 'desc')
    .limit(20_000)
    .execute();
  return rows.map(({ candidates, ...row }) => ({ ...row, candidates: candidates as StoredCandidate[] }));
}

/** Former decisions about a name, the latest first. */
export async function formerDecisions(database: Database, organizationId: string, id: string) {
  return database
    .selectFrom('mapped_ingredient_history as earlier')
    .leftJoin('person as author', 'author.id', 'earlier.decided_by')
    .leftJoin('integration as machine', 'machine.id', 'earlier.integration_id')
    .select(['earlier.former', 'earlier.decided_at as former_at', 'author.firstname as former_firstname'])
    .select(['author.lastname as former_lastname', 'machine.name as former_integration'])
    .where('earlier.mapped_id', '=', id)
    .where('earlier.organization_id', '=', organizationId)
    .orderBy('earlier.decided_at', 'desc')
    .limit(100)
    .execute();
}
