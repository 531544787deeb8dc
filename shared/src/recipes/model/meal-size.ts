import type { MealSize } from './recipe.ts';

export const MEAL_SIZE_NAMES = {
  0: 'auto_select',
  0.1: 'snacks',
  0.3: 'small_course',
  0.5: 'medium_course',
  1: 'main_course',
} as const;

/** Heaviest portion in grams that `auto_select` takes for a size; whatever is heavier is a main course (specification, point 9). */
const HEAVIEST_PORTIONS: readonly (readonly [ChosenMealSize, number])[] = [
  [0.1, 120],
  [0.3, 250],
  [0.5, 350],
];

export type ChosenMealSize = Exclude<MealSize, 0>;

/** The share of a main course that a serving counts as in averages per portion. `weightPerPortion` in grams. */
export function chosenMealSize(mealsize: MealSize, weightPerPortion: number): ChosenMealSize {
  if (mealsize !== 0) return mealsize;
  return HEAVIEST_PORTIONS.find(([, heaviest]) => weightPerPortion <= heaviest)?.[0] ?? 1;
}
