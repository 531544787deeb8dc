import { expect, test } from 'vitest';
import { linesOfSheet, type SheetLine } from './sheet-line.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import type { Sheet } from '../../kernel/spreadsheet/sheet.ts';

const sheet = (...rows: string[][]): Sheet => ({ name: 'x', rows });
const read = (of: Sheet): SheetLine[] => linesOfSheet(of, proposeSheetMapping(of, 'sales', 'comma'), 'sales');
const counted = (of: Sheet): unknown[] =>
  read(of).flatMap(({ row, name, quantity, isTotal }) => (isTotal ? [] : [[row, name, quantity]]));

const TILL = sheet(
  ['Försäljningsrapport per artikel'],
  ['Period 2026-10-01 – 2026-10-31'],
  [''],
  ['Art.nr', 'Tid', 'PLU-text', 'Varugrupp', 'Antal sålda', 'Summa'],
  ['1101', '11:02', 'Köttbullar', 'Lunch', '120', '14 280,00'],
  ['1204', '11:05', 'Fisksoppa', 'Lunch', '85', '10 115,00'],
  ['1307', '11:09', 'Ärtsoppa', 'Lunch', '64', '6 080,00'],
);

test('the row of headings is found below the titles of a till’s file, and numbers of articles are no portions', () => {
  expect(proposeSheetMapping(TILL, 'sales', 'comma')).toMatchObject({ above: 2, hasHeader: true });
  expect(counted(TILL)).toEqual([
    [5, 'Köttbullar', 120],
    [6, 'Fisksoppa', 85],
    [7, 'Ärtsoppa', 64],
  ]);
});

test.each([
  ['Art.-Nr.', 'Artikel', 'Menge'],
  ['PLU', 'Gericht', 'Verkauft'],
  ['EAN', 'Dish', 'Sold'],
  ['Item code', 'Item', 'Qty'],
  ['Varenr.', 'Vare', 'Antall solgt'],
  ['Varekode', 'Ret', 'Antal'],
  ['Réf.', 'Plat', 'Quantité'],
  ['Artikelcode', 'Gerecht', 'Aantal'],
])('%s names no dish and counts nothing', (...head) => {
  const of = sheet(['Report'], head, ['1101', 'Soup', '12'], ['1204', 'Stew', '7']);
  expect(counted(of)).toEqual([
    [3, 'Soup', 12],
    [4, 'Stew', 7],
  ]);
});

test('titles of one cell stand above a steady table whose headings nobody knows', () => {
  const of = sheet(['Kassa 1'], ['Oktober'], ['Kod', 'Säljes', 'St'], ['Suppe', 'A', '12'], ['Eintopf', 'B', '7']);
  expect(proposeSheetMapping(of, 'sales', 'comma')).toMatchObject({ above: 2, hasHeader: true });
});

test('of columns without known headings, long numbers that are all different are no portions', () => {
  const dishes = ['Soup', 'Stew', 'Pie', 'Salad', 'Curry'];
  const rows = dishes.map((dish, at) => [`${4711 + at * 13}`, dish, `${at + 3}`]);
  expect(counted(sheet(...rows)).map((row) => (row as unknown[])[2])).toEqual([3, 4, 5, 6, 7]);
  const bare = sheet(...rows.map((row) => row.slice(0, 2)));
  expect(proposeSheetMapping(bare, 'sales', 'comma').columns.map(({ field }) => field)).toEqual([null, 'name']);
  // Grams bought are long and different, too, where no other column has numbers.
  expect(proposeSheetMapping(bare, 'procurement', 'comma').columns.map(({ field }) => field)).toEqual(['amount', 'name']);
});

test.each(['Summa', 'Total', 'Totalt:', 'SUMME', 'I alt', 'Totaal', 'Gesamtergebnis'])(
  'a row called %s in another column than the names sums up others',
  (word) => {
    const last = read({ ...TILL, rows: [...TILL.rows, [word, '', '', '', '271', '31 000,00']] }).at(-1);
    expect(last).toMatchObject({ isTotal: true, flaws: [] });
  },
);

test('a dish of a group that is called so stays a dish', () => {
  const of = sheet(['Group', 'Dish', 'Sold'], ['Total', 'Soup', '12'], ['Total', 'Stew', '7']);
  expect(read(of).map(({ isTotal }) => isTotal)).toEqual([false, false]);
});

// A supplier's list as its program prints it: sums of groups below each, of money alone, and one of all.
const PURCHASE_HEAD = ['Art.nr', 'Benämning', 'Antal', 'Enhet', 'Belopp'];

function bought(...rows: string[][]): string[] {
  const of = sheet(PURCHASE_HEAD, ...rows);
  const lines = linesOfSheet(of, proposeSheetMapping(of, 'procurement', 'comma'), 'procurement');
  return lines.filter(({ isTotal }) => !isTotal).map(({ name }) => name);
}

const DAIRY = [
  ['1001', 'Standardmjölk 3% 10L', '12', 'st', '1 260,00'],
  ['1002', 'Vispgrädde 36% 1L', '20', 'st', '980,00'],
];
const MEAT = [
  ['2001', 'Nötfärs 12% 2,5kg', '8', 'st', '2 240,00'],
  ['2002', 'Högrev benfri', '15', 'kg', '1 950,00'],
];

test('sums of groups in money alone are none of the goods, and neither is that of all', () => {
  const rows = [
    ...DAIRY,
    ['', 'Summa mejeri', '', '', '2 240,00'],
    ...MEAT,
    ['', 'Summa kött', '', '', '4 190,00'],
    ['', 'Totalt', '', '', '6 430,00'],
  ];
  expect(bought(...rows)).toEqual([...DAIRY, ...MEAT].map(([, name]) => name));
});

test('so are those in which nothing but a number stands', () => {
  expect(bought(...DAIRY, ['', '', '', '', '2 240,00'])).toEqual(DAIRY.map(([, name]) => name));
});

test('a good that is called so and sums up nothing stays', () => {
  expect(bought(...DAIRY, ['3001', 'Total 0% yoghurt 1kg', '6', 'st', '240,00'])).toHaveLength(3);
});

test('a row whose weight happens to be the sum of those above stays, for its money is not', () => {
  expect(bought(...DAIRY, ['', '', '32', 'st', '99,00'])).toHaveLength(3);
});
