import { expect, test } from 'vitest';
import { proteinKindOf, proteinSplit } from './protein.ts';

test('protein is of plants, of animals, or of a composed food that nobody split', () => {
  expect(proteinKindOf({ diet: 'vegan', categoryId: 'legumes' })).toBe('plant');
  expect(proteinKindOf({ diet: 'vegetarian', categoryId: 'cheese' })).toBe('animal');
  expect(proteinKindOf({ diet: 'none', categoryId: 'beef' })).toBe('animal');
  expect(proteinKindOf({ diet: 'vegetarian', categoryId: 'ready-meals' })).toBe('unknown');
  expect(proteinKindOf(null)).toBe('unknown');
});

test('the share is of what is known to be the one or the other, and says how much of the weight that is', () => {
  expect(
    proteinSplit([
      { grams: 10_000, protein: 20, kind: 'animal' },
      { grams: 10_000, protein: 8, kind: 'plant' },
      { grams: 5000, protein: 10, kind: 'unknown' },
      { grams: 25_000, protein: null, kind: 'unknown' },
    ]),
  ).toEqual({ plant: 800, animal: 2000, unknown: 500, plantShare: 800 / 2800, known: 0.5 });
  expect(proteinSplit([])).toMatchObject({ plantShare: null, known: 0 });
});
