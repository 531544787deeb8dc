import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/language.ts';
import { UNITS, WRITTEN_UNITS } from './unit.ts';
import { countedUnit, unitText } from './unit-text.ts';

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

describe('behind a number a unit has the form that its language gives it', () => {
  test.each([
    ['en_gb', 'pinch', '1 pinch', '2 pinches', '1.5 pinches'],
    ['en_us', 'clove', '1 clove', '2 cloves', '0.5 cloves'],
    ['sv', 'slice', '1 skiva', '2 skivor', '1.5 skivor'],
    ['no', 'can', '1 boks', '2 bokser', '1.5 bokser'],
    ['da', 'can', '1 dåse', '2 dåser', '1.5 dåse'],
    ['de', 'slice', '1 Scheibe', '2 Scheiben', '1.5 Scheiben'],
    ['fr', 'slice', '1 tranche', '2 tranches', '1.5 tranche'],
    ['nl', 'piece', '1 stuk', '2 stuks', '0.5 stuks'],
    ['sv', 'tbsp', '1 msk', '2 msk', '1.5 msk'],
  ] as const)('in %s a %s: %s, %s, %s', (language, unit, ...counts) => {
    for (const counted of counts) {
      const count = Number(counted.split(' ')[0]);
      expect(`${count} ${countedUnit(count, unit, language)}`).toBe(counted);
    }
  });
});
