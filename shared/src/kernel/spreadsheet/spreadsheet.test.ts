import { anything, array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cellDelimiterOf } from './delimiter.ts';
import { findColumns, type WantedColumn } from './find-columns.ts';
import { mappedRows, numberIn, proposeMapping } from './mapping.ts';
import { numberFormatOf, readNumber } from './number-format.ts';
import type { Cell } from './sheet.ts';

const SALES: readonly WantedColumn<'name' | 'sold'>[] = [
  { field: 'name', words: ['name', 'dish', 'gericht', 'rätt'], kind: 'text' },
  { field: 'sold', words: ['sold', 'servings', 'anzahl', 'antal'], kind: 'number' },
];
const rowsOf = (...rows: Cell[][]) => rows.map((cells) => ({ cells }));

test.each([
  [['1.234,50', '12,00'], 'comma', true],
  [['1,234.50', '12.00'], 'point', true],
  [['1 234,5'], 'comma', true],
  [["1'234.50"], 'point', true],
  [['0,125'], 'comma', true],
  [['0.125'], 'point', true],
  [['1.234.567'], 'comma', true],
  [['2,5 kg', '3 kg'], 'comma', true],
  [['€ 12,50'], 'comma', true],
  [['1.234', '12'], 'point', false],
  [['1,5', '1.234', '2,75'], 'comma', true],
  [[12.5, 3], 'point', false],
  [[], 'point', false],
] as const)('%j is written with a decimal %s', (cells, format, isSure) => {
  expect(numberFormatOf(cells)).toEqual({ format, isSure });
});

test('a column that reads either way follows whoever reads it', () => {
  expect(numberFormatOf(['1.234'], 'comma').format).toBe('comma');
});

test.each([
  ['1.234,50', 'comma', 1234.5, ''],
  ['1,234.50', 'point', 1234.5, ''],
  ['1.234', 'comma', 1234, ''],
  ['1.234', 'point', 1.234, ''],
  ['1 234,5 kg', 'comma', 1234.5, 'kg'],
  ['1\u00A0234', 'comma', 1234, ''],
  ["1'234.5", 'point', 1234.5, ''],
  ['€ 12,50', 'comma', 12.5, '€'],
  ['12,50 kr', 'comma', 12.5, 'kr'],
  ['-3,5', 'comma', -3.5, ''],
  ['\u22123.5', 'point', -3.5, ''],
  ['(12,50)', 'comma', -12.5, ''],
  ['25 %', 'point', 25, '%'],
  [',5', 'comma', 0.5, ''],
  ['', 'point', null, ''],
  ['n/a', 'point', null, 'n/a'],
  [7.25, 'comma', 7.25, ''],
  [true, 'point', null, ''],
  [null, 'point', null, ''],
] as const)('%j with a decimal %s is %s', (cell, format, value, rest) => {
  expect(readNumber(cell, format)).toEqual({ value, rest });
});

test('no cell gives a number that is none', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 40 }), constantFrom('comma', 'point'), (cell, format) => {
      const { value } = readNumber(cell, format);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1,5;2', ';'],
  ['a;b\n1,5;2,5', ','],
  ['a\tb\n1,5\t2,5', '\t'],
  ['', ','],
] as const)('the cells of %j are parted by %j', (text, delimiter) => {
  expect(cellDelimiterOf(text)).toBe(delimiter);
});

test('columns are found by their names in any language', () => {
  const found = findColumns(rowsOf(['Anzahl', 'Datum', 'Gericht'], [3, '2026-01-01', 'Eintopf']), SALES, 3);
  expect(found).toEqual({ above: 0, hasHeader: true, fields: ['sold', null, 'name'] });
});

test('without names they are found by what stands in them', () => {
  const found = findColumns(rowsOf(['Eintopf', '12'], ['Suppe', '1.200'], ['Salat', '7']), SALES, 2);
  expect(found).toEqual({ above: 0, hasHeader: false, fields: ['name', 'sold'] });
});

test('a first row of unknown words over numbers names the columns', () => {
  expect(findColumns(rowsOf(['Foo', 'Bar'], ['Suppe', 12], ['Salat', 7]), SALES, 2).hasHeader).toBe(true);
});

test('what stands above the table is left out: it begins where most columns are named', () => {
  const sheet = {
    name: 'Delivery',
    rows: [['Name: Grossist AB', ''], ['Period', '2026-10'], [''], ['Dish', 'Sold'], ['Stew', '12']],
  };
  const mapping = proposeMapping(sheet, SALES, 'point');
  expect(mapping).toMatchObject({ above: 2, hasHeader: true });
  expect(mappedRows(sheet, mapping).map(({ row, texts }) => [row, texts.name])).toEqual([[5, ['Stew']]]);
  // A person knows better: then the first row is the table's, and every row stands in it.
  expect(mappedRows(sheet, { ...proposeMapping(sheet, SALES, 'point', 0), hasHeader: false })).toHaveLength(4);
});

test('the heading of each page of a printed list is no row, nor the title above it', () => {
  const sheet = {
    name: 'Delivery',
    rows: [
      ['Grossist AB', 'Page 1'],
      ['Dish', 'Sold'],
      ['Stew', '12'],
      ['Dish', ''],
      ['Grossist AB', 'Page 2'],
      ['DISH', 'Sold '],
      ['Soup', '7'],
    ],
  };
  const mapping = proposeMapping(sheet, SALES, 'point');
  expect(mapping).toMatchObject({ above: 1, hasHeader: true });
  expect(mappedRows(sheet, mapping).map(({ row, texts }) => [row, texts.name])).toEqual([
    [3, ['Stew']],
    [4, ['Dish']],
    [7, ['Soup']],
  ]);
});

test('a sheet is mapped, its numbers read by their column, its blank rows left out', () => {
  const sheet = {
    name: 'Sales',
    rows: [
      ['Dish', 'Sold'],
      ['Stew', '1.234,50'],
      [null, ' '],
      ['Soup', '12'],
    ],
  };
  const mapping = proposeMapping(sheet, SALES, 'point');
  expect(mapping.columns[1]).toEqual({ field: 'sold', format: 'comma', isSure: true });
  const rows = mappedRows(sheet, mapping);
  expect(rows.map((row) => [row.row, row.texts.name, numberIn(row, 'sold')])).toEqual([
    [2, ['Stew'], 1234.5],
    [4, ['Soup'], 12],
  ]);
});

test('no sheet makes the mapping throw', () => {
  const cell = oneof(string(), anything()).map((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null,
  );
  assert(
    property(array(array(cell, { maxLength: 5 }), { maxLength: 6 }), (rows) => {
      const sheet = { name: '', rows };
      mappedRows(sheet, proposeMapping(sheet, SALES, 'comma'));
    }),
  );
});

test('a page that is counted alone in its row is no row of the table', () => {
  const rows: Cell[][] = [
    ['Gericht', 'Anzahl'],
    ['Suppe', 5],
    ['Seite 1 von 2', null],
    ['Eintopf', 7],
    ['Seite 2', null],
    ['Side 65', 3],
  ];
  const sheet = { name: 'x', rows };
  const read = mappedRows(sheet, proposeMapping(sheet, SALES, 'comma'));
  expect(read.map(({ texts }) => texts.name)).toEqual([['Suppe'], ['Eintopf'], ['Side 65']]);
});
