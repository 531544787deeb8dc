import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressInBackground } from '../../scripts/build-web.ts';
import { compressFiles, isCompressed } from '../../scripts/compress-web.ts';

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
  const { mtime } = await stat(join(folder, 'assets/rare-2.js'));
  await utimes(join(folder, 'assets/rare-2.js.br'), mtime, mtime);
  await compressFiles(folder);
  expect(await readFile(join(folder, 'assets/rare-2.js.br'), 'utf8')).toBe('made before');
  expect(gunzipSync(await readFile(join(folder, 'assets/rare-2.js.gz'))).length).toBeGreaterThan(0);
});

test('a file that is built anew under the same name is compressed anew', async () => {
  await utimes(join(folder, 'index.html'), 1, 1);
  await writeFile(join(folder, '.built-from'), 'one');
  await compressFiles(folder);
  const document = '<script src="/assets/rare-2.js"></script>'.repeat(30);
  await writeFile(join(folder, 'index.html'), document);
  await utimes(join(folder, 'index.html'), 2, 2);
  await writeFile(join(folder, '.built-from'), 'other');
  expect(isCompressed(folder)).toBe(false);
  await compressFiles(folder);
  expect(isCompressed(folder)).toBe(true);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(document);
  expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(document);
});

test('where files cannot be written, one line says so', async () => {
  await mkdir(join(folder, 'index.html.br'));
  await utimes(join(folder, 'index.html.br'), 1, 1);
  const program = join(import.meta.dirname, '../../scripts/compress-web.ts');
  const said = await new Promise<string>((ended) => {
    execFile(process.execPath, [program, folder], (_, __, written) => ended(written));
  });
  expect(said).toMatch(/^The files of the browser side are not compressed: [^\n]+\n$/);
});

test('a process that cannot begin ends nothing', async () => {
  const { execPath } = process;
  const said = vi.spyOn(console, 'error').mockReturnValue();
  process.execPath = join(folder, 'no-node');
  compressInBackground(folder);
  process.execPath = execPath;
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The files .* are not compressed: .*ENOENT/)));
  said.mockRestore();
});
