import { expect, test } from 'vitest';
import { healthyMealProblems, isHealthyMeal } from './healthy-meal.ts';

const healthy = { energyKcal: 550, saturatedFat: 5, sugar: 8, protein: 25, coverage: 1 };

test.each([
  ['450 kcal', { energyKcal: 450 }],
  ['700 kcal', { energyKcal: 700 }],
  ['7.5 g of saturated fat', { saturatedFat: 7.5 }],
  ['15 g of sugar', { sugar: 15 }],
  ['15 g of protein', { protein: 15 }],
])('%s are still healthy', (_, change) => {
  expect(isHealthyMeal({ ...healthy, ...change })).toBe(true);
});

test.each([
  ['449 kcal', { energyKcal: 449 }, { energyKcal: 'too_little' }],
  ['701 kcal', { energyKcal: 701 }, { energyKcal: 'too_much' }],
  ['7.6 g of saturated fat', { saturatedFat: 7.6 }, { saturatedFat: 'too_much' }],
  ['15.1 g of sugar', { sugar: 15.1 }, { sugar: 'too_much' }],
  ['14.9 g of protein', { protein: 14.9 }, { protein: 'too_little' }],
  ['an unknown sugar', { sugar: null }, { sugar: 'unknown' }],
])('%s are not, and it says why', (_, change, problems) => {
  expect(healthyMealProblems({ ...healthy, ...change })).toEqual(problems);
  expect(isHealthyMeal({ ...healthy, ...change })).toBe(false);
});

test('of a part that is known only too much is certain, and protein that is enough already', () => {
  expect(healthyMealProblems({ ...healthy, energyKcal: 300, saturatedFat: 9, coverage: 0.6 })).toEqual({
    energyKcal: 'unknown',
    saturatedFat: 'too_much',
    sugar: 'unknown',
  });
  expect(isHealthyMeal({ ...healthy, coverage: 0.94 })).toBe(false);
  expect(isHealthyMeal({ ...healthy, coverage: 0.96 })).toBe(true);
});
