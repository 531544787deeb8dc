import { expect, test } from 'vitest';
import { ALLERGENS } from '../ingredients/allergen.ts';
import { NOTHING_KNOWN } from '../ingredients/food-allergens.ts';
import { ALLERGEN_SIGNS, askBesideSigns, dishesNamed, dishSigns, legendLines, legendOf, signsOf } from './allergen-signs.ts';

const dish = (contains: ('milk' | 'fish')[], mayContain: 'nuts'[] = []) => ({ allergens: { contains, mayContain, unknown: [] } });

const block = (recipeId: string) => ({
  kind: 'recipe' as const,
  _id: recipeId,
  recipeId,
  names: [],
  descriptions: [],
  price: '',
  label: null,
  customLabels: [],
});

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

test('whom to ask stands beside the letters of a dish only while something is open', () => {
  expect(askBesideSigns(NOTHING_KNOWN, 'de')).toBe('Fragen Sie uns nach Allergenen');
  expect(askBesideSigns({ contains: ['milk'], mayContain: [], unknown: [] }, 'de')).toBe('');
});

test('a legend never looks complete when it is not: what is open stands first, also of a dish whose recipe is gone', () => {
  const known = { id: 'known', ...dish(['milk']) };
  const named = (...ids: string[]) => legendLines(dishesNamed({ blocks: ids.map(block), secondBlocks: [] }, [known]), 'en_gb');
  expect(named('known').map(({ words }) => words)).toEqual(['milk', '( ) may contain']);
  expect(named('known', 'gone')[0]).toEqual({ sign: '?', words: 'not everything known: please ask us' });
  expect(named()).toEqual([]);
});
