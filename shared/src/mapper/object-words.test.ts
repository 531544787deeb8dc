import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { proposeMapping } from '../kernel/spreadsheet/mapping.ts';
import { OBJECT_WORDS } from '../kernel/object-words.fixture.ts';
import { brandWordOf, hasBrand, withoutBrands } from './brands.ts';
import { MAPPING_COLUMNS, mappingRows, saidYes } from './mapping-sheet.ts';
import { purchaseWordsOf } from './purchase-words.ts';
import { nameKeyOf, readPurchasedName, withoutHouseBrands } from './purchased-name.ts';
import { isTradeWord } from './words/trade-words.ts';

const words = purchaseWordsOf(['eko', 'krav'], { sverige: 'SE' });
const written = array(constantFrom(...OBJECT_WORDS, '5KG', '6x2,5', 'EKO', 'Sverige', 'TOMAT'), { minLength: 1, maxLength: 6 });

test('a purchased name of such words is read as any other', () => {
  assert(
    property(written, (parts) => {
      const read = readPurchasedName(parts.join(' '), words);
      expect(read.organic).toBe(parts.includes('EKO'));
      expect(read.origin_iso === null || read.origin_iso === 'SE').toBe(true);
      expect([typeof read.name, typeof nameKeyOf(read.name), typeof withoutHouseBrands(read.name)]).toEqual(
        Array(3).fill('string'),
      );
    }),
    { numRuns: 1000 },
  );
});

test.each(OBJECT_WORDS)('"%s" is no word of the trade, no brand and no yes by being there', (word) => {
  expect([isTradeWord(word), hasBrand(word, new Set()), saidYes(word)]).toEqual([false, false, undefined]);
  const brand = brandWordOf(word);
  expect(brand === null || typeof brand === 'string').toBe(true);
  expect(withoutBrands(word, new Set())).toBe(word);
});

test.each(OBJECT_WORDS)('a list whose columns are headed and filled by "%s" is read', (word) => {
  const sheet = {
    name: word,
    rows: [
      ['Name', word, 'Organic'],
      [word, word, word],
    ],
  };
  const rows = mappingRows(sheet, proposeMapping(sheet, MAPPING_COLUMNS, 'comma'));
  expect(rows.every((row) => Object.values(row).every((value) => ['string', 'number'].includes(typeof value)))).toBe(true);
});
