import type { Selectable } from 'kysely';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { migrate } from './migrate.ts';
import type { SearchWords } from './column-types.ts';
import type { Tables } from './tables.ts';

/** How a typed column stands in the database. */
type Kind<T> = unknown extends T
  ? 'jsonb'
  : T extends string
    ? 'text'
    : T extends number
      ? 'integer' | 'bigint' | 'double precision'
      : T extends boolean
        ? 'boolean'
        : T extends Date
          ? 'timestamp with time zone' | 'date'
          : T extends Buffer
            ? 'bytea'
            : T extends string[]
              ? 'text[]'
              : T extends SearchWords
                ? 'tsvector'
                : never;
/** `or null` exactly where the type has null; of JSON the type cannot tell. */
type Written<T> = unknown extends T ? 'jsonb' | 'jsonb or null' : null extends T ? `${Kind<NonNullable<T>>} or null` : Kind<T>;
type Columns = { [T in keyof Tables]: { [C in keyof Selectable<Tables[T]>]: Written<Selectable<Tables[T]>[C]> } };

const moment = 'timestamp with time zone';

/** Every column: TypeScript compares it with `tables.ts`, the test with a migrated database. Neither changes alone. */
const COLUMNS = {
  enterprise: { id: 'text', name: 'text', created_at: moment, deleted_at: `${moment} or null` },
  organization: {
    id: 'text',
    enterprise_id: 'text or null',
    name: 'text',
    segment: 'text',
    location: 'text',
    plan: 'text',
    plan_active: 'boolean',
    created_at: moment,
    deleted_at: `${moment} or null`,
    logo: 'text or null',
    former_logo: 'text or null',
    logo_deleted_at: `${moment} or null`,
    sort_name: 'text or null',
    words: 'tsvector or null',
  },
  restaurant: {
    id: 'text',
    organization_id: 'text',
    name: 'text',
    location: 'text or null',
    created_at: moment,
    deleted_at: `${moment} or null`,
    logo: 'text or null',
    former_logo: 'text or null',
    logo_deleted_at: `${moment} or null`,
    on_leaderboard: 'boolean',
  },
  person: {
    id: 'text',
    organization_id: 'text',
    firstname: 'text',
    lastname: 'text',
    email: 'text',
    password_hash: 'text',
    settings: 'jsonb',
    created_at: moment,
    deleted_at: `${moment} or null`,
    email_verified_at: `${moment} or null`,
    password_changed_at: moment,
    password_update_needed: 'boolean',
    terms_accepted_at: `${moment} or null`,
    sort_name: 'text or null',
    words: 'tsvector or null',
  },
  role_grant: { person_id: 'text', role: 'text', scope_kind: 'text', scope_id: 'text', created_at: moment },
  portfolio: { person_id: 'text', restaurant_id: 'text' },
  session: {
    token_hash: 'bytea',
    person_id: 'text',
    created_at: moment,
    last_seen_at: moment,
    expires_at: moment,
    id: 'text',
    address: 'text or null',
    user_agent: 'text or null',
  },
  sign_in_attempt: { subject: 'text', failures: 'integer', last_failure_at: moment },
  invitation: {
    id: 'text',
    kind: 'text',
    organization_id: 'text or null',
    email: 'text or null',
    role: 'text',
    scope_kind: 'text',
    scope_id: 'text',
    restaurant_ids: 'text[]',
    language: 'text',
    invited_by: 'text or null',
    created_at: moment,
    sent_at: moment,
    expires_at: moment,
    accepted_at: `${moment} or null`,
    accepted_by: 'text or null',
    revoked_at: `${moment} or null`,
  },
  account_token: {
    token_hash: 'bytea',
    purpose: 'text',
    person_id: 'text or null',
    invitation_id: 'text or null',
    email: 'text or null',
    created_at: moment,
    expires_at: moment,
    used_at: `${moment} or null`,
  },
  known_device: { token_hash: 'bytea', person_id: 'text', created_at: moment, last_seen_at: moment },
  second_factor: {
    person_id: 'text',
    secret: 'bytea',
    created_at: moment,
    confirmed_at: `${moment} or null`,
    last_step: 'integer or null',
  },
  recovery_code: { code_hash: 'bytea', person_id: 'text', used_at: `${moment} or null` },
  audit_entry: {
    id: 'text',
    at: moment,
    deed: 'text',
    by_id: 'text or null',
    by_name: 'text or null',
    thing_kind: 'text',
    thing_id: 'text',
    thing_name: 'text',
    organization_id: 'text or null',
    organization_name: 'text or null',
    before: 'jsonb',
    after: 'jsonb',
  },
  recipe: {
    id: 'text',
    organization_id: 'text',
    restaurant_id: 'text',
    version: 'integer',
    names: 'jsonb',
    name_search: 'text',
    category: 'text',
    tags: 'jsonb',
    diet: 'text or null',
    allergens: 'text[]',
    draft: 'jsonb',
    footprint: 'jsonb',
    co2: 'double precision or null',
    co2_low: 'double precision or null',
    co2_high: 'double precision or null',
    weight: 'double precision',
    portions: 'double precision',
    level: 'text or null',
    complete: 'boolean',
    food_data_version: 'text',
    created_by: 'text or null',
    created_at: moment,
    updated_at: moment,
    deleted_at: `${moment} or null`,
    library_scope: 'text',
    shelf: 'text',
    ingredient_bag: 'boolean',
    may_contain: 'text[]',
    name_sort: 'text',
    co2_per_portion: 'double precision or null',
    name_keys: 'text[]',
    facets: 'text[]',
    saved_by: 'text or null',
    saved_at: moment,
  },
  recipe_version: {
    recipe_id: 'text',
    version: 'integer',
    organization_id: 'text',
    names: 'jsonb',
    draft: 'jsonb',
    footprint: 'jsonb',
    co2: 'double precision or null',
    co2_low: 'double precision or null',
    co2_high: 'double precision or null',
    weight: 'double precision',
    portions: 'double precision',
    level: 'text or null',
    food_data_version: 'text',
    saved_by: 'text or null',
    saved_at: moment,
  },
  recipe_bag: { organization_id: 'text', bag_id: 'text', recipe_id: 'text' },
  recipe_word: { organization_id: 'text', kind: 'text', name: 'text' },
  recipe_recalculation: {
    organization_id: 'text',
    recipe_id: 'text',
    food_data_version: 'text',
    former_version: 'text',
    co2_before: 'double precision or null',
    co2_before_low: 'double precision or null',
    co2_before_high: 'double precision or null',
    level_before: 'text or null',
    co2_after: 'double precision or null',
    co2_after_low: 'double precision or null',
    co2_after_high: 'double precision or null',
    level_after: 'text or null',
    moved: 'double precision',
    recalculated_at: moment,
  },
  menu: {
    id: 'text',
    organization_id: 'text',
    restaurant_id: 'text',
    library_scope: 'text',
    version: 'integer',
    name: 'text',
    name_search: 'text',
    orientation: 'text',
    language: 'text',
    dishes: 'integer',
    legacy: 'boolean',
    document: 'jsonb',
    thumbnail: 'text or null',
    created_by: 'text or null',
    created_at: moment,
    updated_at: moment,
    deleted_at: `${moment} or null`,
  },
  live_link: {
    restaurant_id: 'text',
    link_number: 'integer',
    token: 'text',
    menu_id: 'text or null',
    created_at: moment,
    changed_at: moment,
  },
  menu_template: {
    id: 'text',
    organization_id: 'text',
    name: 'text',
    legacy: 'boolean',
    document: 'jsonb',
    thumbnail: 'text or null',
    created_by: 'text or null',
    created_at: moment,
    updated_at: moment,
    deleted_at: `${moment} or null`,
  },
  menu_background: {
    id: 'text',
    organization_id: 'text',
    name: 'text',
    picture: 'text',
    created_by: 'text or null',
    created_at: moment,
    deleted_at: `${moment} or null`,
  },
  custom_label: {
    id: 'text',
    organization_id: 'text',
    names: 'jsonb',
    sign: 'text',
    colour: 'text',
    created_at: moment,
    deleted_at: `${moment} or null`,
  },
} as const satisfies Columns;

interface ColumnRow {
  table_name: string;
  column_name: string;
  kind: string;
}

test('the migrations make of an empty database exactly the typed tables', async () => {
  const pool = new Pool({ connectionString: await emptyDatabase() });
  await migrate(pool);
  const { rows } = await pool.query<ColumnRow>(`
    select table_name, column_name,
      case when data_type = 'ARRAY' then ltrim(udt_name, '_') || '[]' else data_type end
        || case when is_nullable = 'YES' then ' or null' else '' end as kind
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migration'`);
  await pool.end();
  const found: Record<string, Record<string, string>> = {};
  for (const row of rows) (found[row.table_name] ??= {})[row.column_name] = row.kind;
  expect(found).toEqual(COLUMNS);
});
