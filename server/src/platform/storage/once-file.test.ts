import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeOnce, readKept } from './once-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-once-'));
});
afterEach(async () => rm(folder, { recursive: true }));

test('of many that make it at once one does, and all have the same', async () => {
  const file = join(folder, 'new', 'key');
  const made = await Promise.all(Array.from({ length: 20 }, async (_, at) => makeOnce('The key', file, `key ${at}`)));
  expect(new Set(made).size).toBe(1);
  expect(await readFile(file, 'utf8')).toBe(made[0]);
  expect(await readdir(join(folder, 'new'))).toEqual(['key']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a missing file is null, an unreadable one is reported in a line', async () => {
  expect(await readKept('The key', join(folder, 'key'))).toBeNull();
  await expect(readKept('The key', folder)).rejects.toThrow(`The key ${folder} is a folder and no file.`);
  await expect(makeOnce('The key', join('/proc/version', 'key'), 'x')).rejects.toThrow('lies below a file');
});
