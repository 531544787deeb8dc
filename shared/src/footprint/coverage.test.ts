import { expect, test } from 'vitest';
import { coverageState, mayBeCompared } from './coverage.ts';

test.each([
  [0, 'too_little'],
  [0.07, 'too_little'],
  [0.16, 'too_little'],
  [0.79, 'too_little'],
  [0.8, 'partial'],
  [0.94, 'partial'],
  [0.95, 'whole'],
  [1, 'whole'],
])('a figure that speaks of %d of everything is %s', (share, state) => {
  expect(coverageState(share)).toBe(state);
});

test('a sum that rounding left short of its bound is not below it', () => {
  expect(coverageState(0.1 + 0.7)).toBe('partial');
  expect(coverageState(0.95 - 1e-12)).toBe('whole');
});

test('nothing is said of a figure whose whole is unknown', () => {
  expect(coverageState(null)).toBe('too_little');
  expect(coverageState(Number.NaN)).toBe('too_little');
});

test('a letter, a benchmark or a place needs four fifths', () => {
  expect([mayBeCompared('whole'), mayBeCompared('partial'), mayBeCompared('too_little')]).toEqual([true, true, false]);
});
