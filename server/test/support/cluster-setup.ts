import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseOn } from '../../src/platform/database/database.ts';
import { embeddedCluster } from '../../src/platform/database/embedded/cluster.ts';
import { migrate } from '../../src/platform/database/migrations/migrate.ts';
import { seedDemo } from '../../src/demo/seed/seed-demo.ts';
import { CHEAP_PASSWORDS } from '../../src/platform/secrets/cheap-passwords.fixture.ts';
import { loadFoodData } from '../../src/ingredients/actions/load-food-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that this run's databases are made on, and its template: migrated, with the demo in it. */
    server: { url: string; template: string; kind: 'embedded' | 'server' };
  }
}

const DROPPED_AT_ONCE = 8;

export const nameIn = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

async function asAdmin<T>(url: string, action: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: nameIn(url, 'postgres') });
  await admin.connect();
  try {
    return await action(admin);
  } finally {
    await admin.end();
  }
}

/**
 * The run's own server writes as fast as it can: its data ends with the run, so nothing waits for the disk. What survives a
 * crash is proved on servers that products start for themselves.
 */
async function forgetTheDisk(url: string): Promise<void> {
  await asAdmin(url, async (admin) => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await admin.query(`alter system set ${setting} = off`);
    await admin.query('select pg_reload_conf()');
  });
}

/** Makes the template, which the product's tests copy; @returns its name. */
async function prepare(url: string): Promise<string> {
  const template = `plateprint_template_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await asAdmin(url, async (admin) => admin.query(`create database ${template}`));
  const pool = new Pool({ connectionString: nameIn(url, template) });
  await migrate(pool);
  await seedDemo({ database: databaseOn(pool), foodData: await loadFoodData(), passwords: CHEAP_PASSWORDS }, () => undefined);
  await pool.end();
  return template;
}

/**
 * Somebody else's server is left as it was found: looked at until nothing is there, for a database that was being copied when the tests ended
 * comes after them, and the template goes once it was. Several at once share the pause that each of them asks of the server.
 */
async function dropAll(url: string, template: string): Promise<void> {
  const listed = async (admin: Client): Promise<string[]> => {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${template}%`,
    ]);
    return rows.map(({ datname }) => datname);
  };
  for (let left = await asAdmin(url, listed); left.length > 0; left = await asAdmin(url, listed)) {
    const drop = async (admin: Client): Promise<void> => {
      for (let name = left.pop(); name; name = left.pop()) await admin.query(`drop database if exists ${name} with (force)`);
    };
    await Promise.all(Array.from({ length: DROPPED_AT_ONCE }, async () => asAdmin(url, drop)));
  }
}

interface RunsServer {
  url: string;
  template: string;
  stop: () => Promise<void>;
}

/** Of this process, whose projects share it: each has modules of its own, and all have one world. */
const ours = globalThis as { plateprintTests?: { server: Promise<RunsServer>; users: number } };

async function startServer(): Promise<RunsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-test-'));
  await chmod(folder, 0o755); // so that the server's user enters it and nothing is left outside of it
  const cluster = await embeddedCluster(folder, () => undefined);
  await cluster.start();
  const url = await cluster.url('postgres');
  await forgetTheDisk(url);
  const template = await prepare(url);
  const stop = async (): Promise<void> => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, template, stop };
}

/** One PostgreSQL for the run: the embedded one, or the server that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = project.name.includes('server') ? process.env['TEST_DATABASE_URL'] : undefined;
  if (named) {
    const template = await prepare(named);
    project.provide('server', { url: named, template, kind: 'server' });
    return async () => dropAll(named, template);
  }
  ours.plateprintTests ??= { server: startServer(), users: 0 };
  ours.plateprintTests.users += 1;
  const { url, template, stop } = await ours.plateprintTests.server;
  project.provide('server', { url, template, kind: 'embedded' });
  return async () => {
    if (ours.plateprintTests && (ours.plateprintTests.users -= 1) === 0) await stop();
  };
}
