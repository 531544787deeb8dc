import { expect, test } from 'vitest';
import { leftOutOf } from './left-out.ts';

type Given = Parameters<typeof leftOutOf>[0];
const file = (servings: number | null, rows: number[]): Given['importedData'][number] => ({
  name: 'till.csv',
  rows: 10,
  sums: { servings, grams: null, money: null },
  leftOut: rows.map((row) => ({ row, written: 'Kaffe', reason: 'by_hand' })),
});
const row = (servings: number, from: unknown): Given['recipes'][number] => ({ servings, from }) as Given['recipes'][number];

test('of 3,138 portions in the file 1,624 are taken', () => {
  const given = { importedData: [file(3138, [3, 4])], recipes: [row(1624, { file: 0, row: 1 }), row(50, null)] };
  expect(leftOutOf(given)).toEqual({ rows: 2, servings: { taken: 1624, all: 3138 } });
});

test('a file without a column of servings tells only how many rows', () => {
  expect(leftOutOf({ importedData: [file(null, [3])], recipes: [] })).toEqual({ rows: 1, servings: null });
});

test('where more was typed than the file has, only the rows are listed', () => {
  const given = { importedData: [file(100, [3])], recipes: [row(120, { file: 0, row: 1 })] };
  expect(leftOutOf(given)).toEqual({ rows: 1, servings: null });
});

test('a report without files leaves nothing out', () => {
  expect(leftOutOf({ importedData: [], recipes: [row(3, null)] }).rows).toBe(0);
});
