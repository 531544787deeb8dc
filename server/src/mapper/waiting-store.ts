import type { WaitingName } from '@plateprint/shared/mapper/waiting-names.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { WeighedName } from './weigh-name.ts';
import { LOCKS } from '../platform/database/locks/locks.ts';

export interface NewName extends WaitingName, WeighedName {
  /** For a name that is new; one that is known keeps its own. */
  id: string;
  language: string;
  foodDataVersion: string;
}

export type CountedUse = Pick<WaitingName, 'rows' | 'weight' | 'weightGuessed' | 'money'> & { mappedId: string };

/** One transaction at a time counts an organization's names: sums over many reports cannot cross. Ends with the transaction. */
export async function lockNames(transaction: Database, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.waitingNames)}, hashtext(${organizationId}))`.execute(transaction);
}

/** Where a name was met. */
export type Met = { reportId: string } | { recipeId: string } | { integrationId: string };

function columnOf(met: Met): { column: 'report_id' | 'recipe_id' | 'integration_id'; id: string } {
  if ('reportId' in met) return { column: 'report_id', id: met.reportId };
  return 'recipeId' in met ? { column: 'recipe_id', id: met.recipeId } : { column: 'integration_id', id: met.integrationId };
}

/** The ids of names that wait in reports, in recipes, or for a program. */
export async function namesMetIn(database: Database, met: readonly Met[]): Promise<string[]> {
  const found = new Set<string>();
  for (const column of ['report_id', 'recipe_id', 'integration_id'] as const) {
    const ids = met.map(columnOf).flatMap((place) => (place.column === column ? [place.id] : []));
    if (ids.length === 0) continue;
    const rows = await database
      .selectFrom('mapped_ingredient_use')
      .select('mapped_id')
      .distinct()
      .where(sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`)
      .execute();
    for (const { mapped_id } of rows) found.add(mapped_id);
  }
  return [...found];
}

/** Takes what was met somewhere away; with `ids` of these names alone. */
export async function removeUses(database: Database, met: Met, ids?: readonly string[]): Promise<void> {
  const { column, id } = columnOf(met);
  const all = database.deleteFrom('mapped_ingredient_use').where(column, '=', id);
  await (ids ? all.where(sql<boolean>`mapped_id = any(${ids}::text[])`) : all).execute();
}

/** Adds names that are new, and gives those that still wait newer candidates. @returns their ids, in order. */
export async function writeNames(database: Database, organizationId: string, names: readonly NewName[]): Promise<string[]> {
  if (names.length === 0) return [];
  const given = names.map(
    ({ id, externalId, name, key, language, candidates, spread, guessedFactor, family, foodDataVersion }) => ({
      id,
      external_id: externalId,
      name,
      name_key: key,
      language,
      candidates,
      spread,
      guessed_factor: guessedFactor,
      family,
      food_data_version: foodDataVersion,
    }),
  );
  const { rows } = await sql<{ id: string; external_id: string; name_key: string }>`
    insert into mapped_ingredient as known
      (id, organization_id, external_id, name, name_key, language, candidates, spread, guessed_factor, family, food_data_version)
    select id, ${organizationId}, external_id, name, name_key, language, candidates, spread, guessed_factor, family, food_data_version
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      id text, external_id text, name text, name_key text, language text, candidates jsonb, spread double precision,
      guessed_factor double precision, family text, food_data_version text)
    on conflict (organization_id, external_id, name_key) do update set
      candidates = excluded.candidates, spread = excluded.spread, guessed_factor = excluded.guessed_factor,
      family = excluded.family, food_data_version = excluded.food_data_version
    returning id, external_id, name_key`.execute(database);
  const ids = new Map(rows.map((row) => [`${row.external_id}\n${row.name_key}`, row.id]));
  return names.map(({ externalId, key }) => ids.get(`${externalId}\n${key}`) ?? '');
}

/** A waiting name with the candidates that it has now. */
export interface WeighedAgain extends WeighedName {
  id: string;
  foodDataVersion: string;
}

/** Gives names that are still there, and that nobody has decided about, newer candidates; `countAgain` sums what is at stake. */
export async function weighAgain(transaction: Database, organizationId: string, names: readonly WeighedAgain[]): Promise<void> {
  const given = names.map(({ id, candidates, spread, guessedFactor, family, foodDataVersion }) => ({
    id,
    candidates,
    spread,
    guessed_factor: guessedFactor,
    family,
    food_data_version: foodDataVersion,
  }));
  await sql`
    update mapped_ingredient as name set
      candidates = given.candidates, spread = given.spread, guessed_factor = given.guessed_factor, family = given.family,
      food_data_version = given.food_data_version
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      id text, candidates jsonb, spread double precision, guessed_factor double precision, family text, food_data_version text)
    where name.id = given.id and name.organization_id = ${organizationId} and name.decided_at is null`.execute(transaction);
}

export async function writeUses(database: Database, met: Met, uses: readonly CountedUse[]): Promise<void> {
  const { column, id } = columnOf(met);
  const given = uses.map(({ mappedId, weight, weightGuessed, money, rows }) => ({
    mapped_id: mappedId,
    weight,
    weight_guessed: weightGuessed,
    money,
    rows,
  }));
  await sql`
    insert into mapped_ingredient_use (${sql.ref(column)}, mapped_id, weight, weight_guessed, money, rows)
    select ${id}, mapped_id, weight, weight_guessed, money, rows
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      mapped_id text, weight double precision, weight_guessed double precision, money double precision, rows integer)`.execute(
    database,
  );
}

/**
 * Sums names over what waits for them: reports and recipes outside the bin, and programs that are still there. Money only of one country, or one program: that
 * of several currencies is never added up.
 */
export async function countAgain(database: Database, organizationId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update mapped_ingredient as name set
      weight = met.weight, weight_guessed = met.guessed, money = met.money, rows = met.rows,
      at_stake = greatest(0, met.weight + met.guessed) * name.spread
    from (
      select ids.id, coalesce(sum(used.weight), 0) as weight, coalesce(sum(used.weight_guessed), 0) as guessed,
        case when count(distinct used.priced_in) = 1 then sum(used.money) end as money, coalesce(sum(used.rows), 0)::integer as rows
      from unnest(${ids}::text[]) as ids (id)
      left join (
        select used.*, case when used.money is null then null else coalesce(restaurant.location, organization.location, used.integration_id) end as priced_in
        from mapped_ingredient_use used
        left join report on report.id = used.report_id
        left join restaurant on restaurant.id = report.restaurant_id
        left join organization on organization.id = restaurant.organization_id
        left join recipe on recipe.id = used.recipe_id
        left join integration on integration.id = used.integration_id
        where used.mapped_id = any(${ids}::text[])
          and coalesce(report.deleted_at, recipe.deleted_at, integration.deleted_at) is null
      ) used on used.mapped_id = ids.id
      group by ids.id
    ) as met
    where name.id = met.id and name.organization_id = ${organizationId}`.execute(database);
}

/** A name that nobody decided about and that nothing has any more waits for nothing. */
export async function removeUnmet(database: Database, organizationId: string, ids: readonly string[]): Promise<void> {
  await database
    .deleteFrom('mapped_ingredient')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('decided_at', 'is', null)
    .where(sql<boolean>`not exists (select from mapped_ingredient_use where mapped_id = mapped_ingredient.id)`)
    .where(sql<boolean>`not exists (select from mapped_ingredient_history where mapped_id = mapped_ingredient.id)`)
    .execute();
}
