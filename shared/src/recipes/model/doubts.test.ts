import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { doubtsOfDish, doubtsOfPortion, isHeavyLine } from './doubts.ts';

const line = (grams: number | null) => ({
  _id: 'a',
  grams,
  co2: null,
  co2WithoutLandUseChange: null,
  share: 0,
  grade: null,
  problem: null,
});
const dish = (grams: number[], co2: number | null, portions = 4) => ({
  footprint: {
    lines: grams.map(line),
    weightPerPortion: grams.reduce((sum, each) => sum + each, 0) / portions,
    co2PerPortion: co2 === null ? null : { value: co2, low: co2, high: co2 },
  },
  draft: { portions },
});

test.each([
  [[4000], 10_000, []],
  [[4001], 0, ['line_heavy']],
  [[2400, 2400], 0, []],
  [[2400, 2401], 0, ['portion_heavy']],
  [[5600], 0, ['line_heavy', 'portion_heavy']],
  [[800], 10_001, ['co2_high']],
  [[], null, []],
] as const)('four portions of lines of %j g with %s g CO2e each are doubted for %j', (grams, co2, doubts) => {
  expect(doubtsOfDish(dish([...grams], co2))).toEqual(doubts);
});

test('the line of a bird for four is doubted when it is four birds', () => {
  expect(isHeavyLine(24_000, 4)).toBe(true);
  expect(isHeavyLine(800, 4)).toBe(false);
  expect(isHeavyLine(null, 4)).toBe(false);
  expect(isHeavyLine(5000, 0)).toBe(false);
});

test('nobody eats a portion of a bag', () => {
  const { footprint } = dish([20_000], 50_000, 1);
  expect(doubtsOfDish({ footprint, draft: { portions: 1, ingredientBag: true } })).toEqual([]);
});

test('what is more is doubted no less', () => {
  assert(
    property(
      double({ min: 0, max: 1e6, noNaN: true }),
      double({ min: 0, max: 1e6, noNaN: true }),
      integer({ min: 1, max: 9 }),
      (grams, co2, times) => {
        const more = doubtsOfPortion({ grams: grams * times, co2: co2 * times });
        for (const doubt of doubtsOfPortion({ grams, co2 })) expect(more).toContain(doubt);
      },
    ),
  );
});
