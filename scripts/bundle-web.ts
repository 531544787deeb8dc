import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'web/dist/.built-from');
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

/** Whether the files of the browser side are built from other sources than these. */
export async function isBundleStale(): Promise<boolean> {
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  return built !== (await fingerprint());
}

/** Puts the modules of the browser side together into the files that a browser asks for; what was there before goes. */
async function bundleWeb(): Promise<void> {
  const { build } = await import('vite');
  const from = await fingerprint();
  await build({ root: join(root, 'web'), logLevel: 'warn' });
  await writeFile(stampFile, from);
}

if (import.meta.main) {
  // Whoever started this process and is gone does not wait for it.
  process.once('disconnect', () => process.exit(1));
  await bundleWeb();
  process.exit();
}
