import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComparedSide } from './compared-side.ts';
import { differenceOf } from './difference.ts';
import type { FoodPart } from './food-part.ts';

function part(food: string, value: number, range: readonly [number, number] = [0.75, 1.35]): FoodPart {
  const co2 = { value, low: value * range[0], high: value * range[1] };
  return { food, supply: '', co2, supplyRange: { low: value, high: value } };
}

function side(parts: readonly FoodPart[], change: Partial<ComparedSide> = {}): ComparedSide {
  return { parts, per: 1, coverage: { share: 1, of: '' }, amounts: 'typed', ...change };
}

function times(parts: readonly FoodPart[], by: number): FoodPart[] {
  return parts.map(({ co2, supplyRange, ...rest }) => ({
    ...rest,
    co2: { value: co2.value * by, low: co2.low * by, high: co2.high * by },
    supplyRange: { low: supplyRange.low * by, high: supplyRange.high * by },
  }));
}

function lacks(of: string): ComparedSide['coverage'] {
  return { share: 0.82, of };
}

const month = [part('beef', 900, [0.6, 1.6]), part('potato', 80), part('butter', 200), part('onion', 12, [0.4, 2.5])];

test('the same month twice differs by 0 ± 0, and nobody calls it more or less', () => {
  const { difference } = differenceOf(side(month), side(month.toReversed()));
  expect(difference).toMatchObject({ value: 0, low: 0, high: 0, percent: { value: 0, low: 0, high: 0 }, sure: 'cannot_tell' });
});

test('a month that lacks a tenth is the same as itself all the same', () => {
  const lacking = side(month, { coverage: { share: 0.9, of: 'October' } });
  expect(differenceOf(lacking, lacking).difference).toMatchObject({ value: 0, low: 0, high: 0, sure: 'cannot_tell' });
});

test('a tenth less of everything is −10 % exactly: what the food data do not know is the same on both sides', () => {
  const { a, difference } = differenceOf(side(month), side(times(month, 0.9)));
  expect(difference.percent).toEqual({ value: -10, low: -10, high: -10 });
  expect(difference.sure).toBe('surely_less');
  expect(difference.low).toBeCloseTo(-0.1 * a.high, 6);
  expect(difference.high).toBeCloseTo(-0.1 * a.low, 6);
});

test('what is not counted widens a difference, and is named as what would settle it', () => {
  const former = side(month, { coverage: lacks('May') });
  const { difference, settledBy } = differenceOf(former, side(times(month, 0.97), { coverage: lacks('June') }));
  expect(difference.percent?.low).toBeLessThan(-5);
  expect(difference.sure).not.toBe('surely_less');
  expect(settledBy).toEqual({ kind: 'uncounted' });
});

test('less beef is surely less though both ranges overlap', () => {
  const { a, b, difference } = differenceOf(side(month), side([...times(month.slice(0, 1), 0.7), ...month.slice(1)]));
  expect(b.high).toBeGreaterThan(a.low);
  expect(difference.sure).toBe('surely_less');
});

test('beef against fish is not sure where their figures may be either way, and the food that settles it is named', () => {
  const { difference, settledBy } = differenceOf(side([part('beef', 100, [0.5, 2])]), side([part('fish', 95)]));
  expect(difference.sure).toBe('cannot_tell');
  expect(settledBy).toEqual({ kind: 'food', food: 'beef' });
});

test.each([
  ['typed', 0.951, 'probably_less'],
  ['typed', 0.949, 'surely_less'],
  ['weighed', 0.981, 'probably_less'],
  ['weighed', 0.979, 'surely_less'],
  ['typed', 1.06, 'surely_more'],
] as const)('of %s amounts ×%d is %s', (amounts, by, sure) => {
  expect(differenceOf(side(month, { amounts }), side(times(month, by), { amounts })).difference.sure).toBe(sure);
});

test('an unknown origin adds an error that a known one does not share', () => {
  const unknown: FoodPart = { ...part('beef', 900, [0.5, 1.8]), supply: 'SE', supplyRange: { low: 700, high: 1200 } };
  const both = differenceOf(side([unknown]), side(times([unknown], 0.95)));
  const one = differenceOf(side([unknown]), side([part('beef', 855)]));
  expect(both.difference.percent?.high).toBe(both.difference.percent?.low);
  expect((one.difference.percent?.high ?? 0) - (one.difference.percent?.low ?? 0)).toBeGreaterThan(15);
});

test('a side without anything has no percent', () => {
  const { a, difference } = differenceOf(side([]), side(month));
  expect(a).toEqual({ value: 0, low: 0, high: 0 });
  expect(difference.percent).toBeNull();
  expect(difference.sure).toBe('surely_more');
});

describe('laws', () => {
  const mass = fc.double({ min: 0.01, max: 1e7, noNaN: true });
  const low = fc.double({ min: 0.3, max: 1, noNaN: true });
  const high = fc.double({ min: 1, max: 3, noNaN: true });
  const parts = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('beef', 'cod', 'rice', 'oil', 'leek', 'milk'), mass, low, high)
      .map(([food, value, from, to]) => part(food, value, [from, to])),
    { maxLength: 6, selector: ({ food }) => food },
  );
  const numRuns = 60;

  test('the range of everything holds its value, and what is sure has a range on one side of 0', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const { difference, ...pair } = differenceOf(side(a), side(b));
        for (const figure of [pair.a, pair.b, difference, ...(difference.percent ? [difference.percent] : [])]) {
          expect(figure.low).toBeLessThanOrEqual(figure.value);
          expect(figure.high).toBeGreaterThanOrEqual(figure.value);
        }
        // How far the range reaches to the side that a sure difference is not on.
        const wrong = { surely_less: difference.high, surely_more: -difference.low };
        expect(difference.sure in wrong ? wrong[difference.sure as keyof typeof wrong] : 0).toBeLessThanOrEqual(0);
      }),
      { numRuns },
    );
  });

  test('turned round, more is less', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const [there, back] = [differenceOf(side(a), side(b)).difference, differenceOf(side(b), side(a)).difference];
        const size = 1e-6 * (1 + Math.abs(there.low) + Math.abs(there.high));
        expect(Math.abs(there.low + back.high)).toBeLessThan(size);
        expect(Math.abs(there.high + back.low)).toBeLessThan(size);
      }),
      { numRuns },
    );
  });

  test('a total’s own range is the same beside whatever it is compared with', () => {
    fc.assert(
      fc.property(parts, parts, parts, (a, b, c) => {
        const [one, other] = [differenceOf(side(a), side(b)).a, differenceOf(side(a), side(c)).a];
        expect(Math.abs(one.low - other.low)).toBeLessThanOrEqual(1e-9 * (1 + one.high));
        expect(Math.abs(one.high - other.high)).toBeLessThanOrEqual(1e-9 * (1 + one.high));
      }),
      { numRuns },
    );
  });
});
