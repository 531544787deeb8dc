import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGtin, wholeGtin } from '../../kernel/reading/gtin.ts';
import type { Sheet } from '../../kernel/spreadsheet/sheet.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import { dayWithin, isOfOtherTime, readDays } from '../rows/row-day.ts';
import { ingredientRowOf } from './rows-of-lines.ts';
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

const fieldsOf = (rows: string[][]) =>
  proposeSheetMapping({ name: 'x', rows }, 'procurement', 'comma').columns.map(({ field }) => field);

const MILK = ['2026-05-04', 'F-2001', 'Arla Foods AB', '4511', '7310865004703', 'Mjölk 3 % 1 l', '12', 'st', '180,50'];
const CREAM = ['2026-05-04', 'F-2001', 'Arla Foods AB', '4512', '7310865001818', 'Vispgrädde 40 %', '4', 'l', '220,00'];
const COD = ['2026-05-11', '88123', 'Fisk & Co AB', '17', '5701234567899', 'Torskrygg', '6', 'kg', '900,00'];

describe('the papers of a purchase', () => {
  test.each([
    ['en', ['Date', 'Invoice no.', 'Supplier', 'Item number', 'EAN', 'Product', 'Qty', 'Unit', 'Net total']],
    ['en', ['Invoice date', 'Invoice', 'Supplier name', 'SKU', 'Barcode', 'Description', 'Quantity', 'UoM', 'Line total']],
    ['sv', ['Fakturadatum', 'Fakturanummer', 'Leverantör', 'Artikelnr', 'Streckkod', 'Benämning', 'Antal', 'Enhet', 'Radbelopp']],
    ['sv', ['Leveransdatum', 'Faktura nr', 'Grossist', 'Lev. art.nr', 'GTIN', 'Artikel', 'Mängd', 'Enhet', 'Belopp']],
    ['no', ['Fakturadato', 'Fakturanr.', 'Leverandør', 'Varenr.', 'Strekkode', 'Varenavn', 'Antall', 'Enhet', 'Beløp']],
    ['da', ['Dato', 'Faktura', 'Leverandørnavn', 'Varenummer', 'Stregkode', 'Varetekst', 'Antal', 'Enhed', 'Linjebeløb']],
    [
      'de',
      ['Rechnungsdatum', 'Rechnungs-Nr.', 'Lieferant', 'Artikel-Nr', 'EAN-Code', 'Bezeichnung', 'Menge', 'ME', 'Gesamtpreis'],
    ],
    [
      'de',
      ['Lieferdatum', 'Belegnummer', 'Name des Lieferanten', 'Artikelnummer', 'GTIN', 'Ware', 'Anzahl', 'Einheit', 'Betrag'],
    ],
    [
      'fr',
      [
        'Date de facture',
        'N° de facture',
        'Fournisseur',
        'Référence',
        'Code-barres',
        'Désignation',
        'Quantité',
        'Unité',
        'Total HT',
      ],
    ],
    [
      'nl',
      ['Factuurdatum', 'Factuurnummer', 'Leverancier', 'Artikelnummer', 'EAN', 'Omschrijving', 'Aantal', 'Eenheid', 'Bedrag'],
    ],
  ])('stand in the columns of a spreadsheet (%s)', (_, head) => {
    expect(linesOf('procurement', head, MILK, CREAM, COD)).toMatchObject([
      { supplier: 'Arla Foods AB', invoice: 'F-2001', externalId: '4511', gtin: '7310865004703', days: ['2026-05-04'] },
      { supplier: 'Arla Foods AB', invoice: 'F-2001', externalId: '4512', gtin: '7310865001818', name: 'Vispgrädde 40 %' },
      { supplier: 'Fisk & Co AB', invoice: '88123', externalId: '17', gtin: '5701234567899', quantity: 6, money: 900 },
    ]);
  });

  test('are found by their cells where nobody named the columns', () => {
    const rows = [
      MILK,
      CREAM,
      [...COD],
      ['2026-05-11', '88123', 'Fisk & Co AB', '18', '5701234567004', 'Räkor', '2', 'kg', '410,00'],
    ];
    rows.push(['2026-05-12', 'F-2044', 'Arla Foods AB', '4511', '7310865004703', 'Mjölk 3 % 1 l', '10', 'st', '150,40']);
    rows.push(['2026-05-12', 'F-2044', 'Arla Foods AB', '4530', '7310865088888', 'Smör 82 %', '5', 'kg', '512,00']);
    expect(fieldsOf(rows.map((row) => row.with(3, `A${row[3]?.padStart(4, '0')}`)))).toEqual([
      'date',
      'invoice',
      'supplier',
      'externalId',
      'gtin',
      'name',
      'amount',
      'unit',
      null,
    ]);
  });

  test.each([
    ['an invoiced amount', 'Invoiced amount', 'amount'],
    ['the day of an invoice', 'Invoice date', 'date'],
    ["a supplier's comment", 'Supplier comment', null],
    ["a supplier's number of an article", 'Supplier item number', 'externalId'],
  ])('%s is none of the others', (_, heading, field) => {
    expect(
      fieldsOf([['Name', 'Kg', heading], ...['Milk', 'Cod', 'Peas'].map((name, at) => [name, `${at + 1}`, `${at + 2}`])])[2],
    ).toBe(field);
  });

  test('a column under a heading that nobody knows is no invoice, no supplier and no day', () => {
    const head = ['Bäst före', 'Kund', 'Följesedel', 'Artikel', 'Antal', 'Enhet'];
    const rows = [MILK, CREAM, COD, COD].map((row) => [row[0], row[2], row[1], row[5], row[6], row[7]].map(String));
    expect(fieldsOf([head, ...rows])).toEqual([null, null, null, 'name', 'amount', 'unit']);
  });

  test('a number whose check digit is wrong is the supplier’s own, and a GTIN alone stands for it', () => {
    const head = ['EAN', 'Artikel', 'Antal', 'Enhet'];
    const lines = linesOf(
      'procurement',
      head,
      ['7310865004703', 'Mjölk', '1', 'l'],
      ['7310865004704', 'Fil', '1', 'l'],
      ['12', 'Ost', '1', 'kg'],
    );
    expect(lines.map(({ externalId, gtin }) => [externalId, gtin])).toEqual([
      ['7310865004703', '7310865004703'],
      ['7310865004704', ''],
      ['12', ''],
    ]);
  });

  test('go into the row of the report; what is not said is absent', () => {
    const [line] = linesOf(
      'procurement',
      ['Datum', 'Fakturanummer', 'Leverantör', 'Artikel', 'Antal', 'Enhet'],
      ['04/05/2026', 'F-1', 'Arla <b> AB', 'Mjölk', '1', 'l'],
    );
    if (!line) throw new Error('There is one row.');
    const how = { language: 'sv', originOf: () => null } as const;
    const row = ingredientRowOf(line, 0, { ...how, span: ['2026-05-01', '2026-05-31'] });
    expect(row).toMatchObject({ supplier: 'Arla b AB', invoice: 'F-1', day: '2026-05-04' });
    expect('gtin' in row).toBe(false);
    expect(ingredientRowOf(line, 0, how).day).toBeUndefined();
  });
});

test('a GTIN is one by its check digit, and stays one with its leading zeros', () => {
  expect(['96385074', '036000291452', '4006381333931', '00000000', '4006381333932', '400638133393'].map(isGtin)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  assert(
    property(integer({ min: 1, max: 9_999_999 }), constantFrom(8, 12, 13, 14), (number, length) => {
      const digits = Array.from({ length: 10 }, (_, check) => `${number}${check}`.padStart(length, '0'));
      const [only, ...others] = digits.filter(isGtin);
      expect(others).toEqual([]);
      expect(isGtin(wholeGtin(only ?? ''))).toBe(true);
    }),
  );
});
