import { describe, expect, test } from 'vitest';
import type { Cell, Sheet } from '../../kernel/spreadsheet/sheet.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import { linesOfSheet } from './sheet-line.ts';

function linesOf(head: string[], ...rows: Cell[][]) {
  const sheet: Sheet = { name: 'list.csv', rows: [head, ...rows] };
  return linesOfSheet(sheet, proposeSheetMapping(sheet, 'procurement', 'comma'), 'procurement');
}

describe('a heading that says kilograms', () => {
  test.each([
    'Gewicht kg',
    'Menge (kg)',
    'Nettogewicht (kg)',
    'Vikt i kg',
    'Vægt kg',
    'Poids (kg)',
    'Hoeveelheid kg',
    'Weight (kg)',
    'KG',
  ])('“%s” tells the weight of every cell below it', (heading) => {
    const lines = linesOf(['Artikel', heading, 'Preis'], ['Möhren', '12,5', '20'], ['Zwiebeln', 3, 8]);
    expect(lines.map(({ name, grams, flaws }) => [name, grams, flaws])).toEqual([
      ['Möhren', 12_500, []],
      ['Zwiebeln', 3000, []],
    ]);
  });

  test('is no price by the kilogram', () => {
    const [line] = linesOf(['Artikel', 'Preis/kg', 'Menge', 'Einheit'], ['Möhren', '1,20', '12', 'kg']);
    expect([line?.grams, line?.quantity, line?.unit]).toEqual([null, 12, 'kg']);
  });

  test('stands back behind grams, and counts no cell of another unit', () => {
    const lines = linesOf(
      ['Artikel', 'Gramm', 'kg'],
      ['Möhren', '500', '9'],
      ['Zwiebeln', null, '500 g'],
      ['Lauch', null, '2 kg'],
      ['Kohl', null, '-1'],
    );
    expect(lines.map(({ grams, flaws }) => [grams, flaws.map(({ field, code }) => `${field} ${code}`)])).toEqual([
      [500, []],
      [null, ['amount missing', 'kilograms not_a_number']],
      [2000, []],
      [-1000, []],
    ]);
  });
});
