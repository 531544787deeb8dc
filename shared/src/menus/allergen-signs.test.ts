import { expect, test } from 'vitest';
import { ALLERGENS } from '../ingredients/allergen.ts';
import { ALLERGEN_SIGNS, legendOf, signsOf } from './allergen-signs.ts';

const dish = (contains: ('milk' | 'fish')[], mayContain: 'nuts'[] = []) => ({ allergens: { contains, mayContain } });

test('every allergen has a letter of its own', () => {
  expect(new Set(Object.values(ALLERGEN_SIGNS)).size).toBe(ALLERGENS.length);
});

test('letters stand in the order of the legend, whatever order they came in', () => {
  expect(signsOf(['milk', 'gluten'])).toEqual(['A', 'G']);
});

test('a legend explains each allergen once, also one that may only be there', () => {
  expect(legendOf([dish(['milk', 'fish']), dish(['milk'], ['nuts'])])).toEqual(['fish', 'milk', 'nuts']);
  expect(legendOf([])).toEqual([]);
});
