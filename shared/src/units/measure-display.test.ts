import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaDisplay, volumeDisplay, weightDisplay } from './measure-display.ts';

test.each([
  [0, 0, 'g'],
  [999.9, 999.9, 'g'],
  [1000, 1, 'kg'],
  [999_999, 999.999, 'kg'],
  [1_000_000, 1, 't'],
  [2_500_000, 2.5, 't'],
  [-1500, -1.5, 'kg'],
])('%f g are shown as %f %s', (grams, value, unit) => {
  expect(weightDisplay(grams)).toEqual({ value, unit });
});

test.each([
  [9999, 9999, 'm2'],
  [10_000, 1, 'ha'],
  [25_000, 2.5, 'ha'],
])('%f m² are shown as %f %s', (squareMetres, value, unit) => {
  expect(areaDisplay(squareMetres)).toEqual({ value, unit });
});

test.each([
  [500, 500, 'l'],
  [10_000, 10_000, 'l'],
  [10_001, 0.010001, 'Ml'],
  [2_000_000, 2, 'Ml'],
])('%f litres are shown as %f %s', (litres, value, unit) => {
  expect(volumeDisplay(litres)).toEqual({ value, unit });
});

test('display never throws', () => {
  fc.assert(
    fc.property(fc.double(), (number) => {
      expect([weightDisplay, areaDisplay, volumeDisplay].map((display) => typeof display(number).unit)).toEqual([
        'string',
        'string',
        'string',
      ]);
    }),
  );
});
