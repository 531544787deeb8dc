import Fastify from 'fastify';
import { Pool } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../../test/support/running-product.ts';
import { answerProblems } from '../http/problem.ts';
import { databaseOn } from './database.ts';

const app = Fastify();
const pools: Pool[] = [];

function answering(url: string, path: string, statement: string): void {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 2000 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  pools.push(pool);
  const database = databaseOn(pool);
  app.get(path, async () => sql.raw(statement).execute(database));
}

beforeAll(async () => {
  const { url } = inject('server');
  answerProblems(app);
  answering(`postgres://nobody:x@127.0.0.1:${await freePort()}/none`, '/nobody-there', 'select 1');
  answering(url, '/ended', 'select pg_terminate_backend(pg_backend_pid())');
  answering(url, '/cannot-hold', `select 'abc'::timestamptz`);
  answering(url, '/our-fault', 'select nonsense');
  answering(url, '/full', `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
});
afterAll(async () => {
  await app.close();
  for (const pool of pools) await pool.end();
});

test.each([
  ['a server that is not there', '/nobody-there', 503, 'unavailable'],
  ['a server that ends the connection', '/ended', 503, 'unavailable'],
  ['a value that it cannot hold', '/cannot-hold', 422, 'invalid_input'],
  ['a disk that is full', '/full', 507, 'no_room'],
  ['a statement of ours that is wrong', '/our-fault', 500, 'internal'],
])('%s', async (_, path, status, code) => {
  expect((await app.inject(path)).json()).toMatchObject({ status, code });
});
