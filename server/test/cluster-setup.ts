import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseOn } from '../src/database/database.ts';
import { embeddedCluster } from '../src/database/embedded/cluster.ts';
import { migrate } from '../src/database/migrate.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { loadFoodData } from '../src/ingredients/load-food-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that this run's databases are made on, and its template: migrated, with the demo in it. */
    server: { url: string; template: string; kind: 'embedded' | 'server' };
  }
}

export const nameIn = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

async function prepare(project: TestProject, url: string, kind: 'embedded' | 'server'): Promise<() => Promise<void>> {
  const template = `plateprint_template_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = new Client({ connectionString: nameIn(url, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const pool = new Pool({ connectionString: nameIn(url, template) });
  await migrate(pool);
  await seedDemo({ database: databaseOn(pool), foodData: await loadFoodData() }, () => undefined);
  await pool.end();
  project.provide('server', { url, template, kind });
  return async () => {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${template}%`,
    ]);
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
  };
}

/** One PostgreSQL for the run: the embedded one, or the server that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = project.name.includes('server') ? process.env['TEST_DATABASE_URL'] : undefined;
  if (url) return prepare(project, url, 'server');
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-test-'));
  await chmod(folder, 0o755); // so that the server's user enters it and nothing is left outside of it
  const cluster = await embeddedCluster(folder, () => undefined);
  await cluster.start();
  const drop = await prepare(project, await cluster.url('postgres'), 'embedded');
  return async () => {
    await drop();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
