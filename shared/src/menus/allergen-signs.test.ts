import { expect, test } from 'vitest';
import { ALLERGENS } from '../ingredients/allergen.ts';
import { NOTHING_KNOWN } from '../ingredients/food-allergens.ts';
import { ALLERGEN_SIGNS, dishSigns, legendOf, signsOf } from './allergen-signs.ts';

const dish = (contains: ('milk' | 'fish')[], mayContain: 'nuts'[] = []) => ({ allergens: { contains, mayContain, unknown: [] } });

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

test('a dish of which not all is known has a question mark, and one without any sign has none of the fourteen', () => {
  expect(dishSigns({ contains: ['milk'], mayContain: ['celery', 'nuts'], unknown: ['eggs'] })).toBe('G (H L) ?');
  expect(dishSigns(NOTHING_KNOWN)).toBe('?');
  expect(dishSigns({ contains: [], mayContain: [], unknown: [] })).toBe('');
});
