import { expect, test } from 'vitest';
import { fold } from '../../../ingredients/search/fold.ts';
import { NAME_LANGUAGES, type NameLanguage } from '../../../kernel/language.ts';
import { readsLikeNoFood } from '../no-food.ts';
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
  ['nl', 'Bamboe prikker knoop 12cm 250st'],
  ['nl', 'Inzet personeel bediening p/uur'],
  ['nl', 'TAFELROL DUNICEL 1,2X25M'],
  ['sv', 'Jästkorg oval rotting 1kg'],
  ['sv', 'Bageriskor vita stl 41'],
  ['fr', 'Liquide plonge main citron 5L'],
  ['da', 'Suma Revoflow Max P2 3x4,5kg'],
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

test.each<[NameLanguage, string]>([
  ['da', 'Rugsigte 25 kg'],
  ['da', 'Makrel rens. 4 kg'],
  ['da', 'Rødspætte rens. m/hoved 5kg'],
  ['da', 'Leverpostej storpakning 3kg'],
  ['da', 'Skumfiduser blå 300 stk'],
  ['sv', 'Ost portionspackning 10 g x 200'],
  ['sv', 'Strömming fläkt 5 kg'],
  ['sv', 'Zoegas Skånerost Automat 1kg'],
  ['sv', 'Sill julbord 1kg'],
  ['sv', 'Druvor blå plast 10 st'],
  ['sv', 'Porto Tawny 0,75l'],
  ['no', 'Mills Foodservice majones 10kg'],
  ['de', 'Speisekartoff. festk. 10kg'],
  ['de', 'Rinderroulad. TK 5kg'],
  ['de', 'Foodservice Ketchup 10kg'],
  ['de', 'Schneider Weisse 20x0,5l'],
  ['de', 'Thüringer Rostbrater 100g'],
  ['de', 'Kartoffelgratin 1/1 GN 2,5 kg'],
  ['de', 'Zitronenschale. gerieben 1kg'],
  ['nl', 'Kruimelaardap. 10kg'],
  ['nl', 'Rosenborg Danablu 50+ 1,5kg'],
  ['nl', 'Sla 500g-bakje'],
  ['nl', 'Druiven blauw plastic'],
  ['fr', 'Encornet entier nettoyé 1kg'],
  ['fr', 'Poireaux nettoyés 5kg'],
  ['fr', 'Saumon fumé tranché avec intercalaires 1kg'],
  ['fr', 'Figues barquette bois 1kg'],
  ['fr', 'Café dosettes compostables x50'],
  ['en', 'Cheese straws 100g x 12'],
  ['en', 'Smoked salmon sliced interleaf 1kg'],
  ['en', 'Ribbon pasta 3kg'],
  ['en', 'Blue cheese portions x 200'],
])('a food stays one with a pack’s or a maker’s word beside it: %s, %s', (language, name) => {
  expect(readsLikeNoFood(fold(name), language)).toBe(false);
});
