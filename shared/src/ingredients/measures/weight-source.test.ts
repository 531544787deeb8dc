import { expect, test } from 'vitest';
import type { FoodMeasures } from '../food-measures.ts';
import { measureOfLine } from '../amount/measure-of-line.ts';
import { weightSource, weightSpread } from './weight-source.ts';

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

test.each([
  ['the food’s own', 'leaf', 25, CABBAGE, 'usda 11109'],
  ['a share of its own', 'wedge', 150, CABBAGE, 'fineli 320'],
  ['the nearest unit', 'head', 1200, CABBAGE, 'fineli 320'],
  ['a small one of it', 'piece', 900, CABBAGE, 'fineli 320'],
  ['nobody measured it', 'handful', 40, CABBAGE, 'estimate'],
  ['as where the author cooks', 'piece', 110, ONION, 'usda 11282, a medium onion'],
  ['as its category', 'jar', 340, ONION, 'estimate'],
  ['a person’s own', 'piece', 97, ONION, null],
] as const)('%s: one %s of %s g', (_, unit, grams, food, source) => {
  expect(weightSource({ unit, grams }, food)).toBe(source);
});

test('the cut of a kind of animal has the source of its row', () => {
  const turkey: FoodMeasures = {
    ingredientId: 'turkey',
    categoryId: 'poultry',
    density: null,
    pieces: { piece: 6000 },
    pieceSources: { piece: 'fineli 752' },
  };
  expect(weightSource({ unit: 'portion', grams: 200 }, turkey)).toBe('food_data turkey-breast');
  expect(weightSource({ unit: 'piece', grams: 356 }, turkey)).toBe('usda 05736');
  expect(weightSource({ unit: 'piece', grams: 6000 }, turkey)).toBe('fineli 752');
});

test.each([
  [null, 1],
  ['fineli 320', 1],
  ['usda 11282, a medium onion', 1],
  ['trade', 1],
  ['estimate', 1.9],
  ['share 1/8 of duck', 1.9],
  ['food_data saithe', 1.9],
] as const)('a weight from %s may be %s times off', (source, times) => {
  expect(weightSpread(source)).toBe(times);
});

test('a line says where the weight of one comes from, and nothing of masses, volumes and what a person weighed', () => {
  const line = { inputIngredient: '2 handfuls white cabbage', amount: 2, unit: 'piece', pieceGrams: 40 } as const;
  expect(measureOfLine(line, CABBAGE, 'en_gb')).toMatchObject({ unit: 'handful', source: 'estimate' });
  expect(measureOfLine({ ...line, pieceGrams: 55 }, CABBAGE, 'en_gb')).toMatchObject({ unit: 'piece', source: null });
  expect(
    measureOfLine({ ...line, inputIngredient: '200 g white cabbage', unit: 'g', pieceGrams: null }, CABBAGE, 'en_gb')?.source,
  ).toBeNull();
});
