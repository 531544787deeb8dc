import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecipeRow } from '../model/imported-row.ts';
import { fileDifferences } from './file-rows.ts';
import type { ImportedFile } from '../model/report.ts';
import { BOUGHT, type Placeless, SOLD, withProgramRows } from './program-rows.ts';

const program = 'Till';
const sold = (name: string, servings: number, id: string | null = null): Placeless<RecipeRow> => ({ id, name, servings });
const nothing = { rows: [] as RecipeRow[], files: [] as ImportedFile[] };
const bought = (written: string, amount: number | null, rest: object = {}) => ({
  written,
  ingredient: null,
  variation: null,
  categoryId: null,
  originId: null,
  organic: false,
  amount,
  unit: 'kg',
  counted: null,
  onePiece: false,
  grams: null,
  money: null,
  externalId: '',
  setAside: false,
  ...rest,
});

test('what is sold again adds up, by the recipe or else by the name', () => {
  const first = withProgramRows(nothing, { program, sent: [sold('Soup', 10, 'soup'), sold('Dish of the day', 5)] }, SOLD);
  const second = withProgramRows(first, { program, sent: [sold('Sopa', 3, 'soup'), sold('dish of the DAY', 2)] }, SOLD);
  expect(second.rows.map(({ name, servings, from }) => [name, servings, from])).toEqual([
    ['Soup', 13, { file: 0, row: 1 }],
    ['Dish of the day', 7, { file: 0, row: 2 }],
  ]);
  expect(second.files).toEqual([{ name: program, rows: 2, sums: { servings: 20, grams: null, money: null }, leftOut: [] }]);
});

test('what is taken back is gone, and its row’s number is not given again', () => {
  const first = withProgramRows(nothing, { program, sent: [sold('Soup', 10), sold('Stew', 4)] }, SOLD);
  const second = withProgramRows(first, { program, sent: [sold('Stew', -4), sold('Pie', 1)] }, SOLD);
  expect(second.rows.map(({ name, from }) => [name, from?.row])).toEqual([
    ['Soup', 1],
    ['Pie', 3],
  ]);
});

test('rows of people and of other files stay as they are', () => {
  const typed: RecipeRow = { key: 'a', id: 'soup', name: 'Soup', servings: 1, from: null };
  const read: RecipeRow = { key: 'b', id: 'soup', name: 'Soup', servings: 2, from: { file: 0, row: 7 } };
  const file = { name: 'May.xlsx', rows: 1, sums: { servings: 2, grams: null, money: null }, leftOut: [] };
  const put = withProgramRows({ rows: [typed, read], files: [file] }, { program, sent: [sold('Soup', 9, 'soup')] }, SOLD);
  expect(put.rows.slice(0, 2)).toEqual([typed, read]);
  expect(put.rows[2]).toMatchObject({ servings: 9, from: { file: 1, row: 1 } });
  expect(put.files[0]).toEqual(file);
});

test.each([
  ['the same article', bought('Carrots', 2), bought('Carrots', 3), 1],
  ['another unit', bought('Carrots', 2), bought('Carrots', 3, { unit: 'case' }), 2],
  ['another article number', bought('Carrots', 2), bought('Carrots', 3, { externalId: 'A7' }), 2],
  ['another origin', bought('Carrots', 2), bought('Carrots', 3, { originId: 'NL' }), 2],
  ['an unknown amount', bought('Carrots', 2), bought('Carrots', null), 2],
])('of purchases %s make so many rows', (_, one, other, rows) => {
  expect(withProgramRows({ rows: [], files: [] }, { program, sent: [one, other] }, BOUGHT).rows).toHaveLength(rows);
});

test('servings are neither lost nor made, and the rows are those of the file, however they are sent', () => {
  const row = fc.record({
    id: fc.constantFrom(null, 'soup', 'stew'),
    name: fc.constantFrom('Soup', 'soup', 'Stew', '!'),
    servings: fc.integer({ min: -20, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(row, { maxLength: 8 }), { maxLength: 5 }), (evenings) => {
      let report = nothing;
      for (const sent of evenings) report = withProgramRows(report, { program, sent }, SOLD);
      const sent = evenings.flat().reduce((sum, { servings }) => sum + servings, 0);
      expect(report.rows.reduce((sum, { servings }) => sum + (servings ?? 0), 0)).toBe(sent);
      expect(fileDifferences({ recipes: report.rows, menus: [], ingredients: [], importedData: report.files })).toEqual([]);
    }),
  );
});
