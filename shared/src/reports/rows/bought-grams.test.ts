import { expect, test } from 'vitest';
import type { FoodMeasures } from '../../ingredients/food-measures.ts';
import { ingredientRowOf } from '../import/rows-of-lines.ts';
import { pastedPurchases } from '../import/pasted-lines.ts';
import { ingredientRowState } from '../import/row-state.ts';
import type { IngredientRow } from '../model/imported-row.ts';
import { boughtGrams } from './bought-grams.ts';

const MEATBALL: FoodMeasures = { density: null, pieces: { piece: 25 } };
const ONION: FoodMeasures = { density: null, pieces: { piece: 150 } };
const MILK: FoodMeasures = { density: 1.03, pieces: {} };

function pasted(line: string): IngredientRow {
  const [read] = pastedPurchases(line, 'de').lines;
  if (!read) throw new Error(`${line} was dropped`);
  return ingredientRowOf(read, 0, { language: 'de', originOf: () => null });
}

test.each([
  ['75 Fleischbällchen (30 g)', MEATBALL, 2250],
  ['75 Fleischbällchen 30 g', MEATBALL, 2250],
  ['75 Fleischbällchen (2 kg)', MEATBALL, 2000],
  ['2 Zwiebeln (300 g)', ONION, 300],
  ['5 kg Zwiebeln', ONION, 5000],
])('of the pasted purchase "%s" the weight is of each or of all, as a cook would mean it', (line, measures, grams) => {
  expect(boughtGrams(pasted(line), measures, 'de')).toBeCloseTo(grams, 6);
});

test('a weight behind pieces of what nobody knows is of all', () => {
  expect(boughtGrams(pasted('75 Knödel (30 g)'), null, 'de')).toBe(30);
});

const known = (row: Partial<IngredientRow>): IngredientRow => ({
  ...pasted('12 l Milch'),
  ingredient: 'milk',
  variation: 'milk.raw',
  ...row,
});

test.each(['piece', 'l', 'kg', 'can', 'Pck', null])('what the preview counts of milk in %s the report counts too', (unit) => {
  const row = known({ unit });
  const state = ingredientRowState(row, { measures: MILK, language: 'de' });
  expect(state === 'counted').toBe(boughtGrams(row, MILK, 'de') !== null);
});

test('what an invoice counted and could not weigh has no weight by the piece, until it has one or another unit', () => {
  const row = known({ unit: 'piece', amount: 4, isUnweighed: true });
  const onion = { ...ONION };
  expect(boughtGrams(row, onion, 'de')).toBeNull();
  expect(boughtGrams({ ...row, isUnweighed: undefined }, onion, 'de')).not.toBeNull();
  expect(boughtGrams({ ...row, grams: 900 }, onion, 'de')).toBe(900);
  expect(boughtGrams({ ...row, unit: 'kg' }, onion, 'de')).toBe(4000);
  expect(boughtGrams({ ...row, unit: 'l' }, MILK, 'de')).toBe(4120);
});

test('milk by the piece has no weight: a row of a file stays without one, a typed row is not taken', () => {
  const of = { measures: MILK, language: 'de' } as const;
  expect(ingredientRowState(known({ unit: 'piece' }), of)).toBe('unweighed');
  expect(ingredientRowState(known({ unit: 'piece', from: null }), of)).toBe('problem');
});
