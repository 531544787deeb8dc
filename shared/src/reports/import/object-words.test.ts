import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { OBJECT_WORDS } from '../../kernel/object-words.fixture.ts';
import type { Mapping } from '../../kernel/spreadsheet/mapping.ts';
import { readPackSize } from './pack-size.ts';
import { pastedPurchases, pastedSales } from './pasted-lines.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import type { SheetField } from './sheet-columns.ts';
import { linesOfSheet } from './sheet-line.ts';
import { unitOfWord } from '../rows/unit-word.ts';

const cell = constantFrom<string | number | null>(...OBJECT_WORDS, 'Name', 'Unit', 'Amount', 'Sold', '12,5', 7, null);

test('a file whose headings and cells are such words is read row by row', () => {
  assert(
    property(array(array(cell, { maxLength: 6 }), { maxLength: 8 }), constantFrom('sales', 'procurement'), (rows, variety) => {
      const sheet = { name: '', rows };
      const lines = linesOfSheet(sheet, proposeSheetMapping(sheet, variety, 'comma'), variety);
      for (const { name, quantity, unit } of lines) {
        expect([typeof name, unit === null || typeof unit === 'string']).toEqual(['string', true]);
        expect(quantity === null || Number.isFinite(quantity)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

const column = (field: string) => ({ field: field as SheetField, format: 'comma' as const, isSure: true });

test.each(OBJECT_WORDS)('a mapping kept from elsewhere that names a field "%s" leaves the row as it is', (word) => {
  const mapping: Mapping<SheetField> = { hasHeader: false, columns: [column('name'), column(word), column('servings')] };
  const [line] = linesOfSheet({ name: '', rows: [['Stew', 'x', '12']] }, mapping, 'sales');
  expect(line).toMatchObject({ name: 'Stew', quantity: 12 });
});

test.each(OBJECT_WORDS)('"%s" is a unit in no language, and the size of no pack', (word) => {
  for (const language of LANGUAGES) expect([word, language, unitOfWord(word, language)]).toEqual([word, language, null]);
  expect(readPackSize(word, 'column')).toBeNull();
});

test.each(OBJECT_WORDS)('pasted, "%s" is a dish or a purchase like any other', (word) => {
  expect(pastedSales(`${word} 12`).lines).toMatchObject([{ quantity: 12 }]);
  for (const language of LANGUAGES) expect(pastedPurchases(`25 kg ${word}`, language).lines).toMatchObject([{ quantity: 25 }]);
});
