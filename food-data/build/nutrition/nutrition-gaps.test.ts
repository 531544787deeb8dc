import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { expect, test } from 'vitest';
import { withoutGaps } from './nutrition-gaps.ts';

const raw: Nutrition = {
  energyKcal: 40,
  fat: 0.2,
  saturatedFat: null,
  carbohydrate: 8,
  sugar: 4,
  fibre: 2,
  protein: 1,
  salt: 0,
};

test('a cooked carrot has the raw one’s share of sugar', () => {
  expect(withoutGaps({ ...raw, carbohydrate: 6, sugar: null }, [raw]).sugar).toBe(3);
});

test('a part of next to nothing is next to nothing', () => {
  expect(withoutGaps(raw, []).saturatedFat).toBe(0.1);
});

test('what no state knows stays unknown', () => {
  expect(withoutGaps({ ...raw, sugar: null }, []).sugar).toBeNull();
  expect(withoutGaps({ ...raw, sugar: null, carbohydrate: null }, [raw]).sugar).toBeNull();
});
