import { expect, test } from 'vitest';
import { gramsOfLine } from './line-grams.ts';
import { piecesInPack } from './piece-pack.ts';

const FOODS = {
  egg: { categoryId: 'eggs', density: null, pieces: { piece: 58 } },
  sugar: { categoryId: 'sugar-sweets', density: 0.85, pieces: { piece: 4 } },
  potato: { categoryId: 'potatoes-roots', density: null, pieces: { piece: 120 } },
  avocado: { categoryId: 'fruit', density: null, pieces: { piece: 200 } },
  pineapple: { categoryId: 'fruit', density: null, pieces: { piece: 1500 } },
  roll: { categoryId: 'bread-bakery', density: null, pieces: { piece: 60 } },
  cucumber: { categoryId: 'vegetables', density: null, pieces: { piece: 350 } },
};

function kilograms(
  food: keyof typeof FOODS,
  name: string,
  quantity: number,
  unit: string,
  net: number | null = null,
  currency = 'EUR',
) {
  const line = { name, description: '', quantity, unit, net };
  const grams = gramsOfLine(line, { food: { ...FOODS[food], ingredientId: food }, currency, language: 'de' });
  return grams === null ? null : grams / 1000;
}

test.each([
  ['Eier 30 Stück', 20, 'H87', 34.8],
  ['Ägg 30-pack', 4, 'EA', 6.96],
  ['Eier x30', 20, 'C62', 34.8],
  ['Æg 10 stk', 3, 'PCE', 1.74],
  ['Œufs, boîte de 30', 2, 'STK', 3.48],
  ['Eier', 20, 'H87', 1.16],
])('%s by the piece are packs of so many: %s %s are %s kg', (name, quantity, unit, kg) => {
  expect(kilograms('egg', name, quantity, unit)).toBeCloseTo(kg, 6);
});

test('where what is billed may be packs or the pieces in them, the money says which, else nobody can tell', () => {
  expect(kilograms('egg', 'Eier 30 Stück', 60, 'H87', 15)).toBeCloseTo(3.48, 6);
  expect(kilograms('egg', 'Eier 30 Stück', 60, 'H87', 420)).toBeCloseTo(104.4, 6);
  expect(kilograms('egg', 'Eier 30 Stück', 60, 'H87')).toBeNull();
});

test.each([
  ['avocado', 'Avocado 18 Stk', 20, 22, null],
  ['avocado', 'Avocado 18 Stk', 20, 400, 72],
  ['avocado', 'Avocado 18 Stk', 20, 15, 4],
  ['pineapple', 'Ananas 6 Stk', 5, null, null],
  ['pineapple', 'Ananas 6 Stk', 5, 9, 7.5],
  ['cucumber', 'Salatgurke 12 St', 5, null, null],
  ['cucumber', 'Salatgurke 12 St', 5, 4, 1.75],
  ['roll', 'Brötchen, 40 Stk.', 5, 30, 12],
] as const)('%s: "%s", %s pieces for %s are %s kg, whether or not they make up whole packs', (food, name, quantity, net, kg) => {
  expect(kilograms(food, name, quantity, 'H87', net)).toBe(kg);
});

test('a weight at which a food would cost many times what it does is none', () => {
  expect(kilograms('egg', 'Ägg', 4, 'EA', 240, 'SEK')).toBeNull();
  expect(kilograms('egg', 'Ägg', 120, 'EA', 240, 'SEK')).toBeCloseTo(6.96, 6);
  expect(kilograms('cucumber', 'Gurken', 10, 'H87', 7)).toBeCloseTo(3.5, 6);
  expect(kilograms('cucumber', 'Gurken', 10, 'H87', 180)).toBeNull();
  // Of a currency that nobody compares nothing is said, and a written weight stands.
  expect(kilograms('egg', 'Ägg', 4, 'EA', 240, 'XAF')).toBeCloseTo(0.232, 6);
  expect(kilograms('egg', 'Eier', 2, 'KGM', 900)).toBe(2);
});

test.each([
  ['sugar', 'Zucker', 50, 'EA', null],
  ['sugar', 'Zucker 1 kg', 50, 'EA', 50],
  ['potato', 'Kartoffeln', 10, 'EA', null],
  ['potato', 'Kartoffeln', 10, 'KG', 10],
  ['cucumber', 'Gurken', 10, 'EA', 3.5],
  ['cucumber', 'Gurken', 10, 'ZZ', null],
  ['cucumber', 'Gurken', 10, 'NMP', null],
  ['cucumber', 'Gurken', 10, 'STK', 3.5],
] as const)('%s: %s, %s %s are %s kg', (food, name, quantity, unit, kg) => {
  expect(kilograms(food, name, quantity, unit)).toBe(kg);
});

test.each([
  ['Eier 30er Höcker', 30],
  ['Frühstückseier M 10 Stück', 10],
  ['Brötchen 60 g, 40 Stk.', 40],
  ['Würstchen 6 x 30 g', null],
  ['Milch 3,5 %', null],
  ['Eier 12 x 30 Stück', 360],
  ['Eier', null],
  ['Médoc AOC de 2019', null],
  ['Riesling 2021, 6 Stk.', 6],
  ['Servietten 1000 Stück', null],
])('%s holds %s pieces', (name, pieces) => {
  expect(piecesInPack(name)).toBe(pieces);
});
