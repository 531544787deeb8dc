import { expect, test } from 'vitest';
import type { FoodMeasures } from '../food-measures.ts';
import { measureOfLine } from '../amount/measure-of-line.ts';
import { CUT_WEIGHTS } from '../cuts/cut-weights.ts';
import { LinePieceSource } from '../pieces/piece-source.ts';
import { sourceOfPiece, weightSpread } from './weight-source.ts';

const CABBAGE: FoodMeasures = {
  ingredientId: 'white-cabbage',
  categoryId: 'vegetables',
  density: null,
  pieces: { piece: 1200, leaf: 25, wedge: 150, handful: 40 },
  pieceSources: { piece: 'fineli 320', leaf: 'usda 11109', wedge: 'share 1/8 of piece', handful: 'estimate' },
};
const ONION: FoodMeasures = {
  ingredientId: 'yellow-onion',
  categoryId: 'vegetables',
  density: null,
  pieces: { piece: 150 },
  pieceSources: { piece: 'usda 11282' },
};

const piece = { unit: 'piece', pieceSource: null } as const;

test.each([
  ['the food’s own', 'leaf', 25, CABBAGE, 'usda 11109'],
  ['a share of its own', 'wedge', 150, CABBAGE, 'fineli 320'],
  ['the nearest unit', 'head', 1200, CABBAGE, 'fineli 320'],
  ['a small one of it', 'piece', 900, CABBAGE, 'fineli 320'],
  ['nobody measured it', 'handful', 40, CABBAGE, 'estimate'],
  ['as where the author cooks', 'piece', 110, ONION, 'usda 11282, a medium onion'],
  ['of whatever', 'piece', 97, ONION, 'unknown'],
] as const)('of grams alone, %s: one %s of %s g', (_, unit, pieceGrams, food, source) => {
  expect(sourceOfPiece({ ...piece, measure: { unit }, pieceGrams }, food)).toBe(source);
});

const WHOLE: FoodMeasures = {
  ingredientId: 'chicken',
  categoryId: 'poultry',
  density: null,
  pieces: { piece: 1400 },
  pieceSources: { piece: 'fineli 752' },
};
const CHOP: FoodMeasures = { ...WHOLE, ingredientId: 'pork-chop', categoryId: 'pork', pieces: { piece: 180 } };
const GINGER: FoodMeasures = { ...WHOLE, ingredientId: 'ginger', categoryId: 'vegetables', pieces: { piece: 90 } };

test.each([
  [CHOP, 100],
  [WHOLE, 200],
  [GINGER, 20],
])('grams alone name no cut and no other food', (food, pieceGrams) => {
  expect(sourceOfPiece({ ...piece, pieceGrams }, food)).toBe('unknown');
});

test('what a person gave is theirs, though a table has the same number', () => {
  expect(sourceOfPiece({ unit: 'piece', pieceGrams: 150, pieceSource: 'person' }, ONION)).toBe('person');
  expect(sourceOfPiece({ unit: 'g', pieceGrams: null }, ONION)).toBeNull();
});

test('a line says the source that was written down with its grams, whatever the food weighs today', () => {
  expect(sourceOfPiece({ unit: 'piece', pieceGrams: 980, pieceSource: 'fineli 751' }, WHOLE)).toBe('fineli 751');
});

test('every source of a cut can stand with a line', () => {
  const sources = Object.values(CUT_WEIGHTS).flatMap((cuts) => cuts.map(([, , source]) => source));
  expect(sources.filter((source) => !LinePieceSource.safeParse(source).success)).toEqual([]);
});

test.each([
  [null, 1],
  ['fineli 320', 1],
  ['usda 11282, a medium onion', 1],
  ['trade', 1],
  ['person', 1],
  ['unknown', 1.9],
  ['estimate', 1.9],
  ['share 1/8 of duck', 1.9],
  ['food_data saithe', 1.9],
] as const)('a weight from %s may be %s times off', (source, times) => {
  expect(weightSpread(source)).toBe(times);
});

test('a line says where the weight of one comes from, and nothing of masses and volumes', () => {
  const line = {
    inputIngredient: '2 handfuls white cabbage',
    amount: 2,
    unit: 'piece',
    pieceGrams: 40,
    pieceSource: 'estimate',
    measure: { unit: 'handful' },
  } as const;
  expect(measureOfLine(line, CABBAGE, 'en_gb')).toMatchObject({ unit: 'handful', source: 'estimate' });
  const typed = { ...line, pieceGrams: 55, pieceSource: 'person' } as const;
  expect(measureOfLine(typed, CABBAGE, 'en_gb')).toMatchObject({ unit: 'piece', source: 'person' });
  expect(measureOfLine({ ...typed, pieceSource: null }, CABBAGE, 'en_gb')).toMatchObject({ unit: 'piece', source: 'unknown' });
  const inGrams = { ...line, inputIngredient: '200 g white cabbage', unit: 'g', pieceGrams: null, pieceSource: null } as const;
  expect(measureOfLine(inGrams, CABBAGE, 'en_gb')?.source).toBeNull();
});
