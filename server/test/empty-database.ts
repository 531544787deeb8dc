import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { nameIn } from './cluster-setup.ts';

/** The address of a new database without any table, which goes with the run. */
export async function emptyDatabase(): Promise<string> {
  const { url, template } = inject('server');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  const admin = new Client({ connectionString: nameIn(url, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return nameIn(url, name);
}
