import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecipeRow } from '../model/imported-row.ts';
import { fileDifferences } from './file-rows.ts';
import type { ImportedFile } from '../model/report.ts';
import { BOUGHT, type Placeless, SOLD, withProgramRows } from './program-rows.ts';

const program = 'Till';
const sold = (name: string, servings: number, id: string | null = null): Placeless<RecipeRow> => ({ id, name, servings });
const onDay = (servings: number, day?: string): Placeless<RecipeRow> => ({
  ...sold('Soup', servings, 'soup'),
  ...(day && { day }),
});
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

test.each([
  ['of which the mark and the origin are known by now', { unit: 'carton' }, { unit: 'carton', organic: true, originId: 'ES' }],
  ['of which nobody knew the size', { unit: 'kolli' }, { unit: 'piece', isUnweighed: true }],
])('a purchase %s is taken back as what it was', (_, stood, back) => {
  const first = withProgramRows(
    nothing as never,
    { program, sent: [bought('Eggs', 10, stood), bought('Eggs', 4, { grams: 9 })] },
    BOUGHT,
  );
  const second = withProgramRows(first, { program, sent: [bought('Eggs', -10, back)] }, BOUGHT);
  expect(second.rows.map(({ amount, grams }) => [amount, grams])).toEqual([[4, 9]]);
});

test('a purchase keeps the papers that all of it has; what is taken back and what lowers its price leaves them', () => {
  const papers = { supplier: 'Mejeri', invoice: 'F-1', day: '2026-05-04', gtin: '96385074' };
  const kept = (...sent: ReturnType<typeof bought>[]) => {
    const { rows } = withProgramRows(nothing as never, { program, sent }, BOUGHT);
    return rows.map(({ supplier, invoice, day, gtin }) => ({ supplier, invoice, day, gtin }));
  };
  const first = bought('Milk', 4, papers);
  expect(kept(first, bought('Milk', 2, papers))).toEqual([papers]);
  expect(kept(first, bought('Milk', 2, { ...papers, invoice: 'F-2', day: '2026-05-11' }))).toEqual([
    { ...papers, invoice: undefined, day: undefined },
  ]);
  expect(kept(first, bought('Milk', -2, { supplier: 'Mejeri', invoice: 'K-9' }))).toEqual([papers]);
  expect(kept(first, bought('Milk', 2))).toEqual([{}]);
});

test('a purchase that comes back and was never bought, or in another unit, stands by itself', () => {
  const first = withProgramRows(nothing as never, { program, sent: [bought('Eggs', 10, { unit: 'carton' })] }, BOUGHT);
  const second = withProgramRows(first, { program, sent: [bought('Eggs', -10, { unit: 'piece' }), bought('Oil', -1)] }, BOUGHT);
  expect(second.rows.map(({ written, unit, amount }) => [written, unit, amount])).toEqual([
    ['Eggs', 'carton', 10],
    ['Eggs', 'piece', -10],
    ['Oil', 'kg', -1],
  ]);
});

test.each([
  ['before', { isUnweighed: true }, {}],
  ['afterwards', {}, { isUnweighed: true }],
])('a purchase in packs of which the weight is not known, %s, makes the whole row one', (_, stood, added) => {
  const sent = [bought('Eggs', 4, { unit: 'piece', ...stood }), bought('Eggs', 2, { unit: 'piece', ...added })];
  const { rows } = withProgramRows({ rows: [], files: [] }, { program, sent }, BOUGHT);
  expect(rows).toMatchObject([{ amount: 6, isUnweighed: true }]);
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

test.each([
  [
    'the rows without a day first',
    [onDay(5), onDay(9, '05-04')],
    [onDay(-3)],
    [
      ['', 2],
      ['05-04', 9],
    ],
  ],
  [
    'then the latest day',
    [onDay(1), onDay(9, '05-05'), onDay(4, '05-04')],
    [onDay(-3)],
    [
      ['05-05', 7],
      ['05-04', 4],
    ],
  ],
  ['then the days before', [onDay(2, '05-05'), onDay(4, '05-04')], [onDay(-3)], [['05-04', 3]]],
  ['its own day, then what has none', [onDay(2, '05-05'), onDay(4)], [onDay(-3, '05-05')], [['', 3]]],
  ['what comes after it', [onDay(-3)], [onDay(5, '05-04')], [['05-04', 2]]],
  ['more than there was', [onDay(2, '05-05'), onDay(1)], [onDay(-5)], [['', -2]]],
])('what is taken back is taken from %s', (_, first, then, left) => {
  const second = withProgramRows(withProgramRows(nothing, { program, sent: first }, SOLD), { program, sent: then }, SOLD);
  expect(second.rows.map(({ day, servings }) => [day ?? '', servings])).toEqual(left);
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

const without = (rows: readonly Placeless<RecipeRow>[]) => rows.map(({ id, name, servings }) => ({ id, name, servings }));
const below = ({ rows }: typeof nothing) => rows.filter(({ servings }) => (servings ?? 0) < 0).map((each) => SOLD.dishOf(each));

test('servings are neither lost nor made, and the rows are those of the file, however they are sent', () => {
  const row = fc.record({
    id: fc.constantFrom(null, 'soup', 'stew'),
    name: fc.constantFrom('Soup', 'soup', 'Stew', '!'),
    servings: fc.integer({ min: -20, max: 50 }),
    day: fc.constantFrom(undefined, '2026-05-04', '2026-05-05'),
  });
  fc.assert(
    fc.property(fc.array(fc.array(row, { maxLength: 8 }), { maxLength: 5 }), (evenings) => {
      let [report, dayless] = [nothing, nothing];
      for (const sent of evenings) {
        report = withProgramRows(report, { program, sent }, SOLD);
        dayless = withProgramRows(dayless, { program, sent: without(sent) }, SOLD);
      }
      // A day makes no row below zero that was not there without it.
      expect(new Set(below(report))).toEqual(new Set(below(dayless)));
      const sent = evenings.flat().reduce((sum, { servings }) => sum + servings, 0);
      expect(report.rows.reduce((sum, { servings }) => sum + (servings ?? 0), 0)).toBe(sent);
      expect(fileDifferences({ recipes: report.rows, menus: [], ingredients: [], importedData: report.files })).toEqual([]);
    }),
  );
});
