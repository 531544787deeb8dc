import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { combine, scaled, widened } from './uncertainty.ts';

const beef = { group: 'beef', figure: { value: 100, low: 70, high: 140 } };
const onion = { group: 'onion', figure: { value: 10, low: 6, high: 13 } };

test('errors of different ingredients partly cancel', () => {
  const total = combine([beef, onion]);
  expect(total?.value).toBe(110);
  expect(total?.low).toBeCloseTo(110 - Math.hypot(30, 4));
  expect(total?.high).toBeCloseTo(110 + Math.hypot(40, 3));
});

test('errors of the same ingredient never cancel', () => {
  expect(combine([beef, beef])).toEqual({ value: 200, low: 140, high: 280 });
});

test('nothing adds up to nothing, not to zero', () => {
  expect(combine([])).toBeNull();
});

test('what was sent back of a food comes off it with its error, and alone has its ends in order', () => {
  const back = { group: 'beef', figure: scaled(beef.figure, -0.1) };
  expect(combine([beef, back])).toEqual({ value: 90, low: 63, high: 126 });
  expect(combine([back])).toEqual({ value: -10, low: -14, high: -7 });
  const total = combine([onion, back]);
  expect(total?.value).toBe(0);
  expect(total?.low).toBeCloseTo(-Math.hypot(4, 4));
  expect(total?.high).toBeCloseTo(Math.hypot(3, 3));
});

test('a weight that may be off widens the range of what it is multiplied with', () => {
  expect(widened(beef.figure, 1)).toEqual(beef.figure);
  const exact = widened({ value: 100, low: 100, high: 100 }, 2);
  expect([exact.low, exact.high]).toEqual([expect.closeTo(50, 9), expect.closeTo(200, 9)]);
  const both = widened({ value: 100, low: 50, high: 200 }, 2);
  expect([both.low, both.high]).toEqual([expect.closeTo(100 / 2 ** Math.SQRT2, 9), expect.closeTo(100 * 2 ** Math.SQRT2, 9)]);
  expect(widened({ value: 0, low: 0, high: 3 }, 2)).toEqual({ value: 0, low: 0, high: 3 });
  expect(widened({ value: 10, low: 0, high: 10 }, 2).low).toBe(0);
});

describe('laws', () => {
  const mass = fc.double({ min: 0, max: 1e6, noNaN: true });
  const figure = fc.tuple(mass, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 1, max: 10, noNaN: true }));
  const contribution = fc
    .record({ group: fc.constantFrom('beef', 'onion', 'rice', 'oil'), figure })
    .map(({ group, figure: [value, low, high] }) => ({ group, figure: { value, low: value * low, high: value * high } }));
  const contributions = fc.array(contribution, { minLength: 1, maxLength: 30 });

  test('a range never narrows, whatever the weight', () => {
    fc.assert(
      fc.property(contribution, fc.double({ min: 1, max: 3, noNaN: true }), ({ figure: known }, times) => {
        const wide = widened(known, times);
        expect(wide.value).toBe(known.value);
        expect(wide.low).toBeLessThanOrEqual(known.low * (1 + 1e-9));
        expect(wide.high).toBeGreaterThanOrEqual(known.high * (1 - 1e-9));
      }),
    );
  });

  test('the range encloses the value and is never below zero', () => {
    fc.assert(
      fc.property(contributions, (parts) => {
        const total = combine(parts) ?? { value: Number.NaN, low: 0, high: 0 };
        expect(total.low).toBeLessThanOrEqual(total.value);
        expect(total.high).toBeGreaterThanOrEqual(total.value);
        expect(total.low).toBeGreaterThanOrEqual(-1e-9 * (1 + total.value));
      }),
    );
  });

  test('splitting a part changes nothing', () => {
    fc.assert(
      fc.property(contributions, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const split = parts.flatMap(({ group, figure: whole }) => [
          { group, figure: scaled(whole, share) },
          { group, figure: scaled(whole, 1 - share) },
        ]);
        expect(differences(combine(split), combine(parts))).toBeLessThan(1e-9);
      }),
    );
  });

  test('the order changes nothing', () => {
    fc.assert(
      fc.property(contributions, (parts) => {
        expect(differences(combine(parts.toReversed()), combine(parts))).toBeLessThan(1e-9);
      }),
    );
  });
});

/** The largest difference of two totals, relative to their size. */
function differences(actual: Figure | null, expected: Figure | null): number {
  if (actual === null || expected === null) return actual === expected ? 0 : Number.POSITIVE_INFINITY;
  const differenceOf = (key: keyof Figure) => Math.abs(actual[key] - expected[key]);
  return Math.max(differenceOf('value'), differenceOf('low'), differenceOf('high')) / (1 + expected.high);
}
