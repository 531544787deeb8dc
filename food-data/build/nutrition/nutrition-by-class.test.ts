import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { expect, test } from 'vitest';
import { filledByClass, nutritionClass } from './nutrition-by-class.ts';

const food = (sugar: number | null, salt: number | null): Nutrition => ({
  energyKcal: 30,
  fat: 0,
  saturatedFat: 0,
  carbohydrate: 4,
  sugar,
  fibre: 2,
  protein: 2,
  salt,
});
const alike = [food(1, 0.1), food(1.1, 0.1), food(0.9, 0.12), food(1, 0.1), food(1.2, 0.1), food(1, 0.09)];

test('where foods agree, their class fills a gap', () => {
  expect(filledByClass(food(null, null), nutritionClass(alike))).toMatchObject({ sugar: 1, salt: 0.1 });
});

test('where they differ, or are few, a gap stays a gap', () => {
  const different = [food(0, 0), food(4, 3), food(0.1, 9), food(3, 0), food(0, 5), food(4, 1)];
  expect(filledByClass(food(null, null), nutritionClass(different))).toMatchObject({ sugar: null, salt: null });
  expect(filledByClass(food(null, null), nutritionClass(alike.slice(1)))).toMatchObject({ sugar: null });
});

test('what is known stays as it is', () => {
  expect(filledByClass(food(3, 2), nutritionClass(alike))).toEqual(food(3, 2));
});
