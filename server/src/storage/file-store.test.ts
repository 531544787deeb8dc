import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFileStore, type FileStore } from './file-store.ts';

let folder = '';
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-files-'));
  files = diskFileStore(folder);
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('what is put can be got, replaced and removed', async () => {
  const { sha256 } = await files.put('logos/a.png', bytes('one'));
  expect(sha256).toBe('7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed');
  await files.put('logos/a.png', bytes('two'));
  expect(Buffer.from((await files.get('logos/a.png')) ?? []).toString()).toBe('two');
  await files.remove('logos/a.png');
  expect(await files.get('logos/a.png')).toBeNull();
});

test('twenty writers of one key leave one whole file and nothing beside it', async () => {
  await Promise.all(Array.from({ length: 20 }, async (_, index) => files.put('race/x', bytes(`${index}`.repeat(50_000)))));
  const content = Buffer.from((await files.get('race/x')) ?? []).toString();
  expect(new Set(content.match(/\d{1,2}/g)).size).toBeLessThanOrEqual(2);
  expect(content.length).toBeGreaterThanOrEqual(50_000);
  expect(await readdir(join(folder, 'race'))).toEqual(['x']);
});

test.each(['../outside', '/etc/passwd', 'a/../../b', '', 'a//b', 'a b', '.hidden'])('%j is no key', async (key) => {
  await expect(async () => files.put(key, bytes('x'))).rejects.toThrow('not a file key');
});
