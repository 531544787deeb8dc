import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { migrate } from '../database/migrations/migrate.ts';
import { checkKey, type FileStore } from '../storage/file-store.ts';
import { openCarryingQueue } from '../jobs/put-jobs.ts';
import { migrationsOfBackup } from './backup-schema.ts';
import { copyIn } from './copy-rows.ts';
import { jobsFile, type Manifest, readJobs, readManifest, storedFile, tableFile } from './manifest.ts';
import { dropEverything, isEmpty, keptTables, othersConnected, quoted, setTriggers, withoutReferences } from './table-store.ts';
import { hashOf } from './write-backup.ts';

interface Target {
  pool: pg.Pool;
  files: FileStore;
  /** Whether a database that is not empty is emptied first. */
  replace: boolean;
}

/**
 * Makes a database and a file store what they were. The whole backup is checked before anything is changed; then come the
 * files, then the rows and the jobs that waited in one transaction, below the schema that they had: the product's next start brings it up to date.
 * @throws in one line when the backup is damaged or of a newer version, or the database is in use or not empty.
 */
export async function restoreBackup(folder: string, { pool, files, replace }: Target): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const only = await migrationsOfBackup(manifest);
  await checkBackup(folder, manifest);
  await makeRoom(pool, replace);
  for (const { key } of manifest.files) await files.put(key, await readFile(storedFile(folder, key)));
  await migrate(pool, { only });
  await restoreRows(folder, pool, manifest);
  return manifest;
}

/** Nothing is missing, nothing was changed, and no name leads out of the folder. */
async function checkBackup(folder: string, { tables, files, jobs }: Manifest): Promise<void> {
  if (jobs) await checkHash(jobsFile(folder), jobs.sha256);
  for (const { name, sha256 } of tables) await checkHash(tableFile(folder, name), sha256);
  for (const { key, sha256 } of files) await checkHash(storedFile(folder, checkKey(key)), sha256);
}

async function checkHash(path: string, sha256: string): Promise<void> {
  const found = await hashOf(path).catch(() => null);
  if (found !== sha256)
    throw new Error(`The backup is damaged: ${path} is ${found === null ? 'missing' : 'not what was written'}.`);
}

/** A product that was just stopped is gone for the server a moment later. */
const PATIENCE_MS = 1000;

/** How many others are connected and do not go. */
async function othersStaying(client: pg.PoolClient): Promise<number> {
  for (let waited = 0; ; waited += 100) {
    const others = await othersConnected(client);
    if (others === 0 || waited >= PATIENCE_MS) return others;
    await pause(100);
  }
}

async function makeRoom(pool: pg.Pool, replace: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    if (await isEmpty(client)) return;
    if (!replace)
      throw new Error('The database is not empty: --replace removes everything in it and puts the backup in its place.');
    const others = await othersStaying(client);
    if (others > 0) throw new Error(`The database is in use by ${others} other connections: stop every product on it first.`);
    await dropEverything(client);
  } finally {
    client.release();
  }
}

async function restoreRows(folder: string, pool: pg.Pool, { tables, jobs }: Manifest): Promise<void> {
  const toDo = jobs ? await readJobs(folder) : [];
  const queue = await openCarryingQueue(pool, new Set(toDo.map(({ name }) => name)));
  const client = await pool.connect();
  try {
    await client.query('begin');
    const known = new Set((await keptTables(client)).map(({ name }) => name));
    const references = await withoutReferences(client);
    await setTriggers(client, known, false);
    for (const { name, columns, rows } of tables) {
      if (!known.has(name)) throw new Error(`The backup has a table ${name}, which its schema does not.`);
      const statement = `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;
      const restored = await copyIn(client, statement, createReadStream(tableFile(folder, name)), createGunzip());
      if (restored !== rows) throw new Error(`Of ${rows} rows of ${name} ${restored} were read.`);
    }
    for (const reference of references) await client.query(reference);
    await setTriggers(client, known, true);
    await queue.put(client, toDo);
    await client.query('commit');
    await client.query('analyze');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  } finally {
    await queue.close();
  }
}
