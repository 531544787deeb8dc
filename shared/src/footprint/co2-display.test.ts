import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { co2Display, co2InFull, co2Text } from './co2-display.ts';

test.each([
  [0, '0.01'],
  [10, '0.01'],
  [10.1, '0.01'],
  [15, '0.02'],
  [420, '0.42'],
  [1000, '1.00'],
  [9994, '9.99'],
  [9999, '10.00'],
  [10_000, '10+'],
  [250_000, '10+'],
  [-5, '0.01'],
  [null, '–'],
  [undefined, '–'],
  [Number.NaN, '–'],
])('%f g show as %s', (grams, text) => {
  expect(co2Text(grams)).toBe(text);
});

test.each([
  [0, '<0.01'],
  [0.31, '<0.01'],
  [4, '<0.01'],
  [9.99, '<0.01'],
  [-4, '<0.01'],
  [10, '0.01'],
  [12, '0.01'],
  [-12, '-0.01'],
  [420, '0.42'],
  [9999, '10.00'],
  [10_000, '10'],
  [13_240, '13.2'],
  [250_000, '250'],
  [null, '–'],
])('beside its range %f g are %s', (grams, text) => {
  expect(co2InFull(grams)).toBe(text);
});

const numberShown = (grams: number): number => Number(co2InFull(grams).replaceAll(',', '').replace('<0.01', '0'));

test('beside its range a figure never stands outside of it', () => {
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, (...three) => {
      const [low = 0, value = 0, high = 0] = three.toSorted((a, b) => a - b).map(numberShown);
      expect(low <= value && value <= high).toBe(true);
    }),
  );
});

test('the decimal sign is the locale’s', () => {
  expect(co2Text(1234, 'sv-SE')).toBe('1,23');
});

test('an unknown figure has no number at all', () => {
  expect(co2Display(null)).toEqual({ kind: 'unknown' });
});

test('display never throws', () => {
  fc.assert(
    fc.property(fc.double(), (grams) => {
      expect(co2Text(grams)).toMatch(/^(–|10\+|\d+\.\d\d)$/);
    }),
  );
});
