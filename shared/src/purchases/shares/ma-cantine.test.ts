import { expect, test } from 'vitest';
import { type DeclaredPurchase, kitchenColumn, maCantineCsv } from './ma-cantine.ts';

const SIRET = '494 635 569 26130';

/** Constraints of the published table schema, field by field in its order: required, and what a value must look like. */
const EGALIM = '(BIO|LABEL_ROUGE|AOCAOP|IGP|STG|HVE|PECHE_DURABLE|RUP|COMMERCE_EQUITABLE|FERMIER|EXTERNALITES|PERFORMANCE)';
const SCHEMA: readonly (readonly [name: string, required: boolean, pattern: RegExp])[] = [
  ['siret', true, /^\d{14}$/],
  ['description', true, /./],
  ['fournisseur', false, /^/],
  ['date', true, /^\d{4}-\d{2}-\d{2}$/],
  ['prix_ht', true, /^-?\d+(\.\d+)?$/],
  [
    'famille_produits',
    true,
    /^ *(VIANDES_VOLAILLES|CHARCUTERIE|PRODUITS_DE_LA_MER|FRUITS_ET_LEGUMES|PRODUITS_LAITIERS|BOULANGERIE|BOISSONS|AUTRES) *$/,
  ],
  ['categories_egalim', false, new RegExp(`^ *${EGALIM}( *, *${EGALIM})* *$`)],
  ['origine', false, /^ *(EUROPE|FRANCE) *$/],
  ['est_circuit_court', false, /^(OUI|oui|x|non|NON)$/],
  ['est_local', false, /^(OUI|oui|x|non|NON)$/],
  ['definition_local', false, /^ *(PAT|COMMUNE|DEPARTEMENT|REGION|KM) *$/],
  ['definition_local_km', false, /^\d+(\.\d+)?$/],
];

const bought = (name: string, change: Partial<DeclaredPurchase> = {}): DeclaredPurchase => ({
  name,
  supplier: '',
  date: '2026-05-01',
  money: 12.5,
  category: null,
  marks: [],
  origin: null,
  ...change,
});
const PURCHASES = [
  bought('Carottes, bio "vrac"', {
    supplier: 'Le traiteur; du village',
    category: 'vegetables',
    marks: ['organic', 'igp'],
    origin: 'FR',
  }),
  bought('Steak haché', { category: 'beef', marks: ['label_rouge'], money: 1234.999, origin: 'IE' }),
  bought('Saumon ASC', { category: 'fish', marks: ['asc'], origin: 'NO' }),
  bought('Cabillaud', { category: 'fish', marks: ['msc'], money: -3 }),
  bought('Jus', { category: 'soft-drinks' }),
];

/** RFC 4180: cells between commas, quoted ones with their quotes doubled. */
const cellsOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );

test('the file is as the published schema wants it', () => {
  const [head = [], ...rows] = cellsOf(maCantineCsv(SIRET, PURCHASES));
  expect(head).toEqual(SCHEMA.map(([name]) => name));
  expect(rows).toHaveLength(PURCHASES.length);
  for (const row of rows) {
    expect(row).toHaveLength(SCHEMA.length);
    const wrong = SCHEMA.filter(([, required, pattern], at) => (required || row[at] !== '') && !pattern.test(row[at] ?? ''));
    expect(wrong.map(([name]) => name)).toEqual([]);
  }
});

test('families, marks and origins are those of the declaration; what it does not name stays empty', () => {
  const [, ...rows] = cellsOf(maCantineCsv(SIRET, PURCHASES));
  expect(rows.map((row) => [row[1], row[4], row[5], row[6], row[7]])).toEqual([
    ['Carottes, bio "vrac"', '12.5', 'FRUITS_ET_LEGUMES', 'BIO,IGP', 'FRANCE'],
    ['Steak haché', '1235', 'VIANDES_VOLAILLES', 'LABEL_ROUGE', 'EUROPE'],
    ['Saumon ASC', '12.5', 'PRODUITS_DE_LA_MER', '', ''],
    ['Cabillaud', '-3', 'PRODUITS_DE_LA_MER', 'PECHE_DURABLE', ''],
    ['Jus', '12.5', 'BOISSONS', '', ''],
  ]);
});

test('a kitchen is named by its SIRET, or by its number there', () => {
  expect(['494 635 569 26130', '949', '12 a', ''].map(kitchenColumn)).toEqual(['siret', 'cantine_id', null, null]);
  expect(maCantineCsv('949', []).startsWith('cantine_id,description')).toBe(true);
});
