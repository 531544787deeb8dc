import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRoom, HELD_BYTES, LAST_BYTES, RESERVE, reserveOf } from './reserve.ts';

const [MB, GB] = [1024 ** 2, 1024 ** 3];
const disk = (megabytes: number) => ({ size: 100 * GB, free: megabytes * MB });

test.each([
  [0.3 * GB, 64],
  [1 * GB, 64],
  [4 * GB, 204.8],
  [10 * GB, 500],
  [1000 * GB, 500],
])('of a disk of %d bytes %d MB stay free', (size, megabytes) => {
  expect(reserveOf(size) / MB).toBeCloseTo(megabytes);
});

test('writing ends below the reserve and begins again only well above it', () => {
  expect([hasRoom(disk(500), true), hasRoom(disk(499), true)]).toEqual([true, false]);
  expect([hasRoom(disk(624), false), hasRoom(disk(625), false)]).toEqual([false, true]);
});

test('a file system that does not tell its size is written to', () => {
  expect(hasRoom({ size: 0, free: 0 }, false)).toBe(true);
});

test('a disk with room for the first time has room for the second, too; and the held bytes fit into the reserve', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), fc.nat(2 ** 31 - 1), (size, free) => {
      expect(!hasRoom({ size, free }, false) || hasRoom({ size, free }, true)).toBe(true);
      expect(reserveOf(size)).toBeGreaterThanOrEqual(RESERVE.least);
    }),
  );
  expect(HELD_BYTES + LAST_BYTES).toBeLessThan(RESERVE.least);
});
