import { GRADES } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { LEAST_RANGE } from '@plateprint/shared/ingredients/grade-range.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from './load-food-data.ts';

test.each(GRADES)('no figure of grade %s in the release has a narrower range than is said of it', async (grade) => {
  const { release } = await loadFoodData();
  const ofGrade = release.ingredients.flatMap(({ variations }) => variations).filter((each) => each.base && each.grade === grade);
  expect(ofGrade.length).toBeGreaterThan(0);
  expect(Math.max(...ofGrade.map(({ lowRatio }) => lowRatio))).toBeCloseTo(LEAST_RANGE[grade].low, 6);
  expect(Math.min(...ofGrade.map(({ highRatio }) => highRatio))).toBeCloseTo(LEAST_RANGE[grade].high, 6);
});
