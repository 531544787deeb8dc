import { expect, test } from 'vitest';
import { figuresByHand } from './water-and-land-by-hand.ts';

const RULES = [
  { why: '', ingredients: ['red-lentils'], states: ['dried'], water: 146, land: 4.2 },
  { why: '', categories: ['legumes'], water: 62, land: 1.8 },
];
const LENTILS = { id: 'red-lentils', category: 'legumes', originClass: 'legumes-dry' };

test('the first rule that names the variation speaks, as a class figure', () => {
  expect(figuresByHand(RULES, LENTILS, { state: 'dried' })?.land).toEqual({ value: 4.2, source: 'class' });
  expect(figuresByHand(RULES, LENTILS, { state: 'cooked' })?.land).toEqual({ value: 1.8, source: 'class' });
});

test('what no rule names keeps its own figure', () => {
  expect(figuresByHand(RULES, { ...LENTILS, category: 'nuts-seeds' }, { state: 'cooked' })).toBeNull();
});
