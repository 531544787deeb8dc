import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOf } from '../platform/i18n/use-format.ts';
import { co2Weight, weightFigure, weightToTheGram } from './weight-figure.ts';
import { WEIGHT_UNITS } from './weight-units.ts';

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

test.each([
  [null, '–'],
  [9.44, '9.4 g'],
  [999, '999 g'],
  [999.7, '1 kg'],
  [10_075, '10.075 kg'],
  [1_250_500, '1,250.5 kg'],
])('%s g is weighed as %s', (grams, written) => {
  expect(weightToTheGram(grams, formatOf('en_gb'))).toBe(written);
});

test('what is weighed is written to the gram, in pounds and ounces too', () => {
  const units = Object.values(WEIGHT_UNITS).flatMap(({ small, large }) => [small, large]);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5e6, noNaN: true }),
      fc.constantFrom('metric' as const, 'imperial' as const),
      (grams, system) => {
        const [number = '', name] = weightToTheGram(grams, formatOf('en_us', system)).split(' ');
        const one = units.find((unit) => unit.name === name)?.grams ?? Number.NaN;
        expect(Math.abs(Number(number.replaceAll(',', '')) * one - grams)).toBeLessThan(0.501);
      },
    ),
  );
});
