import { expect, test } from 'vitest';
import type { Sheet } from '../../kernel/spreadsheet/sheet.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import { linesOfSheet } from './sheet-line.ts';

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
