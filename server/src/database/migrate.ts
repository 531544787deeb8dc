import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const FOLDER = join(import.meta.dirname, '../../migrations');
/** Any number of nodes may start at once: one migrates under this advisory lock, the others wait. */
const LOCK = 7_261_001;

interface Migration {
  number: number;
  name: string;
  file: string;
}

async function migrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).toSorted();
  return files.map((file) => ({ number: Number(file.slice(0, 4)), name: file.slice(5, -4), file: join(FOLDER, file) }));
}

/** The number of the newest migration that this code knows. */
export async function newestSchema(): Promise<number> {
  return (await migrations()).at(-1)?.number ?? 0;
}

/**
 * Brings the schema up to date, or to an older number `upTo` for rows of that time, each migration in a transaction of its own.
 * @returns the number of the schema.
 * @throws when the database has a newer schema than this code knows: old code must not write into it.
 */
export async function migrate(pool: pg.Pool, upTo = Infinity): Promise<number> {
  const known = (await migrations()).filter(({ number }) => number <= upTo);
  const newest = known.at(-1)?.number ?? 0;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migration (number integer primary key, name text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ number: number }>('select number from schema_migration order by number');
    const applied = new Set(rows.map((row) => row.number));
    const ahead = [...applied].filter((number) => number > newest);
    if (ahead.length > 0)
      throw new Error(`The database has schema ${Math.max(...ahead)}, this version knows ${newest}: start a newer Plateprint.`);
    for (const migration of known) {
      if (!applied.has(migration.number)) await apply(client, migration);
    }
    return newest;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

async function apply(client: pg.PoolClient, { number, name, file }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(await readFile(file, 'utf8'));
    await client.query('insert into schema_migration (number, name) values ($1, $2)', [number, name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
