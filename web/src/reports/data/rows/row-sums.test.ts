import { finished } from '@plateprint/shared/kernel/reading/stepwise.ts';
import { reconciledFile, soldQuantities } from '@plateprint/shared/reports/import/reconciliation.ts';
import type { RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { expect, test } from 'vitest';
import { rowsInState, rowSums } from './row-sums.ts';

const row = (at: number, change: Partial<RecipeRow> = {}): RecipeRow => ({
  key: `k${at}`,
  id: at % 3 === 0 ? null : 'r',
  name: 'Stew',
  servings: at,
  from: at % 10 === 0 ? null : { file: at % 2, row: at },
  ...change,
});
const rows = Array.from({ length: 2000 }, (_, at) => row(at + 1));

test('every row stands in one state and in the sums of its own file', () => {
  const sums = finished(rowSums(rows, soldQuantities));
  expect(
    Object.values(sums.places)
      .flat()
      .toSorted((one, other) => one - other),
  ).toEqual(rows.map((_, at) => at));
  const ofFile = rows.filter(({ from }) => from?.file === 1);
  const servings = ofFile.reduce((sum, each) => sum + (each.servings ?? 0), 0);
  const file = { name: 'till.csv', rows: ofFile.length, sums: { servings, grams: null, money: null }, leftOut: [] };
  expect(reconciledFile(file, sums.files.get(1) ?? fail())).toMatchObject({ rowsAmiss: 0, difference: { servings: 0 } });
  expect(rowsInState(rows, sums, 'waiting')).toEqual(rows.filter(({ id, from }) => id === null && from !== null));
});

test('many rows are added up in short steps', () => {
  expect([...rowSums(rows, soldQuantities)].length).toBeGreaterThanOrEqual(7);
});

test('while the sums follow, a state shows the rows as they are now', () => {
  const sums = finished(rowSums(rows, soldQuantities));
  const changed = rows.map((each) => (each.key === 'k3' ? { ...each, servings: 99 } : each));
  expect(rowsInState(changed, sums, 'waiting')).toContainEqual(expect.objectContaining({ key: 'k3', servings: 99 }));
  expect(rowsInState(changed.slice(1), sums, 'waiting')).toEqual(rowsInState(rows, sums, 'waiting'));
  expect(rowsInState(rows, null, 'waiting')).toEqual([]);
});

function fail(): never {
  throw new Error('no such file');
}
