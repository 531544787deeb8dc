import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../../../test/support/empty-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from '../open-database.ts';

let url = '';
let pools: Pool[] = [];

beforeEach(async () => {
  url = await emptyDatabase();
});
afterEach(async () => {
  await Promise.all(pools.map(async (pool) => pool.end()));
  pools = [];
});

/** A node of its own. */
function node(): Pool {
  const pool = new Pool({ connectionString: url });
  pools.push(pool);
  return pool;
}

const files = (await readdir(join(import.meta.dirname, '../../../../migrations')))
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

test('every migration is numbered, one after the other, and named', () => {
  expect(files.filter((file) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file))).toEqual([]);
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

test('five nodes that start at once bring an empty database up to date once', async () => {
  const schemas = await Promise.all(Array.from({ length: 5 }, async () => migrate(node())));
  expect(schemas).toEqual(Array.from({ length: 5 }, () => files.length));
  const { rows } = await node().query<{ number: number }>('select number from schema_migration order by applied_at, number');
  expect(rows.map(({ number }) => number)).toEqual(files.map((_, index) => index + 1));
});

test('a second start changes nothing and holds no lock afterwards', async () => {
  await migrate(node());
  const before = await node().query('select * from schema_migration order by number');
  await migrate(node());
  expect((await node().query('select * from schema_migration order by number')).rows).toEqual(before.rows);
  const locks = await node().query(
    `select 1 from pg_locks join pg_database on pg_database.oid = database where locktype = 'advisory' and datname = current_database()`,
  );
  expect(locks.rows).toEqual([]);
});

test('a newer schema than the code’s is refused and left alone', async () => {
  await migrate(node());
  await node().query(`insert into schema_migration (number, name) values (9999, 'from the future')`);
  const refusal = `The database has schema 9999, this version knows ${files.length}: start a newer Plateprint.`;
  await expect(migrate(node())).rejects.toThrow(refusal);
  const open = openDatabase({ url, dataDir: '/nowhere', say: () => undefined });
  await expect(open).rejects.toThrow(refusal);
});

test('a migration that fails half-way leaves nothing of itself, and the next start goes on from there', async () => {
  // Something of the name stands in the way of the last table of the second migration.
  await node().query('create view recipe as select 1 as something');
  await expect(migrate(node())).rejects.toThrow('recipe');
  const { rows } = await node().query<{ number: number }>('select number from schema_migration');
  expect(rows.map(({ number }) => number)).toEqual([1]);
  await node().query('drop view recipe');
  await expect(migrate(node())).resolves.toBe(files.length);
});

test('a server that does not answer is reported in a line, without the password', async () => {
  const error: unknown = await openDatabase({
    url: 'postgres://plate:secret@localhost:9/print',
    dataDir: '/nowhere',
    say: () => undefined,
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toMatch(/ECONNREFUSED/);
  expect((error as Error).message).not.toContain('secret');
});
