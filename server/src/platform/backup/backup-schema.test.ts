import { expect, test } from 'vitest';
import { migrationsOfBackup } from './backup-schema.ts';
import type { Manifest } from './manifest.ts';

function manifest(schema: number, tables: string[] = [], migrations?: Manifest['migrations']): Manifest {
  return {
    format: 'plateprint-backup-1',
    at: '2026-11-22T17:20:00.000Z',
    version: '0.1.0',
    schema,
    tables: tables.map((name) => ({ name, columns: [], rows: 0, sha256: '' })),
    files: [],
    ...(migrations ? { migrations } : {}),
  };
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

test.each([
  [manifest(18), upTo(18)],
  [manifest(19), upTo(19)],
  // Of the time when 0016, 0017 and 0018 were 0020, 0021 and 0024; 0015 came after the first of them.
  [manifest(20, ['organization']), [...upTo(14), 16]],
  [manifest(20, ['organization', 'organization_export']), upTo(16)],
  [manifest(21, ['organization_export']), upTo(17)],
  [manifest(24, ['organization_export']), upTo(18)],
  [manifest(20, ['menu_version', 'organization_export']), upTo(20)],
  [manifest(24, [], [{ number: 24, name: 'name_family', checksum: null }]), [18]],
])('a backup has the tables of the migrations that it says, or said by a number alone (%#)', async (kept, numbers) => {
  expect([...(await migrationsOfBackup(kept))].toSorted((one, two) => one - two)).toEqual(numbers);
});

test.each([
  [manifest(9999), 'The backup has schema 9999, this version knows'],
  [manifest(9998, ['organization_export']), 'restore it with a newer Plateprint'],
  [manifest(7, [], [{ number: 7, name: 'menus', checksum: 'x' }]), '0007_menus has other statements here'],
])('one of another version is refused in a line (%#)', async (kept, said) => {
  await expect(migrationsOfBackup(kept)).rejects.toThrow(said);
});
