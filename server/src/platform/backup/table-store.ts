import type { PoolClient } from 'pg';

/** How names are put into statements that take no parameters. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Says itself which migrations there were. */
const OF_MIGRATIONS = 'schema_migration';

/** Every table whose rows are kept, with the columns that are written and not calculated; unlogged ones are lost by design. */
export async function keptTables(client: PoolClient): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> $1
    group by c.relname order by c.relname`,
    [OF_MIGRATIONS],
  );
  return rows;
}

export async function isEmpty(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'job') and c.relkind in ('r', 'p') limit 1`,
  );
  return rowCount === 0;
}

/** How many others are connected to the database. */
export async function othersConnected(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows[0]?.others ?? 0;
}

/** Everything of the product: its tables, and the queue's. */
export async function dropEverything(client: PoolClient): Promise<void> {
  await client.query('drop schema if exists job cascade; drop schema public cascade; create schema public');
}

/** Takes the references between tables away; the statements that are returned make them again, and check every row. */
export async function withoutReferences(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

/** Whether triggers keep what follows from rows: not while rows come in, for what follows comes in as rows as well. */
export async function setTriggers(client: PoolClient, tables: Iterable<string>, kept: boolean): Promise<void> {
  for (const name of tables) await client.query(`alter table ${quoted(name)} ${kept ? 'enable' : 'disable'} trigger user`);
}
