import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../../test/support/empty-database.ts';
import { migrate } from '../migrations/migrate.ts';
import { type Columns, moment } from './written-columns.ts';
import { CLAIM_COLUMNS } from './claim-columns.ts';
import { INTEGRATION_COLUMNS } from './integration-columns.ts';
import { INVOICE_COLUMNS } from './invoice-columns.ts';
import { LEADERBOARD_COLUMNS } from './leaderboard-columns.ts';
import { ORGANIZATION_MONTH_COLUMNS } from './organization-month-columns.ts';
import { MENU_COLUMNS } from '../menu-columns.ts';
import { RECIPE_COLUMNS } from './recipe-columns.ts';
import { MAPPER_COLUMNS } from './mapper-columns.ts';
import { REPORT_COLUMNS } from './report-columns.ts';

/** Every column: TypeScript compares it with `tables.ts`, the test with a migrated database. Neither changes alone. */
const COLUMNS = {
  enterprise: { id: 'text', name: 'text', created_at: moment, deleted_at: `${moment} or null` },
  organization: {
    id: 'text',
    enterprise_id: 'text or null',
    name: 'text',
    segment: 'text',
    location: 'text',
    printed_total: 'text',
    currencies: 'jsonb',
    plan: 'text',
    plan_active: 'boolean',
    created_at: moment,
    deleted_at: `${moment} or null`,
    logo: 'text or null',
    former_logo: 'text or null',
    logo_deleted_at: `${moment} or null`,
    sort_name: 'text or null',
    words: 'tsvector or null',
    label_basis: 'jsonb or null',
    label_basis_by: 'text or null',
    label_basis_at: `${moment} or null`,
    label_basis_asked_at: `${moment} or null`,
    label_certificate: 'text or null',
    label_certificate_name: 'text or null',
    label_certificate_bytes: 'integer or null',
    label_certificate_at: 'timestamp with time zone or null',
    evidence_lines: 'boolean',
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
    meal_feed: 'text or null',
    meat_articles: 'jsonb',
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
  target: {
    id: 'text',
    organization_id: 'text',
    restaurant_id: 'text or null',
    version: 'integer',
    document: 'jsonb',
    actions: 'jsonb',
    created_by: 'text or null',
    saved_by: 'text or null',
    created_at: moment,
    updated_at: moment,
    deleted_at: `${moment} or null`,
  },
  ...RECIPE_COLUMNS,
  ...CLAIM_COLUMNS,
  ...MENU_COLUMNS,
  ...REPORT_COLUMNS,
  ...MAPPER_COLUMNS,
  ...LEADERBOARD_COLUMNS,
  ...ORGANIZATION_MONTH_COLUMNS,
  organization_export: {
    id: 'text',
    organization_id: 'text',
    asked_by: 'text or null',
    asked_at: moment,
    state: 'text',
    done: 'integer',
    kinds: 'integer',
    pieces: 'integer',
    bytes: 'double precision',
    finished_at: `${moment} or null`,
  },
  correction: {
    id: 'text',
    created_at: moment,
    language: 'text',
    food: 'text',
    message: 'text',
    source: 'text',
    email: 'text or null',
    food_data_version: 'text',
    handled_at: `${moment} or null`,
  },
  ...INTEGRATION_COLUMNS,
  ...INVOICE_COLUMNS,
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
