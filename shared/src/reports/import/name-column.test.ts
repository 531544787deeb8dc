import { expect, test } from 'vitest';
import { proposeSheetMapping } from './propose-columns.ts';
import { varietyOfSheet } from './recognise-file.ts';

/** The field that each column of a file is taken for. */
function fieldsOf(head: string, rows: readonly string[][], variety: 'sales' | 'procurement' = 'procurement') {
  const sheet = { name: '', rows: [...(head === '' ? [] : [head.split(';')]), ...rows] };
  return proposeSheetMapping(sheet, variety, 'comma').columns.map(({ field }) => field);
}

// As wholesalers and till systems of seven countries head their exports.
test.each([
  ['Varenr;Vare titel;Leverandør;Antal;Enhed;Kg;Beløb', '123;Gulerødder 10 kg;Hørkram;2;kolli;20;120,50', 'Vare titel'],
  ['Dato;Leverandør navn;Varebeskrivelse;Mængde;Enhed;Pris', '1-10-2026;AB Catering;Oksekød hakket;5;kg;300', 'Varebeskrivelse'],
  ['Kundenavn;Varegruppe;Varetekst;Kolli;Nettovægt (kg)', 'Skole A;Frugt og grønt;Kartofler;2;20', 'Varetekst'],
  ['Leverantör;Artikelnr;Namn;Antal;Enhet;Vikt (kg)', 'Martin & Servera;123;Morötter;2;kolli;10', 'Namn'],
  ['Datum;Varugrupp;Varubenämning;Kvantitet;Belopp', '2026-10-01;Kött;Nötfärs;2;800', 'Varubenämning'],
  ['Kundnamn;Leverantörsnamn;Artikelbenämning;Lev antal', 'Kök 1;Menigo;Ris 10kg;1', 'Artikelbenämning'],
  ['Produsent;Produktbeskrivelse;Antall D-pak;Mengde i kg', 'Tine;Helmelk 10L;2;20', 'Produktbeskrivelse'],
  ['Productgroep;Productnaam;Merk;Besteld aantal;Gewicht (kg)', 'AGF;Sla;Bidfood;2;3', 'Productnaam'],
  ['Lieferdatum;Lieferantenname;Produktbeschreibung;Gelieferte Menge', '01.10.2026;Metro;Reis;2', 'Produktbeschreibung'],
  ['Warengruppe;Hersteller;Artikelname;Liefermenge;Einheit', 'Gemüse;Bonduelle;Erbsen TK;5;kg', 'Artikelname'],
  ['Date;Famille;Marque;Désignation produit;Qté;UV', '01/10/2026;Légumes;Bonduelle;Haricots verts;5;KG', 'Désignation produit'],
  ['Supplier Name;Product Code;Product Description;Qty;UOM', 'Brakes;1;Carrots;2;case', 'Product Description'],
  ['Category;Brand;Item Name;Quantity Ordered;Pack Size', 'Veg;Greens;Peas frozen;2;10kg', 'Item Name'],
])('the column of the products in “%s”', (head, row, expected) => {
  const found = fieldsOf(head, [row.split(';'), row.split(';')]);
  expect(head.split(';')[found.indexOf('name')]).toBe(expected);
  expect(found.some((field) => field === 'amount' || field === 'kilograms')).toBe(true);
});

const BOUGHT = ['Løg', 'Æbler', 'Mælk', 'Smør', 'Gulerødder'].map((food, at) => ['Hørkram', food, String(at + 2), 'kg', '100']);

test('a column that is headed as the products’ but says one supplier is not theirs', () => {
  expect(fieldsOf('Vare;Titel;Antal;Enhed;Sum', BOUGHT)).toEqual([null, 'name', 'amount', 'unit', 'money']);
});

test('without headings names are the column of most different words, units those of units', () => {
  expect(fieldsOf('', BOUGHT)).toEqual([null, 'name', 'amount', 'unit', null]);
  expect(varietyOfSheet({ name: '', rows: BOUGHT }, 'comma')).toBe('procurement');
});

test('what was delivered goes before what was ordered', () => {
  const rows = [
    ['Løg', '10', '8'],
    ['Mælk', '4', '4'],
  ] as string[][];
  expect(fieldsOf('Varenavn;Bestilt antal;Leveret antal', rows)).toEqual(['name', null, 'amount']);
});

test('a name that is repeated stays the name: a till counts the same dish often', () => {
  const rows = ['Suppe', 'Suppe', 'Pizza', 'Suppe', 'Pizza', 'Suppe'].map((dish, at) => [dish, `Bord ${at}`, '1']);
  expect(fieldsOf('Ret;Besked;Antal', rows, 'sales')).toEqual(['name', null, 'servings']);
});

const FOODS = ['Letmælk', 'Gulerødder', 'Kartofler', 'Kyllingelår', 'Rugbrød'];
/** Thirty rows: five foods again and again, and whoever ordered them. */
const ordered = (other: (at: number) => string) =>
  Array.from({ length: 30 }, (_, at) => [other(at), FOODS[at % 5] ?? '', String(at + 1), 'kg']);
const person = (at: number) =>
  `${['Anne', 'Bo', 'Carla', 'Dorte', 'Erik', 'Freja'][at % 6] ?? ''} ${['Holm', 'Juhl', 'Krogh', 'Lund', 'Munk'][at % 5] ?? ''}`;

test.each(['', 'Navn 2', 'Ansvarlig'])('a column of people that is headed “%s” takes no names from the foods', (head) => {
  expect(fieldsOf(`${head};Vare;Antal;Enhed`, ordered(person))[1]).toBe('name');
});

const dish = (at: number) => `Frokost med kylling og ris nr ${['a', 'b', 'c'][at % 3] ?? ''}${String(at)}`;

test('a column of dishes that purchases were for takes no names from the foods; of sales it is the name', () => {
  expect(fieldsOf('Opskrift;Vare;Antal;Enhed', ordered(dish))[1]).toBe('name');
  expect(fieldsOf('Opskrift;Bord;Antal', ordered(dish), 'sales')[0]).toBe('name');
});

test('without a heading that is known, names are where the foods are', () => {
  expect(fieldsOf(';;Antal;Enhed', ordered(person))[1]).toBe('name');
});
