import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrandSearch, brandWordOf, hasBrand, withoutBrands } from './brands.ts';

const FOODS = new Set(['mjolk', 'notfars', 'torsk', 'potatis', 'gronkal', 'smor']);
const isKnown = (word: string): boolean => FOODS.has(word);
function possibleBrands(names: readonly { name: string }[], known: typeof isKnown) {
  const search = new BrandSearch();
  for (const name of names) search.add(name);
  return search.possible(known);
}
const named = (...names: string[]) => names.map((name) => ({ name }));

describe('a word of a name', () => {
  test.each([
    ['NORDRIK', 'nordrik'],
    ['Nordrik,', 'nordrik'],
    ['(NORDRIK)', 'nordrik'],
    ['Smør', 'smor'],
    ["McCain's", "mccain's"],
    ['Coca-Cola', 'coca-cola'],
    ['O’Boy', "o'boy"],
    ['Großmann', 'grossmann'],
    ['🥑AVOKO!', 'avoko'],
    ['Молоко', 'молоко'],
  ])('is %s: %s', (token, word) => expect(brandWordOf(token)).toBe(word));

  test.each(['5KG', 'KL1', 'HK', '-', '', '6x2,5kg', '3-lags'])('is not %s', (token) => expect(brandWordOf(token)).toBeNull());
});

describe('a name without its brands', () => {
  test('loses them wherever they stand and however they are written', () => {
    expect(withoutBrands('Nordrik MJÖLK 3% NORDRIK 10L', new Set(['nordrik']))).toBe('MJÖLK 3% 10L');
  });

  test('loses them in whatever space they stand', () => {
    const brands = new Set(['nordrik']);
    expect(withoutBrands('MJÖLK\u00A0NORDRIK 10L', brands)).toBe('MJÖLK 10L');
    expect(hasBrand('MJÖLK\u00A0NORDRIK 10L', brands)).toBe(true);
    expect(hasBrand('MJÖLK NORDRIKS 10L', brands)).toBe(false);
  });

  test('stays whole where nothing but packs would be left', () => {
    expect(withoutBrands('NORDRIK 10KG', new Set(['nordrik']))).toBe('NORDRIK 10KG');
  });

  test('is never longer, and the same when it is asked again', () => {
    const word = fc.constantFrom('NORDRIK', 'mjölk', '10KG', 'Arvid,', 'KL1');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (tokens) => {
        const brands = new Set(['nordrik', 'arvid']);
        const once = withoutBrands(tokens.join(' '), brands);
        expect(once.length).toBeLessThanOrEqual(tokens.join(' ').length);
        expect(withoutBrands(once, brands)).toBe(once);
      }),
    );
  });
});

describe('what may be a brand', () => {
  test('is a word that nobody knows beside many different things', () => {
    const names = named('MJÖLK NORDRIK 10L', 'NÖTFÄRS NORDRIK 5KG', 'Nordrik torsk', 'POTATIS KL1 NORDRIK', 'TORSK 5KG');
    const [brand, ...others] = possibleBrands(names, isKnown);
    expect(others).toEqual([]);
    expect(brand).toMatchObject({ word: 'nordrik', written: 'NORDRIK' });
    expect(brand?.names.map(({ name }) => name)).toEqual(names.slice(0, 4).map(({ name }) => name));
  });

  test('is no word of a food, however many things it stands beside', () => {
    expect(possibleBrands(named('torsk gul', 'torsk röd', 'torsk blå', 'torsk vit', 'torsk grå'), isKnown)).toEqual([]);
  });

  test('is no word beside few different things, in however many articles', () => {
    const names = named(...['5KG', '10KG', 'KL1', 'PREMIUM', 'EXTRA', 'IQF'].map((article) => `SMAKIS FESTIVAL ${article}`));
    expect(possibleBrands(names, isKnown)).toEqual([]);
  });

  test('is no grade, pack or line of the trade', () => {
    expect(possibleBrands(named('MJÖLK PREMIUM', 'TORSK PREMIUM', 'SMÖR PREMIUM', 'POTATIS PREMIUM'), isKnown)).toEqual([]);
  });
});
