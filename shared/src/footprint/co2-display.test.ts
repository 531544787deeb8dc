import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { co2Display, co2Text } from './co2-display.ts';

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
