import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeOnce, readKept } from '../../storage/once-file.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'postgres-password');

export async function readPassword(dataDir: string): Promise<string | null> {
  return (await readKept('The password', fileIn(dataDir)))?.trim() ?? null;
}

export async function makePassword(dataDir: string): Promise<string> {
  return (await makeOnce('The password', fileIn(dataDir), `${randomBytes(24).toString('base64url')}\n`)).trim();
}
