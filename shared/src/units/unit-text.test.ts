import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/language.ts';
import { UNITS, WRITTEN_UNITS } from './unit.ts';
import { unitText } from './unit-text.ts';

describe('the spoons, the pinch and the piece of each language', () => {
  test.each([
    ['en_gb', 'pinch', 'pc', 'tbsp', 'tsp'],
    ['en_us', 'pinch', 'pc', 'tbsp', 'tsp'],
    ['sv', 'nypa', 'st', 'msk', 'tsk'],
    ['no', 'klype', 'stk', 'ss', 'ts'],
    ['da', 'knsp', 'stk', 'spsk', 'tsk'],
    ['de', 'Prise', 'Stück', 'EL', 'TL'],
    ['fr', 'pincée', 'pièce', 'c. à s.', 'c. à c.'],
    ['nl', 'snufje', 'stuk', 'el', 'tl'],
  ] as const)('%s', (language, ...abbreviations) => {
    expect((['pinch', 'piece', 'tbsp', 'tsp'] as const).map((unit) => unitText(unit, language))).toEqual(abbreviations);
  });
});

test.each(LANGUAGES)('in %s the nine units of a line are nine different words', (language) => {
  expect(new Set(UNITS.map((unit) => unitText(unit, language))).size).toBe(9);
});

test.each(LANGUAGES)('in %s every written unit has a text', (language) => {
  expect(WRITTEN_UNITS.filter((unit) => unitText(unit, language).trim() === '')).toEqual([]);
});

test('grams are grams everywhere', () => {
  expect(LANGUAGES.map((language) => unitText('g', language))).toEqual(LANGUAGES.map(() => 'g'));
});
