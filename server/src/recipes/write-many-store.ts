import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { newRow, Saving } from './keep-recipe-store.ts';
import type { recipeRow } from './recipe-row.ts';

type Row = ReturnType<typeof recipeRow>;

/** The columns of many rows as one JSON document, each with its type; what is JSON itself comes as text. */
const TYPES = {
  names: 'jsonb',
  name_search: 'text',
  name_sort: 'text',
  name_keys: 'text[]',
  category: 'text',
  tags: 'jsonb',
  library_scope: 'text',
  shelf: 'text',
  ingredient_bag: 'boolean',
  facets: 'text[]',
  draft: 'jsonb',
  portions: 'double precision',
  diet: 'text',
  allergens: 'text[]',
  allergens_unknown: 'text[]',
  may_contain: 'text[]',
  footprint: 'jsonb',
  co2: 'double precision',
  co2_low: 'double precision',
  co2_high: 'double precision',
  co2_without_land_use: 'double precision',
  co2_without_land_use_low: 'double precision',
  co2_without_land_use_high: 'double precision',
  co2_per_portion: 'double precision',
  weight: 'double precision',
  level: 'text',
  complete: 'boolean',
  food_data_version: 'text',
} as const satisfies Record<keyof Row, string>;

type Column = keyof typeof TYPES;
const ALL = Object.keys(TYPES) as Column[];
/** The columns that new figures change: the words of a recipe and all that a person wrote stay. */
const FIGURES = ALL.filter((column) => !['names', 'category', 'tags', 'draft', 'portions'].includes(column));

function isJson(column: Column): boolean {
  return TYPES[column] === 'jsonb';
}

export interface Rewritten {
  id: string;
  organizationId: string;
  /** The version that the new row was made from: somebody else's save in between wins. */
  version: number;
  row: Row;
}

/**
 * Writes many recipes in one statement: with `saving` as new versions, without it only their figures.
 * @returns the version that each has now; a recipe that was saved in between is absent.
 */
export async function writeMany(
  database: Database,
  rewritten: readonly Rewritten[],
  saving: Saving | null,
): Promise<Map<string, number>> {
  if (rewritten.length === 0) return new Map();
  const columns = saving ? ALL : FIGURES;
  const document = JSON.stringify(
    rewritten.map(({ id, organizationId, version, row }) => ({
      id,
      organization_id: organizationId,
      version,
      ...Object.fromEntries(columns.map((column) => [column, row[column]])),
    })),
  );
  const record = columns.map((column) => sql`${sql.ref(column)} ${sql.raw(isJson(column) ? 'text' : TYPES[column])}`);
  const changes = columns.map((column) =>
    isJson(column)
      ? sql`${sql.ref(column)} = given.${sql.ref(column)}::jsonb`
      : sql`${sql.ref(column)} = given.${sql.ref(column)}`,
  );
  const save = saving
    ? sql`, version = recipe.version + 1, updated_at = ${saving.now}, saved_at = ${saving.now}, saved_by = ${saving.by.personId},
        integration_id = ${saving.by.integrationId}`
    : sql``;
  const { rows } = await sql<{ id: string; version: number }>`
    update recipe set ${sql.join(changes)} ${save}
    from jsonb_to_recordset(${document}::jsonb)
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

/** Keeps what recipes are before they are saved anew. */
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
