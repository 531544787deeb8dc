import { expect, test } from 'vitest';
import { formatOf } from '../platform/i18n/use-format.ts';
import { co2Weight, weightFigure } from './weight-figure.ts';

test.each([
  [null, '–'],
  [0.4, '0.4 g'],
  [999, '999 g'],
  [1000, '1 kg'],
  [1250, '1.25 kg'],
  [999_999, '1,000 kg'],
  [1_000_000, '1 t'],
  [2_340_000, '2.34 t'],
])('%s g reads %s', (grams, written) => {
  expect(weightFigure(grams, formatOf('en_gb'))).toBe(written);
});

test.each([
  [14, '0.5 oz'],
  [280, '10 oz'],
  [454, '1 lb'],
  [0.4, '0.01 oz'],
  [1135, '2.5 lb'],
  [45_400, '100 lb'],
  [12_345_678, '27,193 lb'],
])('%s g reads %s to somebody who thinks in pounds', (grams, written) => {
  expect(weightFigure(grams, formatOf('en_us', 'imperial'))).toBe(written);
});

test('what it gives off is metric for every reader', () => {
  expect(co2Weight(1250, formatOf('en_us', 'imperial'))).toBe('1.25 kg CO₂e');
});
