import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyOf, knownEnergy, NO_ENERGY, perThousandKcal, UNKNOWN_ENERGY } from './per-thousand-kcal.ts';

const co2 = { value: 3000, low: 2000, high: 4500 };
const figure = fc
  .tuple(
    fc.double({ min: 1, max: 1e6, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 1, max: 3, noNaN: true }),
  )
  .map(([value, below, above]) => ({ value, low: value * below, high: value * above }));
const density = fc.double({ min: 0.1, max: 9, noNaN: true });
const share = fc.double({ min: 0.8, max: 1, noNaN: true });

test('energy is of the edible part, and of food without nutrition unknown, not 0', () => {
  expect(knownEnergy(1000, { edibleShare: 0.6, per100g: 50 })).toEqual({ kcal: 300, grams: 1000 });
  expect(knownEnergy(1000, { edibleShare: 1, per100g: 0 })).toEqual({ kcal: 0, grams: 1000 });
  expect(knownEnergy(1000, { edibleShare: 1, per100g: null })).toEqual(NO_ENERGY);
  expect(energyOf(NO_ENERGY, 1000)).toEqual(UNKNOWN_ENERGY);
});

test.each([
  ['nothing is known', UNKNOWN_ENERGY],
  ['the energy of less than four fifths is known', { value: 4000, coverage: 0.79 }],
  ['all of it has no energy', { value: 0, coverage: 1 }],
])('there is no figure where %s', (_what, energy) => {
  expect(perThousandKcal(co2, energy)).toBeNull();
});

test('more of the same food has the same figure', () => {
  fc.assert(
    fc.property(figure, density, share, fc.double({ min: 0.01, max: 1000, noNaN: true }), (of, kcal, coverage, times) => {
      const more = { value: of.value * times, low: of.low * times, high: of.high * times };
      const one = perThousandKcal(of, { value: kcal * 1000, coverage });
      const other = perThousandKcal(more, { value: kcal * 1000 * times, coverage });
      for (const edge of ['value', 'low', 'high'] as const) expect(other?.[edge]).toBeCloseTo(one?.[edge] ?? Number.NaN, 6);
    }),
  );
});

test('the range holds what the figure would be with food of unknown energy that has none, up to twice as much as the rest', () => {
  fc.assert(
    fc.property(figure, density, share, fc.double({ min: 0, max: 2, noNaN: true }), (of, kcal, coverage, timesTheRest) => {
      const known = kcal * 1000 * coverage;
      const unknown = kcal * 1000 * (1 - coverage) * timesTheRest;
      const said = perThousandKcal(of, { value: known, coverage });
      const whole = perThousandKcal(of, { value: known + unknown, coverage: 1 });
      expect(whole?.value).toBeGreaterThanOrEqual((said?.low ?? Number.NaN) * (1 - 1e-9));
      expect(whole?.value).toBeLessThanOrEqual((said?.high ?? Number.NaN) * (1 + 1e-9));
    }),
  );
});
