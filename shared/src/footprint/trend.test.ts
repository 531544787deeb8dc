import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { trend } from './trend.ts';

test.each([
  [100, 110, 'up', 10],
  [100, 90, 'down', -10],
  [100, 100, null, 0],
  [3, 4, 'up', 33],
  [1000, 1001, 'up', 0],
  [1000, 999, 'down', 0],
  [100, 0, 'down', -100],
] as const)('from %f to %f is %s by %i per cent', (earlier, later, direction, percent) => {
  expect(trend(earlier, later)).toEqual({ direction, percent });
});

test.each([
  [null, 100],
  [100, null],
  [0, 100],
  [-1, 100],
  [100, Number.NaN],
  [Number.NaN, 100],
])('from %s to %s has no trend', (earlier, later) => {
  expect(trend(earlier, later)).toBeNull();
});

test('is never NaN or infinite', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (earlier, later) => {
      expect(Number.isFinite(trend(earlier, later)?.percent ?? 0)).toBe(true);
    }),
  );
});
