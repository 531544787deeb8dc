import { readFileSync } from 'node:fs';
import { access, constants as modes, glob, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { oneLine } from '../server/src/platform/failures/one-line.ts';

export const DIST = join(import.meta.dirname, '../web/dist');
/** Which sources the files are built from, as the build writes it last. */
const BUILT_FROM = '.built-from';
/** The same of the files that are compressed. */
const STAMP = '.compressed';

/** Looked through for ever by Brotli, a file takes twenty times as long and is an eighth smaller: worth it where a phone waits for it. */
const HARDEST = 11;
const HARD = 9;
/** Smaller files are sent as they are. */
const SMALLEST = 1024;
const AT_ONCE = 2;

export function isCompressed(folder: string): boolean {
  const compressed = read(folder, STAMP);
  return compressed !== undefined && compressed === builtFrom(folder);
}

const builtFrom = (folder: string): string => read(folder, BUILT_FROM) ?? '';

function read(folder: string, file: string): string | undefined {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** The files that the pages of every day ask for first, as the build lists them, and the document's own. */
async function filesOfEveryDay(folder: string): Promise<(file: string) => boolean> {
  const listed = await Promise.all(['page-files.json', 'index.html'].map(async (file) => readFile(join(folder, file), 'utf8')));
  const names = new Set(listed.join('\n').match(/assets\/[\w.-]+\.(?:js|css)/g));
  return (file) => names.has(file);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface Source {
  path: string;
  /** When it was written, as it was read. */
  at: number;
}

/** When a file was written, to the millisecond, as it can be given to another; undefined for one that is not there. */
async function writtenAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => undefined,
  );
}

/**
 * Writes what a file is compressed, with the time of that file: names such as that of the document stay when its content changes. Nobody is
 * sent a file that is half there, or one of a former build: it has its name once it is whole, while its source is what was read.
 */
async function writeBeside({ path, at }: Source, ending: '.br' | '.gz', make: () => Promise<Buffer>): Promise<void> {
  if ((await writtenAt(path + ending)) === at) return;
  const part = join(dirname(path), `.part-${process.pid}-${basename(path)}${ending}`);
  await writeFile(part, await make());
  await utimes(part, at / 1000, at / 1000);
  if ((await writtenAt(path)) === at) await rename(part, path + ending);
  else await rm(part);
}

async function compress(path: string, quality: number): Promise<void> {
  const at = await writtenAt(path);
  if (at === undefined) return;
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeBeside({ path, at }, '.br', async () => toBrotli(content, { params }));
  await writeBeside({ path, at }, '.gz', async () => toGzip(content, { level: 9 }));
}

/** Puts beside each file of a built browser side what it is compressed, those of every day first; goes on where an earlier run was ended. */
export async function compressFiles(folder: string): Promise<void> {
  await access(folder, modes.W_OK);
  const from = builtFrom(folder);
  const isOfEveryDay = await filesOfEveryDay(folder);
  const files: string[] = [];
  for await (const file of glob('**/*.{js,css,html,svg,json}', { cwd: folder })) files.push(file);
  const waiting = files.toSorted((one, other) => Number(isOfEveryDay(other)) - Number(isOfEveryDay(one)));
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await compress(join(folder, file), isOfEveryDay(file) ? HARDEST : HARD);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(join(folder, STAMP), from);
}

export function sayNotCompressed(error: unknown): void {
  console.error(`The files of the browser side are not compressed: ${oneLine(error)}`);
}

if (import.meta.main) {
  // Whoever started this process and is gone does not wait for it.
  process.once('disconnect', () => process.exit(1));
  try {
    await compressFiles(process.argv[2] ?? DIST);
  } catch (error) {
    sayNotCompressed(error);
    process.exit(1);
  }
  process.exit();
}
