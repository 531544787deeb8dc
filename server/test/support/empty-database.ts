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

/** Its files are copied: written to the log, page by page, they cost four times as much. */
async function copied(): Promise<string> {
  return made((template) => `template ${template} strategy file_copy`);
}

/** The next test's database, made while this one runs: four fifths of the time that it takes are waiting. */
let next: Promise<string> | null = null;

/** The address of a new database with its tables and the demo, as a first start leaves it but for the demo's reports. */
export async function demoDatabase(): Promise<string> {
  const database = next ?? copied();
  next = copied();
  // Whoever takes it hears of it; nobody may.
  next.catch(() => undefined);
  return database;
}

async function dropped(url: string): Promise<void> {
  await asked(`drop database ${new URL(url).pathname.slice(1)}`).catch((error: { code?: string }) => {
    if (error.code !== IN_USE) throw error;
  });
}

let last: Promise<void> = Promise.resolve();

/**
 * Takes a database away before the run ends, so that hundreds never lie side by side; one that is still used goes with the run. It goes
 * while the next test begins, and is waited for with the next one that goes.
 */
export async function dropDatabase(url: string): Promise<void> {
  const former = last;
  last = dropped(url);
  last.catch(() => undefined);
  await former;
}

/** The same database through the pooler that TEST_POOLER_URL names, where there is one: tests then use it as the product would. */
export function throughPooler(url: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler && inject('server').kind === 'server' ? nameIn(pooler, new URL(url).pathname.slice(1)) : url;
}
