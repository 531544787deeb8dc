import { expect, test } from 'vitest';
import { packedAmount, readPackSize } from './pack-size.ts';
import { proposeSheetMapping } from './propose-columns.ts';

test.each([
  ['2,5 kg', 2.5, 'kg'],
  ['6X2,5KG', 15, 'kg'],
  ['30 x 160 g', 4800, 'g'],
  ['12 x 1 l', 12, 'l'],
  ['1/2 l', 0.5, 'l'],
  ['4/10LB', 40, 'lb'],
  ['950g x 8', 7600, 'g'],
  ['10 kg', 10, 'kg'],
  ['Sack 25 kg', 25, 'kg'],
  ['ca. 3 kg', 3, 'kg'],
  ['180 St', 180, 'piece'],
])('a pack of %j holds %s %s', (written, amount, unit) => {
  expect(readPackSize(written, 'column')).toMatchObject({ amount, unit });
});

test.each(['', 'Karton', '1,4-1,8 kg', '30%', '5', '2 kg + 500 g'])('%j tells no size', (written) => {
  expect(readPackSize(written, 'column')).toBeNull();
});

test.each([
  [12, 'Pck', '2,5 kg', 30, 'kg'],
  [20, 'St', '250 g', 5, 'kg'],
  [2, 'St', '250 g', 500, 'g'],
  [12, 'Ds', '400 ml', 4.8, 'l'],
  [15, 'Sack', '25 kg', 375, 'kg'],
  [4, 'Kt', '180 St', 720, 'piece'],
  [3, null, '10 kg', 30, 'kg'],
  [18.5, null, '10 kg', 18.5, null],
  [2.35, 'kg', '10 kg', 2.35, 'kg'],
])('%s %s with a column that says %j are %s %s', (quantity, unit, size, amount, of) => {
  expect(packedAmount({ quantity, unit, pack: readPackSize(size, 'column') })).toMatchObject({ amount, unit: of });
});

test.each([
  [3, 'Kt', 'Tomaten gehackt 6x2,5kg', 45, 'kg'],
  [2, 'Eimer', 'Joghurt 5 kg', 10, 'kg'],
  [12, 'CS', 'Chopped tomatoes 6x2.5kg', 180, 'kg'],
  [12, 'CS', 'Chopped tomatoes', 12, 'CS'],
  [4, 'BX', 'Carrots 10 kg', 40, 'kg'],
  [3, 'kasser', 'Gulerødder', 3, 'kasser'],
  [3, 'æsker', 'Jordbær', 3, 'æsker'],
  [10, 'st', 'Smör 500 g', 5, 'kg'],
  [6, 'Kt', 'Schnitzel 160g', 6, 'Kt'],
  [6, null, 'Joghurt 5 kg', 6, null],
  [10, 'st', 'Ägg 30 st', 10, 'piece'],
])('%s %s of %j are %s %s', (quantity, unit, name, amount, of) => {
  expect(packedAmount({ quantity, unit, pack: readPackSize(name, 'name') })).toMatchObject({ amount, unit: of });
});

test.each([
  [['Bezeichnung', 'Menge', 'ME', 'Gebinde', 'Einzelpreis', 'Gesamt EUR']],
  [['Artikel', 'Antal', 'Enhet', 'Förpackning', 'À-pris', 'Summa']],
  [['Description', 'Qty', 'Unit', 'Pack size', 'Each', 'Total']],
  [['Désignation', 'Quantité', 'Unité', 'Conditionnement', 'P.U.', 'Montant']],
  [['Artikel', 'Aantal', 'Eenheid', 'Verpakking', 'Stuksprijs', 'Totaal EUR']],
  [['Bezeichnung', 'Menge', 'ME', 'Kolonne 4', 'Einzelpreis', 'Betrag']],
])('of %j the pack size and the price are found', (head) => {
  const rows = [
    head,
    ['Rinderhack', '12', 'Pck', '2,5 kg', '19,90', '238,80'],
    ['Milch', '2', 'Kt', '12 x 1 l', '14,40', '28,80'],
  ];
  const { columns } = proposeSheetMapping({ name: 's', rows }, 'procurement', 'comma');
  expect(columns.map(({ field }) => field)).toEqual(['name', 'amount', 'unit', 'pack', null, 'money']);
});
