import { expect, test } from 'vitest';
import type { FoodMeasures } from '../food-measures.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { lineAmount } from './line-amount.ts';

/** A food of which the USDA has a piece. */
function food(ingredientId: string, categoryId: string, more: Partial<FoodMeasures> = {}): FoodMeasures {
  return { ingredientId, categoryId, density: null, pieces: { piece: 100 }, pieceSources: { piece: 'usda 00001' }, ...more };
}
const POURED = food('olive-oil', 'fats-oils', { density: 0.9, pieces: {}, pieceSources: {} });
const TURKEY = food('turkey', 'poultry', { pieces: { piece: 6000 }, pieceSources: { piece: 'usda 00001' } });
const BEANS = food('white-beans', 'legumes', { pieces: { can: 240 }, pieceSources: { can: 'usda 00002' } });

test.each([
  ['1 onion', food('leek', 'vegetables'), 'usda 00001'],
  ['1 large onion', food('leek', 'vegetables'), 'usda 00001'],
  ['1 onion', food('yellow-onion', 'vegetables'), 'usda 11282, between a medium onion and a large one'],
  ['4 chipolatas', food('sausage', 'processed-meat'), 'trade'],
  ['1 piece of ginger', food('ginger', 'vegetables'), 'estimate'],
  ['3 cm piece ginger', food('ginger', 'vegetables'), 'estimate'],
  ['zest of 1 lemon', food('lemon', 'fruit'), 'estimate'],
  ['1 splash olive oil', POURED, 'estimate'],
  ['1 turkey fillet', TURKEY, 'food_data turkey-breast'],
  ['1 turkey', TURKEY, 'usda 00001'],
  ['1 can (400 g) white beans', BEANS, null],
  ['1 jar of leeks', food('leek', 'vegetables'), 'estimate'],
  ['200 g onions', food('leek', 'vegetables'), null],
] as const)('%s', (line, measures, source) => {
  expect(lineAmount(parseLine(line, 'en_gb'), measures, { language: 'en_gb' }).pieceSource).toBe(source);
});

test('a food whose weights say no source has none', () => {
  expect(
    lineAmount(parseLine('2 onions', 'en_gb'), { density: null, pieces: { piece: 9 } }, { language: 'en_gb' }),
  ).toMatchObject({
    pieceGrams: 9,
    pieceSource: null,
  });
});
