import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { newRow, Saving } from './keep-recipe-store.ts';
import { ALL, type Column, FIGURES, isJson, recordOf, type Rewritten, TYPES } from './row-record.ts';

/** Writes many recipes as new versions in one statement. @returns the version that each has now; a recipe that was saved in between is absent. */
export async function writeMany(
  database: Database,
  rewritten: readonly Rewritten[],
  saving: Saving,
): Promise<Map<string, number>> {
  const save = sql`, version = recipe.version + 1, updated_at = ${saving.now}, saved_at = ${saving.now}, saved_by = ${saving.by.personId},
    integration_id = ${saving.by.integrationId}`;
  const records = rewritten.map((each) => recordOf(each, ALL));
  return written(database, records, { columns: ALL, save });
}

/** Writes new figures of many recipes in one statement, each as `recordOf` made it; one that was saved in between keeps what it has. */
export async function writeFigures(database: Database, records: readonly string[]): Promise<void> {
  await written(database, records, { columns: FIGURES, save: sql`` });
}

async function written(
  database: Database,
  records: readonly string[],
  { columns, save }: { columns: readonly Column[]; save: RawBuilder<unknown> },
): Promise<Map<string, number>> {
  if (records.length === 0) return new Map();
  const record = columns.map((column) => sql`${sql.ref(column)} ${sql.raw(isJson(column) ? 'text' : TYPES[column])}`);
  const changes = columns.map((column) =>
    isJson(column)
      ? sql`${sql.ref(column)} = given.${sql.ref(column)}::jsonb`
      : sql`${sql.ref(column)} = given.${sql.ref(column)}`,
  );
  const { rows } = await sql<{ id: string; version: number }>`
    update recipe set ${sql.join(changes)} ${save}
    from jsonb_to_recordset(${`[${records.join(',')}]`}::jsonb)
      as given (id text, organization_id text, version integer, ${sql.join(record)})
    where recipe.id = given.id and recipe.organization_id = given.organization_id and recipe.version = given.version
    returning recipe.id, recipe.version`.execute(database);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The columns of a new recipe beside those of a save. */
const NEW = {
  ...TYPES,
  id: 'text',
  organization_id: 'text',
  restaurant_id: 'text',
  created_by: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  saved_by: 'text',
  saved_at: 'timestamptz',
  integration_id: 'text',
} as const satisfies Partial<Record<keyof ReturnType<typeof newRow>, string>>;

/** Creates many recipes in one statement. */
export async function insertMany(database: Database, rows: readonly ReturnType<typeof newRow>[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(NEW);
  const record = columns.map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type === 'jsonb' ? 'text' : type)}`);
  const values = columns.map(([column, type]) => (type === 'jsonb' ? sql`${sql.ref(column)}::jsonb` : sql.ref(column)));
  await sql`
    insert into recipe (${sql.join(columns.map(([column]) => sql.ref(column)))})
    select ${sql.join(values)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.join(record)})`.execute(database);
}

/** Keeps recipes as they are before they are saved again. */
export async function keepVersions(
  database: Database,
  ids: readonly string[],
  organizationIds: readonly string[],
): Promise<void> {
  await sql`
    insert into recipe_version (recipe_id, version, organization_id, names, draft, footprint, co2, co2_low, co2_high,
      co2_without_land_use, co2_without_land_use_low, co2_without_land_use_high,
      weight, portions, level, food_data_version, saved_by, saved_at, integration_id)
    select id, version, organization_id, names, draft, footprint, co2, co2_low, co2_high,
      co2_without_land_use, co2_without_land_use_low, co2_without_land_use_high,
      weight, portions, level, food_data_version, saved_by, saved_at, integration_id
    from recipe
    where id = any(${ids}::text[]) and organization_id = any(${organizationIds}::text[]) and deleted_at is null
    on conflict do nothing`.execute(database);
}
