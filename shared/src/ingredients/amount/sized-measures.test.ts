import { expect, test } from 'vitest';
import { UNMEASURED } from '../food-measures.ts';
import { lineAmount } from './line-amount.ts';
import { namedMeasures } from '../measures/named-measures.ts';
import { sizeOf } from '../measures/sized-measures.ts';

test.each([
  ['small onion', null, 'piece', 'vegetables', 0.75],
  ['stor gul lök', null, 'piece', 'vegetables', 1.35],
  ['Erbsen', 'kleine', 'can', 'vegetables', 0.5],
  ['pois chiches', 'grosse', 'can', 'legumes', 2],
  ['jambon', 'épaisses', 'slice', 'processed-meat', 1.5],
  ['large eggs', null, 'piece', 'eggs', 1],
  ['carrots', 'cut into large chunks', 'piece', 'vegetables', 1],
  ['large onions', null, 'kg', 'vegetables', 1],
] as const)('%s (%s), of %s: so many times the usual', (name, note, unit, categoryId, times) => {
  expect(sizeOf({ name, note }, unit, categoryId)).toBe(times);
});

test.each([
  ['bratwurst-cooked', 'rookworst', 300],
  ['bratwurst-cooked', 'currywurst', undefined],
  ['sausage', 'Nürnberger Rostbratwürste', 25],
  ['meat-filled-pasta', 'Maultaschen', 55],
  ['dark-chocolate', 'carrés chocolat noir', 8],
  ['dark-chocolate', 'Stück Zartbitterschokolade', undefined],
  ['pasta', 'rookworst', undefined],
] as const)('one of %s that is written "%s" weighs its own', (ingredientId, name, grams) => {
  expect(namedMeasures({ ...UNMEASURED, ingredientId }, name).pieces['piece']).toBe(grams);
});

test('a pot of what comes in no pot is the yoghurt pot of the cake', () => {
  const sugar = { ...UNMEASURED, ingredientId: 'sugar', density: 0.85, pieces: { packet: 1000 } };
  const of = (measures: typeof sugar, categoryId: string, unitText: string): number | null =>
    lineAmount({ quantity: 2, unit: 'pot', unitText, name: 'x' }, measures, { language: 'fr', categoryId }).pieceGrams;
  expect(of(sugar, 'sugar-sweets', 'pots')).toBeCloseTo(106.25, 6);
  expect(of({ ...sugar, pieces: { packet: 1000 } }, 'milk-cream', 'pots')).not.toBeCloseTo(106.25, 1);
});
