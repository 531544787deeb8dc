import { expect, test } from 'vitest';
import type { IngredientLine } from '../model/recipe.ts';
import { healthyMealProblems } from '../../footprint/healthy-meal.ts';
import { coverageOfDish, nutritionOfDish } from './coverage-of-dish.ts';
import type { LineFacts } from './line-footprint.ts';
import { recipeFootprint } from './recipe-footprint.ts';

const onion: LineFacts = {
  ingredientId: 'onion',
  categoryId: 'vegetables',
  factor: { co2e: { value: 0.5, low: 0.3, high: 0.9 }, grade: 'B', parts: null },
  water: null,
  land: null,
  nutrition: null,
  edibleShare: 1,
  density: null,
  pieces: {},
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: 'vegan',
};

/** Grams of a line, and what is known of it. */
type Part = [grams: number | null, facts: LineFacts | null];

function footprintOf(parts: readonly Part[]) {
  const ingredients = parts.map(([amount], index): IngredientLine => ({
    _id: `${index}`,
    inputIngredient: 'something',
    ingredient: 'any',
    categoryId: null,
    variation: 'any.raw',
    originId: null,
    amount,
    unit: 'g',
    pieceGrams: null,
    organic: false,
  }));
  return recipeFootprint(
    { ingredients, customIngredients: [], portions: 1, allergens: [] },
    parts.map(([, facts]) => facts),
  );
}

test.each([
  [7, 'too_little', null],
  [16, 'too_little', null],
  [79, 'too_little', null],
  [80, 'partial', 'very_low'],
  [94, 'partial', 'very_low'],
  [95, 'whole', 'very_low'],
  [100, 'whole', 'very_low'],
])('a dish that counts %d hundredths of its weight is %s: %s', (hundredths, state, level) => {
  const lacking = Array.from({ length: 100 - hundredths }, (): Part => [1, { ...onion, factor: null }]);
  const footprint = footprintOf([[hundredths, onion], ...lacking]);
  expect(coverageOfDish(footprint)).toMatchObject({ of: 'weight', state });
  expect(coverageOfDish(footprint).share).toBeCloseTo(hundredths / 100);
  expect(footprint.level).toBe(level);
});

test('what is missing stands in the upper end of the range, and in neither the figure nor its lower end', () => {
  const whole = footprintOf([[1000, onion]]);
  const part = footprintOf([
    [1000, onion],
    [100, null],
  ]);
  expect([part.co2?.value, part.co2?.low]).toEqual([whole.co2?.value, whole.co2?.low]);
  expect(part.co2?.high).toBeCloseTo((whole.co2?.value ?? 0) + Math.hypot(400, 100 * 9.3));
  expect(footprintOf([[1000, null]]).co2).toBeNull();
});

test('no meal is called too light while its main part has no weight', () => {
  const perKg = { energyKcal: 400, fat: 1, saturatedFat: 0.1, carbohydrate: 9, sugar: 5, fibre: 2, protein: 10, salt: 0 };
  const eaten = { ...onion, nutrition: perKg };
  const footprint = footprintOf([
    [100, eaten],
    [null, { ...eaten, ingredientId: 'salmon', categoryId: 'fish' }],
  ]);
  expect(healthyMealProblems(nutritionOfDish(footprint))).toMatchObject({ energyKcal: 'unknown', protein: 'unknown' });
  expect(healthyMealProblems(nutritionOfDish(footprintOf([[100, eaten]])))).toMatchObject({ energyKcal: 'too_little' });
});
