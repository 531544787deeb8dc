import { expect, test } from 'vitest';
import { MEAL_SIZE_NAMES, chosenMealSize } from './meal-size.ts';

test.each([
  [10, 'snacks'],
  [120, 'snacks'],
  [120.1, 'small_course'],
  [250, 'small_course'],
  [250.1, 'medium_course'],
  [350, 'medium_course'],
  [350.1, 'main_course'],
] as const)('a portion of %f g is taken for %s', (grams, name) => {
  expect(MEAL_SIZE_NAMES[chosenMealSize(0, grams)]).toBe(name);
});

test.each([0.1, 0.3, 0.5, 1] as const)('a size that a person chose stays: %f', (size) => {
  expect(chosenMealSize(size, 800)).toBe(size);
});
