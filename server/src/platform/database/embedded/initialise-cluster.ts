import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);

const SETTINGS = [
  ['-U', 'plateprint'],
  ['-A', 'scram-sha-256'],
  ['-E', 'UTF8'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
].flat();

async function giveTo({ uid, gid }: ServerUser, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Somebody else's cluster came first: theirs is used. */
function isThere(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Makes a cluster beside `folder` and renames it into place: a start that is killed half-way leaves nothing that looks whole. */
export async function initialiseCluster(
  folder: string,
  { initdb, user, password }: { initdb: string; user: ServerUser; password: string },
): Promise<void> {
  const part = `${folder}.${randomBytes(6).toString('hex')}.part`;
  const passwordFile = `${part}.password`;
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  try {
    await mkdir(part, { mode: 0o700 });
    await giveTo(user, part);
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveTo(user, passwordFile);
    await run(initdb, ['-D', part, '--pwfile', passwordFile, ...SETTINGS], { ...user, cwd: part });
    await rename(part, folder).catch((error: unknown) => {
      if (!isThere(error)) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(part, { recursive: true, force: true });
  }
}

/** A first start takes seconds; what is older than this belongs to one that was killed. */
const HALF_MADE_MS = 10 * 60_000;

/** Removes what killed first starts left beside the cluster: tens of megabytes each. */
export async function sweepHalfMade(folder: string): Promise<void> {
  const home = dirname(folder);
  for (const name of await readdir(home)) {
    if (!name.startsWith(`${basename(folder)}.`) || !/\.part(?:\.password)?$/.test(name)) continue;
    const found = await stat(join(home, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > HALF_MADE_MS) await rm(join(home, name), { recursive: true, force: true });
  }
}
