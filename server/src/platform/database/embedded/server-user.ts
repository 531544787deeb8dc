import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The account PostgreSQL runs as; empty: our own. PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

async function idOf(kind: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [kind, 'postgres'])).stdout);
}

export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
      return { uid: await idOf('-u'), gid: await idOf('-g') };
    } catch {
      throw new Error(
        'PostgreSQL cannot run as root, and the user "postgres" could not be made: start as another user, or set DATABASE_URL.',
      );
    }
  }
}

/** Whether that account can enter every folder above `path`. */
export async function canReach(user: ServerUser, path: string): Promise<boolean> {
  if (user.uid === undefined) return true;
  let folder = resolve(path);
  for (;;) {
    const found = await stat(folder).catch(() => null);
    if (found) {
      const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    const above = dirname(folder);
    if (above === folder) return true;
    folder = above;
  }
}
