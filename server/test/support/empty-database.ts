import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { nameIn } from './cluster-setup.ts';

/** PostgreSQL's code for an object that somebody uses. */
const IN_USE = '55006';

async function asked(statement: string): Promise<void> {
  const admin = new Client({ connectionString: nameIn(inject('server').url, 'postgres') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

async function made(ending: (template: string) => string): Promise<string> {
  const { url, template } = inject('server');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await asked(`create database ${name} ${ending(template)}`);
  return nameIn(url, name);
}

/** The address of a new database without any table, which goes with the run. */
export async function emptyDatabase(): Promise<string> {
  return made(() => '');
}

/**
 * The address of a new database with its tables and the demo, as a first start leaves it but for the demo's reports. Its
 * files are copied: written to the log, page by page, they cost four times as much.
 */
export async function demoDatabase(): Promise<string> {
  return made((template) => `template ${template} strategy file_copy`);
}

/** Takes a database away before the run ends, so that hundreds never lie side by side; one that is still used goes with the run. */
export async function dropDatabase(url: string): Promise<void> {
  await asked(`drop database ${new URL(url).pathname.slice(1)}`).catch((error: { code?: string }) => {
    if (error.code !== IN_USE) throw error;
  });
}

/** The same database through the pooler that TEST_POOLER_URL names, where there is one: tests then use it as the product would. */
export function throughPooler(url: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler && inject('server').kind === 'server' ? nameIn(pooler, new URL(url).pathname.slice(1)) : url;
}
