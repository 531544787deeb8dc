import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

/** What caterers buy beside food, a table for each language, as a wholesaler's list has it. Rows of nobody's list. */
const ROWS = JSON.parse(readFileSync(join(import.meta.dirname, 'household-rows.json'), 'utf8')) as Record<
  string,
  readonly string[]
>;

const foodData = await loadFoodData();
const isTaken = (name: string, language: Language): boolean =>
  matchPurchased(foodData, name, { language, brands: NO_BRANDS }).matched;

test.each(Object.entries(ROWS) as [Language, readonly string[]][])(
  'no foil, chemical, glove, candle, cutlery, pet food or paper in %s is taken for food, and each is set aside',
  (language, rows) => {
    expect(rows.length).toBeGreaterThanOrEqual(75);
    expect(rows.filter((name) => isTaken(name, language))).toEqual([]);
    expect(rows.filter((name) => setAsideByWords(name, language) !== 'not_food')).toEqual([]);
  },
);

test.each([
  ['da', 'Leverpostej grovhakket folieform 10x500g', 'liver-pate'],
  ['sv', 'RENSKAV FRYST 1KG NORRFRYS', 'reindeer'],
  ['no', 'EPLE RED AROMA NO KL1 13KG', 'apple'],
  ['no', 'SOPP AROMA 3KG', 'chestnut-mushroom'],
  ['nl', 'SCHEERMESSEN 1KG', 'clams'],
  ['fr', 'SIROP FRAISE 1L', 'cordial'],
  ['fr', 'EXTRAIT VANILLE 1L', 'vanilla'],
  ['de', 'SAUERKRAUT HENGSTENBERG 10KG', 'sauerkraut'],
  ['fr', 'JAMBON BLANC SANS COLORANT', 'cooked-ham'],
  ['fr', 'SIROP DE FRAISE SANS COLORANT 1L', 'cordial'],
  ['fr', 'POMME HC 10KG', 'apple'],
  ['en_gb', 'STRAWBERRY CORDIAL NO COLOURING 1L', 'cordial'],
  ['da', 'LØG HAK 5KG', 'yellow-onion'],
] as const)('a food in such a pack, of such a maker or with such a word in it stays one: %s %s', (language, name, food) => {
  expect(matchPurchased(foodData, name, { language, brands: NO_BRANDS })).toMatchObject({ matched: true, ingredientId: food });
  expect(setAsideByWords(name, language)).toBeNull();
});

test.each([
  ['da', 'Nutridrink jordbær 4 x 200 ml'],
  ['da', 'Ernæringsdrik vanilje 200 ml'],
  ['sv', 'Nutridrink vanilj 4x200ml'],
  ['sv', 'Brustablett apelsin 20st'],
  ['no', 'Brusetabletter appelsin 20stk'],
  ['de', 'Fortimel Energy Erdbeere 4x200ml'],
  ['de', 'Trinknahrung Vanille 200ml'],
  ['de', 'Vanillearoma 1L'],
  ['fr', 'Boisson HP/HC Fortimel vanille 200 ml x 24'],
  ['fr', 'CREME HP/HC CHOCOLAT 4X125G'],
  ['fr', 'AROME VANILLE 1L'],
  ['fr', 'AROME VANILLE SANS COLORANT 1L'],
  ['fr', 'VITAMINE C EFFERVESCENTE ORANGE X20'],
  ['fr', 'BOISSON HC FRAISE 200ML'],
  ['fr', 'CREME HP VANILLE 125G'],
  ['fr', 'LAIT INFANTILE 1ER AGE 800G'],
  ['nl', 'Drinkvoeding vanille 200ml'],
  ['nl', 'Bijvoeding aardbei 200ml'],
  ['nl', 'Vanille-aroma 1L'],
  ['en_gb', 'FORTISIP BOTTLE STRAWBERRY 24X200ML'],
  ['en_gb', 'VITAMIN C EFFERVESCENT ORANGE X 20'],
  ['en_gb', 'STRAWBERRY JELLY CRYSTALS 3.5KG'],
] as const)('what is named by its flavour is not the flavour: %s %s', (language, name) => {
  expect(isTaken(name, language)).toBe(false);
});

test.each([
  ['da', 'Rødbeder i skiver, Beauvais, 2,2 kg'],
  ['sv', 'Rödbetor Felix skivade 2,2kg'],
  ['de', 'Gurken Kühne 2,5 kg'],
  ['nl', 'RODE KOOL HAK 720ML'],
  ['nl', 'Rode bieten HAK 680g'],
  ['nl', 'Rode bieten Kesbeke'],
  ['de', 'Rote Bete Specht'],
  ['da', 'Kirsebær Den Gamle Fabrik'],
  ['no', 'Jordbær Hervik'],
] as const)('vegetables of a maker who sells none as they grew are asked about: %s %s', (language, name) => {
  expect(isTaken(name, language)).toBe(false);
});

test.each(['TOMATO KETCHUP ORG 2KG', 'CARROTS ORG 10KG'])('English “org” alone makes no food organic: %s', (name) => {
  expect(matchPurchased(foodData, name, { language: 'en_gb', brands: NO_BRANDS }).organic).toBe(false);
});
