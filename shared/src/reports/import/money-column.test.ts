import { describe, expect, test } from 'vitest';
import type { Cell, Sheet } from '../../kernel/spreadsheet/sheet.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import { linesOfSheet } from './sheet-line.ts';

function read(head: string[], ...rows: Cell[][]) {
  const sheet: Sheet = { name: 'list.csv', rows: [head, ...rows] };
  const mapping = proposeSheetMapping(sheet, 'procurement', 'point');
  return { fields: mapping.columns.map(({ field }) => field), lines: linesOfSheet(sheet, mapping, 'procurement') };
}

/** What a row of 4 and one of 2 cost, by their file. */
const moneyOf = (head: string[], ...rows: Cell[][]) => read(head, ...rows).lines.map(({ money }) => money);

describe('the net money of a row', () => {
  test.each([
    ['Product', 'Qty', 'Unit price', 'Net'],
    ['Désignation', 'Quantité', 'Prix unitaire', 'Montant HT'],
    ['Désignation', 'Qté', 'PU HT', 'Total HT'],
    ['Artikel', 'Menge', 'Preis', 'Netto'],
    ['Artikel', 'Menge', 'Einzelpreis', 'Warenwert'],
    ['Artikel', 'Menge', 'Einheitspreis netto', 'Gesamtpreis'],
    ['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'],
    ['Omschrijving', 'Aantal', 'Eenheidsprijs', 'Regelbedrag'],
    ['Varenavn', 'Antal', 'Pris', 'Beløb'],
    ['Varenavn', 'Antal', 'Pris', 'Linjetotal'],
    ['Varenavn', 'Antal', 'Stk. pris', 'Linjebeløb'],
    ['Artikel', 'Antal', 'Á-pris', 'Radbelopp'],
    ['Product', 'Qty', 'Price', 'Line amount'],
    ['Varenavn', 'Antall', 'Enhetspris', 'Sum eks. mva'],
  ])('is that of the total, not the price of one: %s, %s, %s, %s', (...head) => {
    expect(moneyOf(head, ['Carrots', 4, 2.5, 10], ['Onions', 2, 3, 6])).toEqual([10, 6]);
    // Where the numbers prove nothing the headings decide: a discount stands between price and total.
    expect(moneyOf(head, ['Carrots', 4, 2.5, 9], ['Onions', 2, 3, 5])).toEqual([9, 5]);
  });

  test.each([
    ['Varenavn', 'Antal', 'Pris inkl. moms', 'ekskl.'],
    ['Varenavn', 'Antal', 'Beløb inkl. moms', 'Beløb ekskl. moms'],
    ['Désignation', 'Qté', 'Total TTC', 'Total HT'],
    ['Artikel', 'Menge', 'Bruttobetrag', 'Nettobetrag'],
    ['Artikel', 'Menge', 'MwSt-Betrag', 'Betrag'],
    ['Artikel', 'Antal', 'Summa inkl. moms', 'Summa exkl. moms'],
    ['Product', 'Qty', 'VAT amount', 'Amount'],
    ['Product', 'Qty', 'Discount amount', 'Line total'],
  ])('is without VAT: %s, %s, %s, %s', (...head) => {
    expect(moneyOf(head, ['Carrots', 4, 12.5, 10], ['Onions', 2, 7.5, 6])).toEqual([10, 6]);
  });

  test('is the column that is the amount times another one, whatever both are called', () => {
    const { fields } = read(
      ['Product', 'Qty', 'Cost', 'Ledger'],
      ['Carrots', 4, 2.5, 10],
      ['Onions', 2, 3, 6],
      ['Leeks', 3, 1.1, 3.3],
    );
    expect(fields).toEqual(['name', 'amount', null, 'money']);
    expect(read(['Product', 'Qty', 'Total', 'Sum'], ['Carrots', 4, 10, 2.5], ['Onions', 2, 6, 3]).fields).toEqual([
      'name',
      'amount',
      'money',
      null,
    ]);
  });

  test.each(['Unit price', 'Prix unitaire', 'Einzelpreis', 'Stückpreis', 'Styckpris', 'Stk. pris', 'Eenheidsprijs', 'Pris/st'])(
    'of a file that has “%s” alone is that times the amount',
    (heading) => {
      const { fields, lines } = read(['Product', 'Qty', heading], ['Carrots', 4, 2.5], ['Onions', 2, '3'], ['Leeks', -1, 3]);
      expect(fields).toEqual(['name', 'amount', 'unitPrice']);
      expect(lines.map(({ money }) => money)).toEqual([10, 6, -3]);
    },
  );

  test('is unknown where a file has it with VAT alone, or by the kilogram', () => {
    expect(moneyOf(['Varenavn', 'Antal', 'Pris inkl. moms'], ['Carrots', 4, 12.5])).toEqual([null]);
    expect(moneyOf(['Artikel', 'Menge', 'Kilopreis'], ['Carrots', 4, 12.5])).toEqual([null]);
  });

  test.each([
    ['Varenavn', 'Antal', 'Pris', 'Total inkl. moms'],
    ['Artikel', 'Menge', 'Preis', 'Bruttobetrag'],
    ['Désignation', 'Qté', 'Prix HT', 'Total TTC'],
  ])('is the price of one unit times the amount where the total with VAT proves it: %s, %s, %s, %s', (...head) => {
    expect(moneyOf(head, ['Carrots', 4, 2.5, 12.5], ['Onions', 2, 3, 6.42])).toEqual([10, 6]);
    expect(moneyOf(head, ['Carrots', 4, 2.5, 12.5])).toEqual([10]);
    expect(moneyOf(head, ['Carrots', 4, 10, 12.5], ['Onions', 2, 6, 7.5])).toEqual([10, 6]);
    expect(moneyOf(head, ['Carrots', 4, 10, 90], ['Onions', 2, 6, 1])).toEqual([null, null]);
  });

  test.each(['Price', 'Nettopreis', 'Pris ekskl. moms', 'Preis', 'Prix HT'])(
    'is not known of a lone “%s” that may be one unit’s or the row’s',
    (heading) => {
      const head = ['Product', 'Qty', heading];
      expect(moneyOf(head, ['Carrots', 4, 2.5], ['Onions', 2, 3])).toEqual([null, null]);
      expect(moneyOf(head, ['Carrots', 1, 2.5], ['Onions', 1, 3])).toEqual([2.5, 3]);
    },
  );

  test.each([
    ['Artikel', 'Menge', 'Listenpreis', 'Preis'],
    ['Product', 'Qty', 'List price', 'Price'],
    ['Désignation', 'Qté', 'Prix tarif', 'Prix'],
  ])('is not known of a price beside a list price: %s, %s, %s, %s', (...head) => {
    expect(moneyOf(head, ['Carrots', 4, 3, 2.5], ['Onions', 2, 4, 3])).toEqual([null, null]);
    expect(moneyOf(head, ['Carrots', 1, 3, 2.5], ['Onions', 1, 4, 3])).toEqual([2.5, 3]);
    expect(moneyOf(head, ['Carrots', 4, 3, 12], ['Onions', 2, 4, 8])).toEqual([12, 8]);
  });

  test('is that of a list price where no other price is there, and not the list price where a discount stands between', () => {
    expect(moneyOf(['Product', 'Qty', 'List price'], ['Carrots', 4, 2.5])).toEqual([10]);
    expect(moneyOf(['Varenavn', 'Antal', 'Listepris', 'Rabat %', 'Pris'], ['Carrots', 4, 3, 10, 2.7])).toEqual([null]);
    expect(moneyOf(['Varenavn', 'Antal', 'Listepris', 'Enhedspris'], ['Carrots', 4, 3, 2.5])).toEqual([10]);
  });

  test('is the price of one unit times the amount where the other price is no more than that', () => {
    const head = ['Varenavn', 'Antal', 'Pris', 'Enhedspris'];
    expect(moneyOf(head, ['Carrots', 4, 2.5, 2.5], ['Onions', 2, 3, 3])).toEqual([10, 6]);
    expect(moneyOf(head, ['Carrots', 4, 9, 2.5], ['Onions', 2, 5, 3])).toEqual([9, 5]);
  });

  test('is a price beside that of one unit, and never a weight', () => {
    expect(moneyOf(['Artikel', 'Menge', 'Stückpreis', 'Preis'], ['Carrots', 4, 2.5, 9])).toEqual([9]);
    expect(read(['Artikel', 'Menge', 'Brutto kg', 'Netto kg', 'Betrag'], ['Carrots', 4, 13, 12.5, 20]).fields).toEqual([
      'name',
      'amount',
      null,
      'kilograms',
      'money',
    ]);
  });
});
