import { expect, test } from 'vitest';
import { countedLine, type LineFacts } from './line-footprint.ts';
import { lineParts } from './line-parts.ts';
import { recipeFootprint } from './recipe-footprint.ts';
import type { CustomIngredient, IngredientLine } from '../model/recipe.ts';
import { scaled, widened } from '../../footprint/uncertainty.ts';

const beef: LineFacts = {
  ingredientId: 'beef',
  categoryId: 'meat',
  factor: { co2e: { value: 25, low: 20, high: 35 }, grade: 'A', parts: null },
  water: { value: 500 },
  land: { value: 30 },
  nutrition: { energyKcal: 200, fat: 15, saturatedFat: 6, carbohydrate: 0, sugar: 0, fibre: null, protein: 20, salt: 0.2 },
  edibleShare: 1,
  density: null,
  pieces: {},
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: 'meat',
};
const onion: LineFacts = { ...beef, ingredientId: 'onion', water: null, edibleShare: 0.9 };

function line(_id: string, amount: number): IngredientLine {
  const written = { inputIngredient: _id, ingredient: _id, variation: `${_id}.raw`, categoryId: null, originId: null };
  return { ...written, _id, amount, unit: 'g', pieceGrams: null, organic: false };
}

const own: CustomIngredient = { _id: 'own', name: 'paste', weight: 50, co2PerKg: null, source: '' };
const stew = { ingredients: [line('onion', 300), line('beef', 600)], customIngredients: [own], portions: 4, allergens: [] };
const facts = [onion, beef];
const footprint = recipeFootprint(stew, facts);
const parts = (figure: Parameters<typeof lineParts>[0]) => lineParts(figure, footprint, { facts, portions: 4 });

test('the heaviest line stands first, and what the food data does not know has its weight too', () => {
  expect(parts('weight')).toEqual([
    { _id: 'beef', value: 150 },
    { _id: 'onion', value: 75 },
    { _id: 'own', value: 12.5 },
  ]);
});

test('a line that does not know a figure is no part of it', () => {
  expect(parts('water')).toEqual([{ _id: 'beef', value: 75 }]);
  expect(parts('fibre')).toEqual([]);
});

test.each(['weight', 'water', 'land', 'energyKcal', 'protein'] as const)(
  'the parts of %s make up the figure of the portion',
  (figure) => {
    const sum = parts(figure).reduce((total, { value }) => total + value, 0);
    const figures = {
      ...footprint.nutrition,
      weight: footprint.weightPerPortion,
      water: (footprint.water.value ?? 0) / 4,
      land: (footprint.land.value ?? 0) / 4,
    };
    expect(sum).toBeCloseTo(figures[figure] ?? 0, 9);
  },
);

const CO2E = { value: 0.5, low: 0.3, high: 0.9 };
const ONION: LineFacts = {
  ingredientId: 'onion',
  categoryId: 'vegetables',
  factor: { co2e: CO2E, grade: 'C', parts: null },
  water: null,
  land: null,
  nutrition: null,
  edibleShare: 0.9,
  density: null,
  pieces: { piece: 150 },
  pieceSources: { piece: 'usda 11282' },
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: 'vegan',
};
const ONIONS: IngredientLine = {
  _id: 'line',
  inputIngredient: '2 onions',
  ingredient: 'onion',
  categoryId: null,
  variation: 'onion.raw',
  originId: null,
  amount: 2,
  unit: 'piece',
  pieceGrams: 90,
  organic: false,
};

test.each([
  ['a person', 'person', 1],
  ['a measure', 'usda 11282', 1],
  ['nobody', 'estimate', 1.9],
  ['whom nobody knows', null, 1.9],
] as const)('a piece that was weighed by %s', (_, pieceSource, spread) => {
  const counted = countedLine({ ...ONIONS, pieceSource }, ONION);
  expect(counted.weighed).toBe(pieceSource ?? 'unknown');
  expect(counted.co2).toEqual(widened(scaled(CO2E, 180), spread));
});
