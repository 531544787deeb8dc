import { expect, test } from 'vitest';
import { IngredientRow } from '../model/imported-row.ts';
import { finished } from '../../kernel/reading/stepwise.ts';
import { type DraftRows, missingBefore } from './missing-before.ts';

const missingOf = (draft: DraftRows) => finished(missingBefore(draft, 'en_gb'));

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
  expect(missingOf(sold(['stew', matched, true], ['?', 100 - matched, false]))).toMatchObject({
    counted: matched,
    all: 100,
    state,
  });
});

test('what is missing is named by how much was sold of it, the same name once', () => {
  const draft = sold(['stew', 10, true], ['a', 1, false], ['b', 5, false], ['c', 3, false], ['a', 3, false], ['d', 2, false]);
  expect(missingOf(draft)).toMatchObject({ first: ['b', 'a', 'c'], names: 4 });
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
  const draft = { variety: 'procurement' as const, recipes: [], menus: [], ingredients };
  expect(missingOf(draft)).toMatchObject({ counted: 10_000, all: 20_000, state: 'too_little', first: ['mystery'] });
});

test('without an amount nothing is said', () => {
  expect(missingOf(sold())).toBeNull();
});

test('of fifty thousand rows no step is long, and the largest names come first', () => {
  const ingredients = Array.from({ length: 50_000 }, (_, at) => row(`article ${at}`, { amount: 1 + ((at * 7919) % 50_000) }));
  const work = missingBefore({ variety: 'procurement', recipes: [], menus: [], ingredients }, 'en_gb');
  let steps = 0;
  let step = work.next();
  for (; step.done !== true; step = work.next()) steps += 1;
  // Weighing, naming and adding up: a hundred steps of five hundred rows for each, less the last of each.
  expect(steps).toBe(3 * 99);
  const named = ingredients.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0)).map(({ written }) => written);
  expect(step.value).toMatchObject({ names: 50_000, first: named.slice(0, 3), counted: 0 });
});
