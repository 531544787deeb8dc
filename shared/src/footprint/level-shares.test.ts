import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelShares, percentShares } from './level-shares.ts';

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [10, 90],
    [10, 90],
  ],
  [
    [0.4, 99.6],
    [0, 100],
  ],
  [
    [0, 0, 5],
    [0, 0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
  [
    [-5, Number.NaN, 5],
    [0, 0, 100],
  ],
])('%j are shares of %j per cent', (parts, percents) => {
  expect(percentShares(parts)).toEqual(percents);
});

test('levels keep their servings beside their percentages', () => {
  const shares = levelShares({ very_low: 50, low: 25, medium: 12, high: 13, very_high: 0 });
  expect(shares.very_low).toEqual({ servings: 50, percent: 50 });
  expect(shares.very_high).toEqual({ servings: 0, percent: 0 });
});

test('shares sum to exactly 100, and none is further than 1 from its exact value', () => {
  const parts = fc.array(fc.double({ min: 0, max: 1e300, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(parts, (some) => {
      fc.pre(some.some((part) => part > 0));
      const percents = percentShares(some);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      const largest = Math.max(...some);
      const whole = some.reduce((sum, part) => sum + part / largest, 0);
      const furthest = some.map((part, index) => Math.abs((percents[index] ?? 0) - (100 * part) / largest / whole));
      expect(Math.max(...furthest)).toBeLessThan(1 + 1e-9);
    }),
  );
});
