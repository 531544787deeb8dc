import { expect, test } from 'vitest';
import { fold } from '../../../ingredients/search/fold.ts';
import { NAME_LANGUAGES } from '../../../kernel/language.ts';
import { beginsWithGoods, goodsIn, namesGoods } from './names-goods.ts';

test.each(NAME_LANGUAGES)('the table of %s is wide, folded and says each word once', (language) => {
  const { heads, ends, begins } = goodsIn(language);
  expect(heads.length).toBeGreaterThanOrEqual(250);
  for (const words of [heads, ends, begins]) {
    expect(words).toEqual(words.map((word) => fold(word)));
    expect(new Set(words).size).toBe(words.length);
  }
});

test.each([
  ['da', 'Vaffelpresse dobbelt'],
  ['no', 'Kaffekanne svart'],
  ['sv', 'Hyrköksservice per timme, knivslipning'],
  ['nl', 'Frituurzeef groot'],
  ['nl', 'Brandstof-toeslag'],
  ['de', 'Gaspatrone MSF 4er'],
  ['de', 'ENERGIEKOSTENZUSCHL. JE LFG'],
  ['fr', 'Moule silicone madeleine'],
  ['fr', 'Collecte biodéchets novembre'],
  ['en', 'Pie funnels white'],
  ['en', 'Used cooking oil collection'],
] as const)('a tool, a machine, a fee and a service are goods: %s %s', (language, name) => {
  expect(namesGoods(fold(name), language)).toBe(true);
});

test.each([
  ['da', 'Filoplader 10 stk'],
  ['no', 'Korianderblader'],
  ['sv', 'Selleristång'],
  ['nl', 'Runderschouder'],
  ['nl', 'Olijfolie extra vierge'],
  ['de', 'Teigtaschen asiatisch'],
  ['fr', 'Oeufs frais de poules'],
  ['en', 'Microwave rice'],
] as const)('a food that ends like goods is none: %s %s', (language, name) => {
  expect(namesGoods(fold(name), language)).toBe(false);
});

test('a box for a cake is no cake', () => {
  expect(beginsWithGoods(fold('Smörgåstårtekartong 30x40'), 'sv')).toBe(true);
  expect(beginsWithGoods(fold('Smörgåstårta 30x40'), 'sv')).toBe(false);
});
