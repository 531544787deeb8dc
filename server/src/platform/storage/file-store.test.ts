import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openObjectStore } from '../../../test/support/object-store.ts';
import { bucketFileStore } from './bucket-file-store.ts';
import { diskFileStore, type ListedFileStore } from './file-store.ts';
import { filesWithRoom } from './files-with-room.ts';
import { moveFiles } from './move-files.ts';

const LISTED_AT_ONCE = 20;

let folder = '';
let objects: Awaited<ReturnType<typeof openObjectStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-files-'));
  objects = await openObjectStore();
});
afterAll(async () => {
  await objects.close();
  await rm(folder, { recursive: true, force: true });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | null): string | null => (content === null ? null : Buffer.from(content).toString());

async function listed(files: ListedFileStore): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for await (const { key, size } of files.list()) found[key] = size;
  return found;
}

describe.each([
  ['on the disk', (name: string) => diskFileStore(join(folder, name))],
  ['in a bucket', (name: string) => bucketFileStore({ ...objects.bucket, prefix: `${name}/` }, LISTED_AT_ONCE)],
])('files %s', (_where, open) => {
  test('what is put can be got, replaced and removed, twice', async () => {
    const files = open('story');
    const { sha256 } = await files.put('logos/a.png', bytes('one'));
    expect(sha256).toBe('7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed');
    await files.put('logos/a.png', bytes('two'));
    expect(textOf(await files.get('logos/a.png'))).toBe('two');
    await files.remove('logos/a.png');
    await files.remove('logos/a.png');
    expect(await files.get('logos/a.png')).toBeNull();
  });

  test('an empty file is a file, and one of ten megabytes comes back byte for byte', async () => {
    const files = open('sizes');
    const large = randomBytes(10_000_000);
    await files.put('empty', bytes(''));
    await files.put('reports/large.bin', large);
    expect(await files.get('empty')).toHaveLength(0);
    expect(large.equals((await files.get('reports/large.bin')) ?? new Uint8Array())).toBe(true);
  });

  test.each(['a', 'A_b-9/.dots.in.names', `deep/${'x/'.repeat(20)}end`, 'one/-_-', `long/${'n'.repeat(200)}`])(
    'the key %s is kept as it is',
    async (key) => {
      const files = open('keys');
      await files.put(key, bytes(key));
      expect(textOf(await files.get(key))).toBe(key);
    },
  );

  test.each(['../outside', '/etc/passwd', 'a/../../b', '', 'a//b', 'a b', '.hidden', 'a?b', 'ä'])('%j is no key', async (key) => {
    const files = open('refused');
    await expect(async () => files.put(key, bytes('x'))).rejects.toThrow('not a file key');
    await expect(async () => files.get(key)).rejects.toThrow('not a file key');
  });

  test('twenty writers of one key leave one whole file and nothing beside it', async () => {
    const files = open('race');
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(50_000));
    await Promise.all(texts.map(async (text) => files.put('race/x', bytes(text))));
    expect(texts).toContain(textOf(await files.get('race/x')));
    expect(Object.keys(await listed(files))).toEqual(['race/x']);
  });

  test('every file is listed with its size, more than a page of them', async () => {
    const files = open('many');
    expect(await listed(files)).toEqual({});
    const keys = Array.from({ length: 5 * LISTED_AT_ONCE + 3 }, (_, index) => `many/${index}`);
    await Promise.all(keys.map(async (key) => files.put(key, bytes(key))));
    expect(await listed(files)).toEqual(Object.fromEntries(keys.map((key) => [key, key.length])));
  });
});

test('on the disk nothing half-written stays beside a file', async () => {
  await diskFileStore(folder).put('whole/x', bytes('all of it'));
  expect(await readdir(join(folder, 'whole'))).toEqual(['x']);
});

test('files move to a bucket; begun again, only what is missing or broken is copied', async () => {
  const [disk, bucket] = [diskFileStore(join(folder, 'move')), bucketFileStore({ ...objects.bucket, prefix: 'moved/' })];
  for (const name of ['a', 'b', 'c']) await disk.put(`logos/${name}`, bytes(`picture ${name}`));
  await bucket.put('logos/a', bytes('picture a'));
  await bucket.put('logos/b', bytes('half'));
  expect(await moveFiles(disk, bucket)).toEqual({ copied: 2, there: 1, bytes: 18 });
  expect(await moveFiles(disk, bucket)).toEqual({ copied: 0, there: 3, bytes: 0 });
  expect(textOf(await bucket.get('logos/b'))).toBe('picture b');
  expect(await listed(disk)).toEqual(await listed(bucket));
});

test('a file that cannot be put leaves nothing of itself behind', async () => {
  const files = diskFileStore(join(folder, 'half'));
  await files.put('logos/a.png/inside', bytes('a folder of the name stands in the way'));
  await expect(files.put('logos/a.png', bytes('two'))).rejects.toMatchObject({ code: expect.stringMatching(/^E/) as string });
  expect(await readdir(join(folder, 'half/logos'))).toEqual(['a.png']);
});

test('without room nothing is put, and what is there is read and removed', async () => {
  let isRoom = true;
  const files = filesWithRoom(diskFileStore(join(folder, 'roomy')), () => isRoom);
  await files.put('logos/a.png', bytes('one'));
  isRoom = false;
  await expect(files.put('logos/b.png', bytes('two'))).rejects.toMatchObject({ code: 'no_room' });
  expect(textOf(await files.get('logos/a.png'))).toBe('one');
  await files.remove('logos/a.png');
  expect(await listed(files)).toEqual({});
});
