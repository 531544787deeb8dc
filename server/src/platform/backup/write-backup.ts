import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { appliedMigrations } from '../database/migrations/migration-store.ts';
import { makeFolder } from '../storage/data-folder.ts';
import type { ListedFileStore } from '../storage/file-store.ts';
import { copyOut } from './copy-rows.ts';
import { jobsToDo } from './job-store.ts';
import {
  type BackedUpFile,
  type BackedUpTable,
  jobsFile,
  type Manifest,
  storedFile,
  tableFile,
  writeManifest,
} from './manifest.ts';
import { keptTables, quoted } from './table-store.ts';

interface Source {
  pool: pg.Pool;
  files: ListedFileStore;
  version: string;
  now: Date;
}

type WrittenManifest = Required<Manifest>;

/**
 * Writes the database as it is at one moment, the jobs that wait, and the files that it speaks of, into a new or empty folder, while the product
 * runs. The rows come first: a file is put before its row and removed after it, so none that a kept row names is missed.
 */
export async function writeBackup(folder: string, { pool, files, version, now }: Source): Promise<Manifest> {
  await makeFolder(folder, 0o700);
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: a backup is written into a folder of its own.`);
  const { schema, migrations, tables, jobs } = await writeTables(folder, pool);
  const kept = await writeFiles(folder, files);
  const manifest: Manifest = {
    format: 'plateprint-backup-1',
    at: now.toISOString(),
    version,
    schema,
    migrations,
    tables,
    files: kept,
    jobs,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function writeTables(
  folder: string,
  pool: pg.Pool,
): Promise<Pick<WrittenManifest, 'schema' | 'migrations' | 'tables' | 'jobs'>> {
  const client = await pool.connect();
  try {
    // Every statement of the transaction sees the same moment; nobody who writes waits for it.
    await client.query('begin isolation level repeatable read read only');
    const migrations = await appliedMigrations(client);
    const tables: BackedUpTable[] = [];
    for (const table of await keptTables(client)) tables.push({ ...table, ...(await writeTable(folder, client, table)) });
    const jobs = await writeJobs(folder, client);
    await client.query('commit');
    client.release();
    return { schema: migrations.at(-1)?.number ?? 0, migrations, tables, jobs };
  } catch (error) {
    client.release(true); // in the middle of a COPY there is no going back
    throw error;
  }
}

async function writeJobs(folder: string, client: pg.PoolClient): Promise<WrittenManifest['jobs']> {
  const jobs = await jobsToDo(client);
  await writeFile(jobsFile(folder), JSON.stringify(jobs), { flush: true, mode: 0o600 });
  return { rows: jobs.length, sha256: await hashOf(jobsFile(folder)) };
}

async function writeTable(
  folder: string,
  client: pg.PoolClient,
  { name, columns }: { name: string; columns: string[] },
): Promise<{ rows: number; sha256: string }> {
  const path = tableFile(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const statement = `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`;
  const file = createWriteStream(path, { flush: true, mode: 0o600 });
  const rows = await copyOut(client, statement, createGzip({ level: 6 }), file);
  return { rows, sha256: await hashOf(path) };
}

async function writeFiles(folder: string, files: ListedFileStore): Promise<BackedUpFile[]> {
  const kept: BackedUpFile[] = [];
  for await (const { key } of files.list()) {
    const content = await files.get(key);
    if (content === null) continue; // removed meanwhile
    await mkdir(dirname(storedFile(folder, key)), { recursive: true });
    await writeFile(storedFile(folder, key), content, { mode: 0o600 });
    kept.push({ key, size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return kept;
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
