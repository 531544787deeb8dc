import { expect, test } from 'vitest';
import { IngredientRow } from '../model/imported-row.ts';
import { missingBefore } from './missing-before.ts';

const sold = (...recipes: [string, number, boolean][]) => ({
  variety: 'sales' as const,
  recipes: recipes.map(([name, servings, isMatched]) => ({ name, servings, id: isMatched ? name : null })),
  menus: [],
  ingredients: [],
});

test.each([
  [7, 'too_little'],
  [16, 'too_little'],
  [79, 'too_little'],
  [80, 'partial'],
  [94, 'partial'],
  [95, 'whole'],
  [100, 'whole'],
] as const)('of %d %% matched servings the dialog says %s', (matched, state) => {
  const told = missingBefore(sold(['stew', matched, true], ['?', 100 - matched, false]), 'en_gb');
  expect(told).toMatchObject({ counted: matched, all: 100, state });
});

test('what is missing is named by how much was sold of it, the same name once', () => {
  const told = missingBefore(
    sold(['stew', 10, true], ['a', 1, false], ['b', 5, false], ['c', 3, false], ['a', 3, false], ['d', 2, false]),
    'en_gb',
  );
  expect(told).toMatchObject({ first: ['b', 'a', 'c'], names: 4 });
});

function row(written: string, differs: Partial<IngredientRow>): IngredientRow {
  const kilograms = { key: written, written, ingredient: null, variation: null, amount: 10, unit: 'kg' };
  return IngredientRow.parse({ ...kilograms, from: { file: 0, row: 1 }, ...differs });
}

test('purchases count by weight, a row of unknown weight with the usual one, and what is set aside not at all', () => {
  const ingredients = [
    row('beef', { ingredient: 'beef', variation: 'beef.raw' }),
    row('mystery', { amount: 1, unit: 'tray' }),
    row('napkins', { setAside: true, amount: 500 }),
  ];
  const told = missingBefore({ variety: 'procurement', recipes: [], menus: [], ingredients }, 'en_gb');
  expect(told).toMatchObject({ counted: 10_000, all: 20_000, state: 'too_little', first: ['mystery'] });
});

test('without an amount nothing is said', () => {
  expect(missingBefore(sold(), 'en_gb')).toBeNull();
});
