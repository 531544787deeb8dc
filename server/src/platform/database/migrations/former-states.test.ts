import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../../test/support/empty-database.ts';
import { schemaOf } from '../../../../test/support/schema-of.ts';
import { CHANGED } from './former-migrations.ts';
import { migrate } from './migrate.ts';
import { checksumOf, knownMigrations, titleOf } from './migration-files.ts';

/**
 * Every state that the folder of migrations had on the main line before a landed migration kept its number and content, with
 * the commit that made it. `5'` is 0005 with its former statements, `16@20` is 0016 when its number was 20.
 */
const STATES: [commit: string, migrations: string][] = [
  ['9bd1995', '1 2'],
  ['ec1b0b7', '1 2 3'],
  ['ea1a307', '1 2 3 4'],
  ['ce8fda6', "1 2 3 4 6'"],
  ['aef8353', "1 2 3 4 5' 6'"],
  ['247e8e2', "1 2 3 4 5' 6"],
  ['99441f6', "1 2 3 4 5' 6 7"],
  ['df9aeec', '1 2 3 4 5 6 7'],
  ['404efd9', "1 2 3 4 5 6 7 8'"],
  ['f8063e2', '1 2 3 4 5 6 7 8'],
  ['f8f52d0', '1 2 3 4 5 6 7 8 9'],
  ['709f31a', '1 2 3 4 5 6 7 8 9 10'],
  ['89754a0', '1 2 3 4 5 6 7 8 9 10 11'],
  ['d28555c', '1 2 3 4 5 6 7 8 9 10 11 12'],
  ['9a76615', '1 2 3 4 5 6 7 8 9 10 11 12 14'],
  ['6de0a9d', '1 2 3 4 5 6 7 8 9 10 11 12 14 16@20'],
  ['2f22dc1', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 16@20'],
  ['7d9439c', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16@20'],
  ['39097f3', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16@20 17@21'],
  ['d619a08', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16@20 17@21 18@24'],
  ['0af26cf', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18'],
  ['be43c35', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19'],
  ['33efd21', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'],
  // Two had the number 20; of a new database one was there when the other failed.
  ['6278866', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 21@20'],
];
/** Folders that were taken along from one of those states to another, each by the version of its day. */
const TAKEN_ALONG: [story: string, migrations: string][] = [
  ['from aef8353 to be43c35 without the renumbered', "1 2 3 4 5' 6' 7 8 9 10 11 12 14 13 15"],
  ['from 404efd9 to d619a08', "1 2 3 4 5 6 7 8' 9 10 11 12 13 14 15 16@20 17@21 18@24"],
];

/** The latest and those that were mended most; all of them in the whole run. */
const ASKED = process.env['FORMER_STATES'] ? [...STATES, ...TAKEN_ALONG] : [...STATES.slice(-1), ...TAKEN_ALONG];

const FORMER = join(import.meta.dirname, '../../../../test/former-migrations');
let today: Record<string, unknown[]>;
let pools: Pool[] = [];

async function emptyPool(): Promise<Pool> {
  const pool = new Pool({ connectionString: await emptyDatabase() });
  pools.push(pool);
  return pool;
}

beforeAll(async () => {
  const pool = await emptyPool();
  await migrate(pool);
  today = await schemaOf(pool);
});
afterEach(async () => {
  await Promise.all(pools.map(async (pool) => pool.end()));
  pools = [];
});

const known = await knownMigrations();

/** The migration behind a token of a state: its number and name then, and its statements. */
async function migrationOf(token: string): Promise<{ number: number; name: string; sql: string }> {
  const [landed = 0, then = landed] = token.replace("'", '').split('@').map(Number);
  const migration = known.find(({ number }) => number === landed);
  if (!migration) throw new Error(`no migration ${token}`);
  const { name, sql } = migration;
  if (!token.endsWith("'")) return { number: then, name, sql };
  return { number: then, name, sql: await readFile(join(FORMER, `${titleOf(migration)}.sql`), 'utf8') };
}

/** As the versions of that time did: without checksums. */
async function migratedThen(pool: Pool, tokens: string): Promise<void> {
  await pool.query(
    'create table schema_migration (number integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  for (const token of tokens.split(' ')) {
    const { number, name, sql } = await migrationOf(token);
    await pool.query(sql);
    await pool.query('insert into schema_migration (number, name) values ($1, $2)', [number, name]);
  }
}

test('the statements that are kept of changed migrations are those that landed', async () => {
  for (const { number, name, checksum } of CHANGED)
    expect(checksumOf(await readFile(join(FORMER, `${titleOf({ number, name })}.sql`), 'utf8'))).toBe(checksum);
});

test.each(ASKED)('a database of %s becomes what a new one is', async (_, tokens) => {
  const pool = await emptyPool();
  await migratedThen(pool, tokens);
  const said: string[] = [];
  await migrate(pool, { say: (line) => said.push(line) });
  expect(await schemaOf(pool)).toEqual(today);
  const mended = tokens.split(' ').filter((token) => /['@]/.test(token));
  expect(said).toHaveLength(mended.length);
  await migrate(pool, { say: (line) => said.push(line) });
  expect(said).toHaveLength(mended.length);
});
