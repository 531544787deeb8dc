import { expect, test } from 'vitest';
import { ciqualNumber, energyOf } from './read-ciqual.ts';

test.each([
  ['12,5', 12.5],
  ['0', 0],
  ['-', null],
  ['', null],
  ['traces', 0],
  ['< 0,5', 0.25],
])('CIQUAL’s “%s” is %s', (text, value) => {
  expect(ciqualNumber(text)).toBe(value);
});

test('energy comes from the nutrients by the regulation’s factors', () => {
  const wine = { protein: 0, carbohydrate: 3, fat: 0, fibre: 0, alcohol: 10, polyols: null };
  expect(energyOf(wine)).toBe(82);
  expect(energyOf({ ...wine, protein: null })).toBeNull();
});
