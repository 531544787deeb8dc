import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles, isCompressed } from '../scripts/compress-web.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-compressed-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<script src="/assets/ground-1.js"></script>'.repeat(30));
  await writeFile(join(folder, 'page-files.json'), '{}');
  await writeFile(join(folder, 'assets/ground-1.js'), 'export const ground = 1;\n'.repeat(300));
  await writeFile(join(folder, 'assets/rare-2.js'), 'export const rare = 2;\n'.repeat(300));
  await writeFile(join(folder, 'assets/small-3.js'), 'export const small = 3;');
});
afterEach(async () => rm(folder, { recursive: true }));

test('every file but a small one has what it is compressed beside it, and nothing half made', async () => {
  expect(isCompressed(folder)).toBe(false);
  await compressFiles(folder);
  expect(isCompressed(folder)).toBe(true);
  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual(
    [
      'ground-1.js',
      'rare-2.js',
      'small-3.js',
      ...['ground-1.js', 'rare-2.js'].flatMap((file) => [`${file}.br`, `${file}.gz`]),
    ].toSorted(),
  );
  expect((await readdir(folder)).toSorted()).toEqual(
    ['.compressed', 'assets', 'index.html', 'index.html.br', 'index.html.gz', 'page-files.json'].toSorted(),
  );
  for (const file of ['index.html', 'assets/ground-1.js', 'assets/rare-2.js']) {
    const written = await readFile(join(folder, file));
    expect(brotliDecompressSync(await readFile(join(folder, `${file}.br`)))).toEqual(written);
    expect(gunzipSync(await readFile(join(folder, `${file}.gz`)))).toEqual(written);
  }
});

test('what an earlier run has made is left as it is', async () => {
  await writeFile(join(folder, 'assets/rare-2.js.br'), 'made before');
  await compressFiles(folder);
  expect(await readFile(join(folder, 'assets/rare-2.js.br'), 'utf8')).toBe('made before');
  expect(gunzipSync(await readFile(join(folder, 'assets/rare-2.js.gz'))).length).toBeGreaterThan(0);
});
