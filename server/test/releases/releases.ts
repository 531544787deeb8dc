import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { FOLDER } from '../../src/platform/database/migrations/migration-files.ts';

/** A state of the product that somebody may run: its migrations as they were, with the SHA-256 of each file. */
export const Release = z.object({
  commit: z.string(),
  date: z.string(),
  schema: z.number(),
  migrations: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof Release>;

/** The oldest first. */
export async function releases(): Promise<Release[]> {
  return z.array(Release).parse(JSON.parse(await readFile(join(FOLDER, 'releases.json'), 'utf8')));
}

/** The statements that make the database that a release left, with a part of its demo. */
export async function dumpOf({ commit }: Release): Promise<string> {
  const packed = await readFile(join(import.meta.dirname, `${commit}.sql.gz`));
  return (await promisify(gunzip)(packed)).toString('utf8');
}
