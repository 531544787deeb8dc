import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCKS } from './locks.ts';

test('every lock has a number of its own', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no lock is taken by a number that has no name', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const nameless: string[] = [];
  for await (const path of glob('src/**/*.ts', { cwd: root })) {
    const source = await readFile(join(root, path), 'utf8');
    if (/advisory_(?:xact_)?(?:un)?lock\(\s*\d/u.test(source)) nameless.push(path);
  }
  expect(nameless).toEqual([]);
});
