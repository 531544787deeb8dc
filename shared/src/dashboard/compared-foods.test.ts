import { expect, test } from 'vitest';
import type { FoodPart } from '../footprint/difference/food-part.ts';
import { allFoods, type ComparedMonths, differenceOfMonths, foodsOfChange, NO_FOODS } from './compared-foods.ts';
import { NOTHING } from './compared-sums.ts';

/** A food whose range is as wide as that of beef. */
function food(name: string, co2: number): FoodPart {
  return { food: name, supply: '', co2: { value: co2, low: co2 * 0.6, high: co2 * 1.6 }, supplyRange: { low: co2, high: co2 } };
}

/** A hundred portions of it; the range of the sums is that of their foods together. */
function months(id: string, foods: readonly FoodPart[], { covered = 100, version = '1' } = {}): ComparedMonths {
  const value = foods.reduce((sum, { co2 }) => sum + co2.value, 0);
  const sold = { portions: 100, totalServings: 100, byLevel: [covered, 0, 0, 0, 0] };
  const sums = { ...NOTHING, ...sold, reports: 1, co2: { value, low: value * 0.6, high: value * 1.6 } };
  return { id, sums, foods, versions: [version] };
}

const before = months('before', [food('beef', 9000), food('carrot', 1000)]);

test('a third less beef is surely less, although the ranges of both averages overlap', () => {
  const after = months('after', [food('beef', 6000), food('carrot', 1000)]);
  const difference = differenceOfMonths(before, after, 'sales');
  expect(difference).toMatchObject({ sure: 'surely_less', settledBy: { kind: 'nothing' }, co2: { value: -30 } });
  expect(difference?.percent?.value).toBeCloseTo(-30);
  expect(differenceOfMonths(after, before, 'sales')?.sure).toBe('surely_more');
});

test('the difference of one food for another is not sure, and the food is named that would settle it', () => {
  const after = months('after', [food('pork', 9900), food('carrot', 1000)]);
  expect(differenceOfMonths(before, after, 'sales')).toMatchObject({
    sure: 'cannot_tell',
    settledBy: { kind: 'food', food: expect.stringMatching(/beef|pork/) as string },
  });
});

test.each([7, 16, 79])('of %d %% of the servings on either side nothing is said', (covered) => {
  const thin = months('thin', [food('beef', 100)], { covered });
  expect(differenceOfMonths(before, thin, 'sales')).toBeNull();
  expect(differenceOfMonths(thin, before, 'sales')).toBeNull();
});

const width = (of: ReturnType<typeof differenceOfMonths>): number => (of?.co2 ? of.co2.high - of.co2.low : NaN);

test.each([80, 94])('of %d %% something is said, and less for certain than of everything', (covered) => {
  const half = [food('beef', 7800), food('carrot', 1000)];
  const partly = differenceOfMonths(before, months('after', half, { covered }), 'sales');
  expect(width(partly)).toBeGreaterThan(width(differenceOfMonths(before, months('after', half), 'sales')));
});

test('figures of two versions of the food data are not compared', () => {
  const after = months('after', [food('beef', 6000)], { version: '2' });
  expect(differenceOfMonths(before, after, 'sales')).toMatchObject({
    co2: null,
    sure: 'cannot_tell',
    settledBy: { kind: 'food_data' },
  });
});

test('foods that are still being written do not pass for all of them', () => {
  const after = months('after', [food('beef', 6000), food('carrot', 1000)]);
  expect(differenceOfMonths(before, { ...after, foods: [food('beef', 6000)] }, 'sales')).toMatchObject({
    co2: null,
    settledBy: { kind: 'adding_up' },
  });
});

test('foods of several places add up, and the same food stands once', () => {
  const one = { ...NO_FOODS, now: { foods: [food('beef', 1), food('pork', 2)], versions: ['1'] } };
  const other = { ...NO_FOODS, now: { foods: [food('beef', 3)], versions: ['2'] } };
  expect(allFoods([one, other]).now).toEqual({ foods: [food('beef', 4), food('pork', 2)], versions: ['1', '2'] });
});

test('what foods make of a change sums to it: five by name, the largest first, and all others together', () => {
  const names = ['beef', 'pork', 'cod', 'rice', 'milk', 'leek', 'oil'];
  const former = months(
    'before',
    names.map((name, nth) => food(name, 1000 + 100 * nth)),
  );
  const now = months('after', [food('beef', 400), ...names.slice(1).map((name, nth) => food(name, 1100 + 90 * nth))]);
  const parts = foodsOfChange(former, now, 'sales');
  expect(parts.map(({ food: name }) => name)).toEqual(['beef', 'oil', 'leek', 'milk', 'rice', null]);
  const sum = parts.reduce((all, { co2 }) => all + co2, 0);
  expect(sum).toBeCloseTo(differenceOfMonths(former, now, 'sales')?.co2?.value ?? NaN, 9);
  expect(foodsOfChange(former, former, 'sales').every(({ co2 }) => co2 === 0)).toBe(true);
});

test.each([
  ['too little is counted', months('thin', [food('beef', 100)], { covered: 79 })],
  ['food data differ', months('after', [food('beef', 6000)], { version: '2' })],
])('where %s no food is named', (_why, after) => {
  expect(foodsOfChange(before, after, 'sales')).toEqual([]);
});
