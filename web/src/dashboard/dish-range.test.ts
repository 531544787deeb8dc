import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { expect, test } from 'vitest';
import { dishRange } from './dish-range.ts';

const dish = (id: string, grams: number | null, complete = true): RecipeSummary => ({
  id,
  restaurantId: 'somewhere',
  libraryScope: 'restaurant',
  ingredientBag: false,
  names: [{ language: 'en_gb', name: id }],
  category: '',
  tags: [],
  portions: 1,
  co2PerPortion: grams === null ? null : { value: grams, low: grams, high: grams },
  weightPerPortion: 400,
  level: null,
  complete,
  diet: null,
  allergens: [],
  mayContain: [],
  deletedAt: null,
  updatedAt: '2026-11-20T10:00:00Z',
});

test('the lightest and the heaviest of the known dishes are told', () => {
  const range = dishRange([dish('stew', 2400), dish('soup', 310), dish('pie', 900)]);
  expect([range?.lightest.id, range?.heaviest.id, range?.count]).toEqual(['soup', 'stew', 3]);
});

test('a dish that is unknown or only partly covered does not compete', () => {
  const range = dishRange([dish('stew', 2400), dish('mystery', null), dish('half', 10, false), dish('pie', 900)]);
  expect([range?.lightest.id, range?.heaviest.id]).toEqual(['pie', 'stew']);
});

test.each([[[]], [[dish('soup', 310)]]])('fewer than two dishes have no lightest and heaviest', (recipes) => {
  expect(dishRange(recipes)).toBeNull();
});
