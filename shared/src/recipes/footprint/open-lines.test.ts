import { expect, test } from 'vitest';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import type { LineFacts } from './line-footprint.ts';
import type { CustomIngredient, IngredientLine } from '../model/recipe.ts';
import { linesLeavingOpen, linesToRead } from './open-lines.ts';

const line = (id: string, change: Partial<IngredientLine> = {}): IngredientLine => ({
  _id: id,
  inputIngredient: id,
  ingredient: null,
  categoryId: null,
  variation: null,
  originId: null,
  amount: 1,
  unit: 'kg',
  pieceGrams: null,
  organic: false,
  ...change,
});
const facts = (allergens: Partial<FoodAllergens>): LineFacts => ({
  ingredientId: 'any',
  categoryId: 'any',
  factor: null,
  water: null,
  land: null,
  nutrition: null,
  edibleShare: 1,
  density: null,
  pieces: {},
  diet: 'vegan',
  allergens: { contains: [], mayContain: [], unknown: [], ...allergens },
});
const pickles: CustomIngredient = { _id: 'pickles', name: 'Pickles', weight: 1, co2PerKg: 1, source: '' };
const draft = {
  ingredients: [
    line('carrot'),
    line('wine'),
    line('flurbel'),
    line('stock', { bagId: 'stock' }),
    line('  ', { amount: null, unit: null }),
  ],
  customIngredients: [{ ...pickles, allergens: [{ allergen: 'milk' as const, state: 'not_among' as const }] }],
};
const known = [facts({}), facts({ unknown: ['eggs', 'fish'] }), null, facts({ unknown: ['celery'] }), null];

test('a dish names the lines that leave an allergen open, why, and which', () => {
  expect(linesLeavingOpen(draft, known, ['eggs', 'fish', 'milk', 'celery'])).toEqual([
    { lineId: 'wine', why: 'bought', allergens: ['eggs', 'fish'] },
    { lineId: 'flurbel', why: 'not_understood', allergens: ['eggs', 'fish', 'milk', 'celery'] },
    { lineId: 'stock', why: 'bag', allergens: ['celery'] },
    { lineId: 'pickles', why: 'own', allergens: ['eggs', 'fish', 'celery'] },
  ]);
});

test('what another line contains or a person answers for is not open any more', () => {
  expect(linesLeavingOpen(draft, known, ['celery']).map(({ lineId }) => lineId)).toEqual(['flurbel', 'stock', 'pickles']);
  expect(linesLeavingOpen(draft, known, [])).toEqual([]);
});

test('lines that are not understood are listed for signing whatever was stated, and labels only where they leave something open', () => {
  expect(linesToRead(draft, known, [])).toEqual({ notUnderstood: ['flurbel'], toRead: [] });
  expect(linesToRead(draft, known, ['eggs', 'celery'])).toMatchObject({
    notUnderstood: ['flurbel'],
    toRead: [{ lineId: 'wine' }, { lineId: 'stock' }, { lineId: 'pickles' }],
  });
});
