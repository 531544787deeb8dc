import { expect, test } from 'vitest';
import { proposeSheetMapping } from './propose-columns.ts';
import { columnsKeyOf, monthOfSheet, varietyOfSheet } from './recognise-file.ts';

const sheet = (...rows: (string | number)[][]) => ({ name: 'Sheet', rows });
const SALES = sheet(['Dish', 'Sold', 'Date'], ['Soup', 12, '3/10/2026'], ['Stew', 7, '17/10/2026'], ['Pie', 4, '1/10/2026']);
const BOUGHT = sheet(['Artikel', 'Antal', 'Enhet', 'Datum'], ['Smör', 4, 'kg', '2026-09-30'], ['Mjölk', 9, 'l', '2026-09-02']);

test('units, packs or weights make a file one of purchases; else it is one of sales', () => {
  expect(varietyOfSheet(SALES, 'point')).toBe('sales');
  expect(varietyOfSheet(BOUGHT, 'comma')).toBe('procurement');
  expect(varietyOfSheet(sheet(['Menge (kg)', 'Bezeichnung'], [4, 'Butter']), 'comma')).toBe('procurement');
  expect(varietyOfSheet(sheet(['Soup', 12], ['Stew', 7]), 'point')).toBe('sales');
});

test('the month is that of most rows, whichever way their days are written; else the file’s name tells it', () => {
  const monthOf = (of: typeof SALES, name = 'till.csv') => monthOfSheet(of, proposeSheetMapping(of, 'sales', 'point'), name);
  expect(monthOf(SALES)).toBe('2026-10');
  const undated = sheet(['Dish', 'Sold'], ['Soup', 12]);
  expect(monthOf(undated)).toBeNull();
  expect(monthOf(undated, 'sales_2026-08.csv')).toBe('2026-08');
  expect(monthOf(undated, 'order 20261399.csv')).toBeNull();
});

test('the next file of the same till has the same key', () => {
  const key = (of: typeof SALES) => columnsKeyOf(of, proposeSheetMapping(of, 'sales', 'point'));
  expect(key(SALES)).toBe(key(sheet(['dish', 'SOLD', 'Date '], ['Other', 3, '2026-11-02'])));
  expect(key(SALES)).not.toBe(key(BOUGHT));
});
