import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARBON_LEVELS, LEVEL_LETTERS, carbonLevel, kgPerServing, levelOfDish } from './carbon-level.ts';

test.each([
  [0, 'very_low'],
  [0.399, 'very_low'],
  [0.4, 'low'],
  [0.899, 'low'],
  [0.9, 'medium'],
  [1.799, 'medium'],
  [1.8, 'high'],
  [2.599, 'high'],
  [2.6, 'very_high'],
  [40, 'very_high'],
] as const)('%f kg CO2e a serving is %s', (kg, level) => {
  expect(carbonLevel(kg)).toBe(level);
});

test('the letters A to E follow the levels in their order', () => {
  expect(CARBON_LEVELS.map((level) => LEVEL_LETTERS[level])).toEqual(['A', 'B', 'C', 'D', 'E']);
});

describe('the level of a dish', () => {
  test('speaks of 400 g of it: 1000 g CO2e in 800 g are 0.5 kg a serving', () => {
    expect(kgPerServing(1000, 800)).toBe(0.5);
    expect(levelOfDish({ co2: 1000, weight: 800 })).toBe('low');
  });

  test('takes a given value as it is, in grams', () => {
    expect(levelOfDish({ co2: 1, weight: 1000, given: 2600 })).toBe('very_high');
    expect(levelOfDish({ co2: null, weight: null, given: 0 })).toBe('very_low');
  });

  test.each([
    [{ co2: null, weight: 400 }],
    [{ co2: 400, weight: null }],
    [{ co2: 400, weight: 0 }],
    [{ co2: Number.NaN, weight: 400 }],
    [{ co2: 1, weight: 1, given: Number.NaN }],
  ])('%o has none', (dish) => {
    expect(levelOfDish(dish)).toBeNull();
  });

  test('is the same for one portion and for the whole recipe', () => {
    const grams = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(grams, grams, fc.integer({ min: 0, max: 10 }), (co2, weight, doublings) => {
        const portions = 2 ** doublings;
        expect(levelOfDish({ co2: co2 / portions, weight: weight / portions })).toBe(levelOfDish({ co2, weight }));
      }),
    );
  });
});
