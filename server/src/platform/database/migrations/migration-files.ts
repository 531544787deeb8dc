import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const FOLDER = join(import.meta.dirname, '../../../../migrations');

export interface Migration {
  number: number;
  name: string;
  /** SHA-256 of the file, in hexadecimal: the same statements have the same one, whatever their number is. */
  checksum: string;
  sql: string;
}

/** `0012_integrations`: as people name a migration. */
export const titleOf = ({ number, name }: { number: number; name: string }): string =>
  `${String(number).padStart(4, '0')}_${name}`;

export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

/** The migrations of this version, in the order of their numbers. */
export async function knownMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(FOLDER, file), 'utf8');
      return { number: Number(file.slice(0, 4)), name: file.slice(5, -4), checksum: checksumOf(sql), sql };
    }),
  );
}
