import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepOf, toGrams } from './to-grams.ts';
import { WRITTEN_UNITS } from './unit.ts';

const onion = { density: null, pieces: { piece: 150, slice: 10 } };
const oil = { density: 0.92, pieces: {} };
const water = { density: 1, pieces: {} };

describe('grams of one unit', () => {
  test.each([
    ['g', 1],
    ['hg', 100],
    ['kg', 1000],
    ['oz', 28],
    ['lb', 454],
    ['pinch', 0.4],
    ['mg', 0.001],
  ] as const)('a %s weighs %f g, whatever it is of', (unit, grams) => {
    expect(toGrams({ amount: 1, unit }, onion)).toEqual({ grams, rule: { by: 'mass', gramsPerUnit: grams } });
  });

  test.each([
    ['tbsp', 15],
    ['tsp', 5],
    ['ml', 1],
    ['cl', 10],
    ['dl', 100],
    ['l', 1000],
  ] as const)('a %s holds %f ml and weighs by density', (unit, millilitres) => {
    expect(toGrams({ amount: 1, unit }, water).grams).toBe(millilitres);
    expect(toGrams({ amount: 2, unit }, oil).grams).toBeCloseTo(2 * millilitres * 0.92);
  });

  test.each([
    ['cup', 'en_us', 240],
    ['cup', 'en_gb', 250],
    ['cup', 'sv', 250],
    ['fl_oz', 'en_us', 29.57],
    ['fl_oz', 'en_gb', 28.41],
    ['pint', 'en_us', 473.2],
    ['pint', 'en_gb', 568.3],
  ] as const)('a %s in %s holds %f ml', (unit, language, millilitres) => {
    expect(toGrams({ amount: 1, unit, language }, water).grams).toBeCloseTo(millilitres);
  });

  test.each([
    ['piece', 150],
    ['slice', 10],
  ] as const)('a %s of onion weighs %f g by its own table', (unit, grams) => {
    expect(toGrams({ amount: 1, unit }, onion)).toEqual({ grams, rule: { by: 'piece', gramsPerUnit: grams, from: 'food_data' } });
  });
});

test('the grams of a piece that a person corrected come before the food data’s', () => {
  expect(toGrams({ amount: 2, unit: 'piece', pieceGrams: 90 }, onion)).toEqual({
    grams: 180,
    rule: { by: 'piece', gramsPerUnit: 90, from: 'line' },
  });
});

test('a corrected piece says nothing about a slice', () => {
  expect(toGrams({ amount: 1, unit: 'slice', pieceGrams: 90 }, onion).grams).toBe(10);
});

test.each([
  ['a spoon of something without density', { amount: 1, unit: 'tbsp' }, onion, 'no_density'],
  ['a piece of something uncountable', { amount: 1, unit: 'piece' }, oil, 'no_piece_weight'],
  ['a clove of onion', { amount: 1, unit: 'clove' }, onion, 'no_piece_weight'],
  ['a negative amount', { amount: -1, unit: 'g' }, onion, 'no_amount'],
  ['no number', { amount: Number.NaN, unit: 'g' }, onion, 'no_amount'],
] as const)('%s has no grams, and says why', (_, written, measures, reason) => {
  expect(toGrams(written, measures)).toEqual({ grams: null, reason });
});

test('twice the amount weighs twice as much, in every unit', () => {
  const everything = { density: 0.7, pieces: Object.fromEntries(WRITTEN_UNITS.map((unit) => [unit, 12])) };
  fc.assert(
    fc.property(fc.constantFrom(...WRITTEN_UNITS), fc.double({ min: 0, max: 1e9, noNaN: true }), (unit, amount) => {
      const once = toGrams({ amount, unit }, everything).grams ?? Number.NaN;
      expect(toGrams({ amount: 2 * amount, unit }, everything).grams).toBeCloseTo(2 * once, 3);
      expect(once).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['oz', 'lb', true, 16],
  ['g', 'kg', true, 1000],
  ['tsp', 'tbsp', true, 3],
  ['cup', 'quart', true, 4],
  ['cup', 'pint', true, 2],
  ['quart', 'gallon', true, 4],
  ['fl_oz', 'pint', true, 16],
  ['fl_oz', 'pint', false, 20],
  ['pint', 'quart', false, 2],
  ['quart', 'gallon', false, 4],
  ['tbsp', 'dl', true, 100 / 15],
] as const)('a %s is added to a %s (American: %s), which holds %f of it', (small, large, isAmerican, times) => {
  const [part, whole] = [stepOf(small, isAmerican), stepOf(large, isAmerican)];
  expect(part?.of).toBe(whole?.of);
  expect((whole?.size ?? 0) / (part?.size ?? 1)).toBeCloseTo(times);
});

test('what is counted or added by the pinch is no step of anything', () => {
  expect((['piece', 'can', 'pinch'] as const).map((unit) => stepOf(unit, false))).toEqual([null, null, null]);
});
