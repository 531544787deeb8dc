import { existsSync } from 'node:fs';
import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const DIST = join(import.meta.dirname, '../web/dist');
/** Goes with the files when they are built anew. */
const STAMP = '.compressed';

/** Looked through for ever by Brotli, a file takes twenty times as long and is an eighth smaller: worth it where a phone waits for it. */
const HARDEST = 11;
const HARD = 9;
/** Smaller files are sent as they are. */
const SMALLEST = 1024;
const AT_ONCE = 2;

export function isCompressed(folder: string): boolean {
  return existsSync(join(folder, STAMP));
}

/** The files that the pages of every day ask for first, as the build lists them, and the document's own. */
async function filesOfEveryDay(folder: string): Promise<(file: string) => boolean> {
  const listed = await Promise.all(['page-files.json', 'index.html'].map(async (file) => readFile(join(folder, file), 'utf8')));
  const names = new Set(listed.join('\n').match(/assets\/[\w.-]+\.(?:js|css)/g));
  return (file) => names.has(file);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Nobody is sent a file that is half there: it has its name once it is whole. */
async function writeWhole(folder: string, file: string, content: Buffer): Promise<void> {
  const part = join(folder, `.part-${process.pid}-${file.replaceAll('/', '-')}`);
  await writeFile(part, content);
  await rename(part, join(folder, file));
}

async function compress(folder: string, file: string, quality: number): Promise<void> {
  const content = await readFile(join(folder, file));
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  if (!existsSync(join(folder, `${file}.br`))) await writeWhole(folder, `${file}.br`, await toBrotli(content, { params }));
  if (!existsSync(join(folder, `${file}.gz`))) await writeWhole(folder, `${file}.gz`, await toGzip(content, { level: 9 }));
}

/** Puts beside each file of a built browser side what it is compressed, those of every day first; goes on where an earlier run was ended. */
export async function compressFiles(folder: string): Promise<void> {
  const isOfEveryDay = await filesOfEveryDay(folder);
  const files: string[] = [];
  for await (const file of glob('**/*.{js,css,html,svg,json}', { cwd: folder })) files.push(file);
  const waiting = files.toSorted((one, other) => Number(isOfEveryDay(other)) - Number(isOfEveryDay(one)));
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await compress(folder, file, isOfEveryDay(file) ? HARDEST : HARD);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(join(folder, STAMP), '');
}

if (import.meta.main) {
  // Whoever started this process and is gone does not wait for it.
  process.once('disconnect', () => process.exit(1));
  await compressFiles(DIST);
  process.exit();
}
