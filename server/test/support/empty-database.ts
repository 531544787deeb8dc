import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { nameIn } from './cluster-setup.ts';

async function made(ending: (template: string) => string): Promise<string> {
  const { url, template } = inject('server');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  const admin = new Client({ connectionString: nameIn(url, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} ${ending(template)}`);
  await admin.end();
  return nameIn(url, name);
}

/** The address of a new database without any table, which goes with the run. */
export async function emptyDatabase(): Promise<string> {
  return made(() => '');
}

/** The address of a new database with its tables and the demo, as a first start leaves it but for the demo's reports. */
export async function demoDatabase(): Promise<string> {
  return made((template) => `template ${template}`);
}

/** The same database through the pooler that TEST_POOLER_URL names, where there is one: tests then use it as the product would. */
export function throughPooler(url: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler && inject('server').kind === 'server' ? nameIn(pooler, new URL(url).pathname.slice(1)) : url;
}
