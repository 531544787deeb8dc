import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

function fileIn(dataDir: string): string {
  return join(dataDir, 'postgres-password');
}

export async function readPassword(dataDir: string): Promise<string | null> {
  return readFile(fileIn(dataDir), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

/** Made beside and linked into place: of two products that start at once one makes it, the other reads it whole. */
export async function makePassword(dataDir: string): Promise<string> {
  const part = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(part, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    await link(part, fileIn(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(part, { force: true });
  }
  return (await readFile(fileIn(dataDir), 'utf8')).trim();
}
