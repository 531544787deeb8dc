import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StoredJob } from './job-store.ts';

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** SHA-256 of `tables/<name>.copy.gz`. */
  sha256: z.string(),
});
export type BackedUpTable = z.infer<typeof Table>;

const StoredFile = z.object({ key: z.string(), size: z.number(), sha256: z.string() });
export type BackedUpFile = z.infer<typeof StoredFile>;

/** The contents of a backup; `manifest.json` is written last, so that a folder without one is no backup. */
const Manifest = z.object({
  format: z.literal('plateprint-backup-1'),
  /** When the snapshot of the database was taken, ISO 8601. */
  at: z.string(),
  /** The product's version. */
  version: z.string(),
  /** The number of the newest migration. */
  schema: z.number(),
  /** The migrations that its tables are made by, with their checksums; absent in backups of former versions. */
  migrations: z.optional(z.array(z.object({ number: z.number(), name: z.string(), checksum: z.nullable(z.string()) }))),
  tables: z.array(Table),
  files: z.array(StoredFile),
  /** Jobs that waited, in `jobs.json`; absent in backups of former versions. */
  jobs: z.optional(z.object({ rows: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

const NAME = 'manifest.json';

/** Where a backup keeps a table's rows, and a file of the store. */
export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy.gz`);
export const jobsFile = (folder: string): string => join(folder, 'jobs.json');
export const storedFile = (folder: string, key: string): string => join(folder, 'files', key);

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
}

export async function readJobs(folder: string): Promise<StoredJob[]> {
  return z.array(StoredJob).parse(JSON.parse(await readFile(jobsFile(folder), 'utf8')));
}

/** @throws in one line when the folder has no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new Error(`${folder} has no ${NAME}: it is no backup, or one that was broken off.`);
  });
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${join(folder, NAME)} is not the manifest of a backup that this version can read.`);
  return read.data;
}
