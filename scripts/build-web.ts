import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const stampFile = join(dist, '.built-from');
const SOURCES = [
  'web/index.html',
  'web/*.ts',
  'web/package.json',
  'package-lock.json',
  'web/public/**/*',
  'web/src/**/*',
  'shared/src/**/*',
];

/** A fingerprint of everything the browser side is built from, by size and time of change. */
async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: root })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(join(root, file));
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Looked through for ever by Brotli, a file takes twenty times as long and is an eighth smaller: worth it where a phone waits for it. */
const HARDEST = 11;
const HARD = 9;

/** The files that the pages of every day ask for first, as the build lists them, and the document's own. */
async function filesOfEveryDay(): Promise<(file: string) => boolean> {
  const listed = await Promise.all(['page-files.json', 'index.html'].map(async (file) => readFile(join(dist, file), 'utf8')));
  const names = new Set(listed.join('\n').match(/assets\/[\w.-]+\.(?:js|css)/g));
  return (file) => names.has(file);
}

async function compressed(): Promise<void> {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  const isOfEveryDay = await filesOfEveryDay();
  for await (const file of glob('**/*.{js,css,html,svg,json}', { cwd: dist })) {
    const content = await readFile(join(dist, file));
    if (content.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: isOfEveryDay(file) ? HARDEST : HARD };
    await writeFile(join(dist, `${file}.br`), await toBrotli(content, { params }));
    await writeFile(join(dist, `${file}.gz`), await toGzip(content, { level: 9 }));
  }
}

export async function buildWeb(): Promise<void> {
  const { build } = await import('vite');
  // Building sets NODE_ENV for the whole process; the server that starts after it must not believe it is in production.
  const environment = process.env['NODE_ENV'];
  await build({ root: join(root, 'web'), logLevel: 'warn' });
  if (environment === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = environment;
  await compressed();
  await writeFile(stampFile, await fingerprint());
}

/**
 * Builds the browser side unless it is already built from exactly these sources: in a process of its own, for building takes 700 MB that
 * the one that goes on would not give back.
 */
export async function buildWebWhenStale(): Promise<void> {
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === (await fingerprint())) return;
  console.log('Building the browser side …');
  const { stderr } = await promisify(execFile)(process.execPath, [import.meta.filename]);
  if (stderr !== '') console.error(stderr);
}

if (import.meta.main) await buildWeb();
