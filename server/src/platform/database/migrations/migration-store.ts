import type pg from 'pg';
import type { Migration } from './migration-files.ts';
import type { Applied } from './schema-plan.ts';

/** Made by the first version of all, which knew no checksums. */
const TABLE =
  'create table if not exists schema_migration (number integer primary key, name text not null, applied_at timestamptz not null default now())';
const CHECKSUM = 'alter table schema_migration add column if not exists checksum text';

/** Makes the table in which a database keeps what was applied to it, and its checksums. */
export async function makeMigrationTable(client: pg.PoolClient): Promise<void> {
  await client.query(TABLE);
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'checksum'`,
  );
  if (rowCount === 0) await client.query(CHECKSUM);
}

/** The migrations that were applied to a database, also by a former version, in order; empty for an empty database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('schema_migration') is not null as there`);
  if (!found[0]?.there) return [];
  const { rows } = await client.query<Applied>(
    `select number, name, to_jsonb(applied) ->> 'checksum' as checksum from schema_migration applied order by number`,
  );
  return rows;
}

export async function insertMigration(client: pg.PoolClient, { number, name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);
}

/** Writes down what rows stand for: each under its number of today, which may be another's of before. */
export async function renumberMigrations(
  client: pg.PoolClient,
  rows: readonly { from: number; migration: Migration }[],
): Promise<void> {
  for (const { from } of rows) await client.query('update schema_migration set number = -number where number = $1', [from]);
  for (const { from, migration } of rows)
    await client.query('update schema_migration set number = $2, checksum = $3 where number = -$1::integer', [
      from,
      migration.number,
      migration.checksum,
    ]);
}
