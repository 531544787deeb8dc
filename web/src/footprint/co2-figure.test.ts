import { expect, test } from 'vitest';
import { formatOf } from '../i18n/use-format.ts';
import { co2Figure } from './co2-figure.ts';

test.each([
  [null, '–'],
  [Number.NaN, '–'],
  [0, '0.01'],
  [10, '0.01'],
  [14, '0.01'],
  [520, '0.52'],
  [9999, '10.00'],
  [10_000, '10+'],
  [250_000, '10+'],
  [Infinity, '10+'],
])('%s g reads %s kg', (grams, written) => {
  expect(co2Figure(grams, formatOf('en_gb'))).toBe(written);
});

test('the decimal sign is the language’s', () => {
  expect(co2Figure(1234, formatOf('de'))).toBe('1,23');
  expect(co2Figure(1234, formatOf('sv'))).toBe('1,23');
});
