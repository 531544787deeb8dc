import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { pastedPurchases, pastedSales } from './pasted-lines.ts';
import { ingredientRowState } from './row-state.ts';
import { addToParts, boughtQuantities, noParts, reconciledFile } from './reconciliation.ts';
import { importedFileOf, ingredientRowOf } from './rows-of-lines.ts';
import type { SheetLine } from './sheet-line.ts';
import { totalsRows } from './totals-row.ts';
import { unitOfWord } from '../rows/unit-word.ts';

test.each([
  ['Lentil stew\t120', 'Lentil stew', 120],
  ['Lentil stew 120', 'Lentil stew', 120],
  ['Lentil stew, 120 portions', 'Lentil stew', 120],
  ['Soup of the day 0 15', 'Soup of the day 0', 15],
  ['Stew\t1,5', 'Stew', 1.5],
  ['Salad', 'Salad', null],
])('the pasted line %j is %j with %s servings', (written, name, quantity) => {
  expect(pastedSales(written).lines[0]).toMatchObject({ name, quantity });
});

test('a pasted row without a name is dropped, and reported', () => {
  const { lines, dropped } = pastedSales('\t12\n40\nStew 3\n\n');
  expect(lines.map(({ row, name }) => [row, name])).toEqual([[3, 'Stew']]);
  expect(dropped).toBe(2);
});

test('a pasted dish without servings, or with zero, says what is missing', () => {
  const { lines } = pastedSales('Stew\nSoup\t0\nSalad\t-4');
  expect(lines.map(({ flaws }) => flaws.map(({ code }) => code))).toEqual([['missing'], ['zero'], ['negative']]);
});

test('pasted purchases are read as cooks write them', () => {
  const { lines } = pastedPurchases('25 kg onions\n3 lemons\nnapkins', 'en_gb');
  expect(lines.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
    ['onions', 25, 'kg'],
    ['lemons', 3, 'piece'],
    ['napkins', null, null],
  ]);
  expect(lines[2]?.flaws).toEqual([{ field: 'amount', code: 'missing' }]);
});

test('a weight that was pasted without its unit asks for it, and is no number of packs', () => {
  const { lines } = pastedPurchases('Smør saltet 1,562\nLøg 2,25', 'da');
  expect(lines[0]).toMatchObject({
    name: 'Smør saltet',
    quantity: 1.562,
    unit: null,
    flaws: [{ field: 'unit', code: 'missing' }],
  });
  expect(lines[1]).toMatchObject({ name: 'Løg', quantity: 2.25, unit: 'piece', flaws: [] });
});

test.each([
  [['Stew', 'Soup', 'Total'], [10, 5, 15], [2]],
  [['Stew', 'Soup', 'Summe November'], [10, 5, 15], [2]],
  [['Stew', 'Soup', 'Total wellness bowl'], [10, 5, 8], []],
  [
    ['Stew', 'Soup', 'Zwischensumme', 'Cake', 'Gesamt'],
    [10, 5, 15, 4, 19],
    [2, 4],
  ],
  [['Stew', 'Soup', ''], [10, 5, 15], [2]],
  [['Summer salad', 'Sum'], [10, 10], [1]],
  [
    ['Kartoffeln', 'Übertrag', 'Übertrag', 'Mehl', 'Gesamtbetrag'],
    [10, 10, 10, 25, 35],
    [1, 2, 4],
  ],
  [
    ['Carottes', 'À reporter', 'Farine', 'Total HT'],
    [5, 5, 25, 30],
    [1, 3],
  ],
] as const)('of %j with %j the totals are rows %j', (names, quantities, found) => {
  const rows = names.map((name, at) => ({ name, quantity: quantities[at] ?? null }));
  expect([...totalsRows(rows)]).toEqual(found);
});

test.each([
  ['KG', 'kg'],
  ['Stk.', 'piece'],
  ['Liter', 'l'],
  ['litre', 'l'],
  ['st', 'piece'],
  ['case', null],
])('the word %j stands for %s', (word, unit) => {
  expect(unitOfWord(word, 'en_gb')).toBe(unit);
});

test.each(['CS', 'cs.', 'BX', 'Box', 'KRT', 'Karton', 'kasse', 'Sack', 'säck', 'Eimer', 'spann', 'T', 't', 'C', 'ts', 'EL'])(
  'a supplier’s %j is no tablespoon, no cup and no punnet: what it weighs is unknown in every language',
  (word) => {
    expect(LANGUAGES.map((language) => unitOfWord(word, language))).toEqual(LANGUAGES.map(() => null));
  },
);

const someLine = record({
  name: string({ minLength: 1, maxLength: 8 }),
  quantity: integer({ min: 0, max: 5000 }),
  unit: constantFrom('kg', 'g', 'piece', 'case', null),
  grams: constantFrom(null, 250, 1000),
  money: constantFrom(null, 5, 12.5),
  state: constantFrom('counted', 'waiting', 'set_aside', 'left_out'),
});

test('whatever becomes of its rows, a file’s rows and masses are those of its parts', () => {
  assert(
    property(array(someLine, { maxLength: 30 }), (made) => {
      const lines = made.map(({ name, quantity, unit, grams, money }, at): SheetLine => ({
        ...EMPTY,
        row: at + 2,
        written: name,
        name,
        quantity,
        unit,
        grams,
        money,
      }));
      const isOut = (at: number): boolean => made[at]?.state === 'left_out';
      const leftOut = lines.filter((_, at) => isOut(at)).map((line) => ({ line, reason: 'other' as const }));
      const file = importedFileOf('file.csv', { lines, leftOut, language: 'en_gb' });
      const rows = lines.flatMap((line, at) => {
        if (isOut(at)) return [];
        const row = ingredientRowOf(line, 0, { language: 'en_gb', originOf: () => null });
        const isKnown = made[at]?.state === 'counted';
        return [
          {
            ...row,
            ingredient: isKnown ? 'x' : null,
            variation: isKnown ? 'y' : null,
            setAside: made[at]?.state === 'set_aside',
          },
        ];
      });
      const parts = noParts();
      for (const row of rows)
        addToParts(parts, boughtQuantities(row, ingredientRowState(row, { measures: undefined, language: 'en_gb' })));
      const balance = reconciledFile(file, parts);
      expect(balance.rowsAmiss).toBe(0);
      const known = Object.values(balance.parts).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
      expect(known + (balance.difference.grams ?? 0)).toBeCloseTo(file.sums.grams ?? 0, 5);
    }),
  );
});

const EMPTY: Omit<SheetLine, 'row' | 'written' | 'name' | 'quantity' | 'unit' | 'grams' | 'money'> = {
  counted: null,
  onePiece: false,
  externalId: '',
  gtin: '',
  supplier: '',
  invoice: '',
  organic: false,
  origin: '',
  pack: null,
  days: [],
  isTotal: false,
  flaws: [],
};
