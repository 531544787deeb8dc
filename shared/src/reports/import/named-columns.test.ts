import { expect, test } from 'vitest';
import type { Sheet } from '../../kernel/spreadsheet/sheet.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import { dayWithin, isOfOtherTime, readDays } from './row-day.ts';
import { linesOfSheet, type SheetLine } from './sheet-line.ts';

function linesOf(variety: ReportVariety, ...rows: string[][]): SheetLine[] {
  const sheet: Sheet = { name: 'x', rows };
  return linesOfSheet(sheet, proposeSheetMapping(sheet, variety, 'comma'), variety);
}

test.each([
  ['en', ['Ingredient', 'Variation', 'Amount', 'Unit']],
  ['de', ['Zutat', 'Variante', 'Menge', 'Einheit']],
  ['sv', ['Artikel', 'Variant', 'Mängd', 'Enhet']],
  ['fr', ['Produit', 'Variante', 'Quantité', 'Unité']],
])('a column of variations belongs to the name (%s)', (_, head) => {
  expect(linesOf('procurement', head, ['Peas', 'frozen', '5', 'kg'], ['Flour', '', '2', 'kg'])).toMatchObject([
    { name: 'Peas, frozen', quantity: 5, unit: 'kg' },
    { name: 'Flour', quantity: 2, unit: 'kg' },
  ]);
});

test('without headings no text is taken for a variation or a date', () => {
  const lines = linesOf('sales', ['Peas', '5', '3.11.2026 or so'], ['Flour', '2', 'white']);
  expect(lines.map(({ name, days }) => [name, days])).toEqual([
    ['Peas', []],
    ['Flour', []],
  ]);
});

test.each([
  ['2026-03-31', ['2026-03-31']],
  ['2026-03-31 14:05', ['2026-03-31']],
  ['31.3.2026', ['2026-03-31']],
  ['31/03/26', ['2026-03-31']],
  ['3/11/2026', ['2026-11-03', '2026-03-11']],
  ['31.2.2026', []],
  ['March', []],
  ['', []],
])('%s may mean %j', (written, days) => {
  expect(readDays(written)).toEqual(days);
});

test('rows of another time are reported, and none whose day may be one of the report', () => {
  const march = ['2026-03-01', '2026-03-31'] as const;
  const lines = linesOf(
    'sales',
    ['Datum', 'Gericht', 'Anzahl'],
    ['31.03.2026', 'Suppe', '4'],
    ['01.04.2026', 'Suppe', '5'],
    ['03/04/2026', 'Suppe', '6'],
    ['', 'Suppe', '7'],
    ['15.04.2026', 'Suppe', '8'],
  );
  expect(lines.map(({ days }) => isOfOtherTime(days, march))).toEqual([false, true, false, false, true]);
});

test.each([
  ['day', ['03/11/2026', '13/11/2026', '05/10/2026'], ['2026-11-03', '2026-11-13', '2026-10-05']],
  ['month', ['11/03/2026', '11/13/2026', '10/05/2026'], ['2026-11-03', '2026-11-13', '2026-10-05']],
])('one cell that can be read one way tells the order of its column: the %s comes first', (_, written, days) => {
  const lines = linesOf('sales', ['Datum', 'Gericht', 'Anzahl'], ...written.map((date) => [date, 'Suppe', '4']));
  expect(lines.map((line) => line.days)).toEqual(days.map((day) => [day]));
});

test('of a column with cells of both orders each is read by itself', () => {
  const lines = linesOf(
    'sales',
    ['Datum', 'Gericht', 'Anzahl'],
    ['13/11/2026', 'A', '1'],
    ['11/14/2026', 'B', '1'],
    ['3/4/2026', 'C', '1'],
  );
  expect(lines.map(({ days }) => days.length)).toEqual([1, 1, 2]);
});

test('the month of a report tells the day from the month, where the file does not', () => {
  const november = ['2026-11-01', '2026-11-30'] as const;
  const dayOf = (written: string, span: Parameters<typeof dayWithin>[1] = november) => dayWithin(readDays(written), span);
  expect(['3/11/2026', '11/3/2026', '25.11.2026', '3/4/2026'].map((written) => dayOf(written))).toEqual([
    '2026-11-03',
    '2026-11-03',
    '2026-11-25',
    null,
  ]);
  // Of several months at once nobody can tell.
  expect([dayOf('3/11/2026', null), dayOf('', november)]).toEqual([null, null]);
});

test.each<[ReportVariety, string, string]>([
  ['sales', 'Plat', 'Qté'],
  ['sales', 'Plat', 'Qte'],
  ['sales', 'Rätt', 'Ant.'],
  ['sales', 'Ret', 'Stk.'],
  ['sales', 'Gericht', 'Anz.'],
  ['sales', 'Gericht', 'Mge'],
  ['procurement', 'Désignation', 'Qté'],
  ['procurement', 'Désignation', 'Qte'],
  ['procurement', 'Artikel', 'Ant.'],
  ['procurement', 'Varenavn', 'Stk'],
  ['procurement', 'Bezeichnung', 'Anz.'],
  ['procurement', 'Bezeichnung', 'Mge'],
])('in a file of %s "%s" and "%s" are names and amounts', (variety, name, amount) => {
  // A second column of numbers: only the heading tells which of them counts.
  const rows = [
    ['PLU', name, 'Index', amount],
    ['1001', 'Soup', '7', '12'],
    ['1002', 'Stew', '7', '30'],
  ];
  const sheet: Sheet = { name: 'list.csv', rows };
  const lines = linesOfSheet(sheet, proposeSheetMapping(sheet, variety, 'comma'), variety);
  expect(lines.map((line) => [line.name, line.quantity])).toEqual([
    ['Soup', 12],
    ['Stew', 30],
  ]);
});
