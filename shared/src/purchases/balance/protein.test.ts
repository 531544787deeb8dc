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
      { food: 'beef', grams: 10_000, protein: 20, kind: 'animal' },
      { food: 'lentils', grams: 10_000, protein: 8, kind: 'plant' },
      { food: 'pizza', grams: 5000, protein: 10, kind: 'unknown' },
      { food: 'own', grams: 25_000, protein: null, kind: 'unknown' },
    ]),
  ).toEqual({ plant: 800, animal: 2000, unknown: 500, plantShare: 800 / 2800, known: 0.5 });
  expect(proteinSplit([])).toMatchObject({ plantShare: null, known: 0 });
});

test('a food of which more came back than was bought is in no share', () => {
  const beef = { food: 'beef', protein: 20, kind: 'animal' } as const;
  const lentils = { food: 'lentils', grams: 10_000, protein: 8, kind: 'plant' } as const;
  const split = (...grams: number[]) => proteinSplit([lentils, ...grams.map((each) => ({ ...beef, grams: each }))]);
  expect(split(5000, -7000)).toEqual({ plant: 800, animal: 0, unknown: 0, plantShare: 1, known: 1 });
  expect(split(5000, -1000)).toEqual({ plant: 800, animal: 800, unknown: 0, plantShare: 0.5, known: 1 });
});
