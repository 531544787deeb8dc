import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();

/** The kind that a row is taken for; null where a person is asked. */
function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['sv', 'Isterband lättrökt 4x5p 100g', 'sausage'],
  ['sv', 'Raggmunk 60g x 80 färdigstekta fr', 'potato-pancakes'],
  ['sv', 'Julmust 33cl brk 20st', 'kvass'],
  ['sv', 'Hjortronsylt 1,7kg Önos', 'jam'],
  ['no', 'FÅRIKÅLKJØTT LAM FRYST CA 10KG', 'lamb'],
  ['no', 'KYLLINGFILET STRIMLET STEKT 2,5KG FRYST PRIOR', 'chicken-strips'],
  ['no', 'KNEIPP OPPSK. 750G BAKEHUSET', 'wholemeal-bread'],
  ['no', 'MEDISTERDEIG 2KG', 'sausage-meat'],
  ['no', 'SKOLEBOLLER FR 110G 48STK', 'cinnamon-bun'],
  ['da', 'GAMMEL OLE 60+ SKIVER 500G', 'hard-cheese'],
  ['de', 'REIBEKUCHEN RHEIN. ART TK 60G 6KG', 'potato-pancakes'],
  ['de', 'WEISSWURST MÜNCHNER ART 20X60G VAK', 'bratwurst-cooked'],
  ['de', 'APFELSCHORLE 24X0,33L PET MW', 'fruit-drink'],
  ['de', 'KNÖDELBROT GEWÜRF. 5KG', 'croutons'],
  ['nl', 'Hagelslag melk portie 20gr 80st de Ruijter', 'chocolate-sprinkles'],
  ['nl', 'SUCADELAPPEN 5KG VAC', 'beef-shoulder'],
  ['nl', 'LEERDAMMER PLAKKEN 1KG', 'edam'],
  ['en_gb', 'GAMMON STEAKS D CUT 8OZ X 20 FRZ', 'christmas-ham'],
  ['en_gb', 'FISHERMANS PIE 2.5KG FZN', 'fish-pie'],
  ['en_gb', 'TREACLE SPONGE PUDD 24X120G', 'sponge-cake'],
  ['de', 'SCHUPFNUDELN 2,5KG BTL', 'gnocchi'],
  ['da', 'PÅLÆGSCHOKOLADE MØRK 6KG', 'dark-chocolate'],
  ['sv', 'ÖGONKAKAO 1KG', 'cocoa-powder'],
  ['no', 'PINNEKJØTT RØKT KUTTET 3KG', 'mutton'],
  ['en_gb', 'SODA FARLS 4S X8', 'white-bread'],
] as const)('a country’s own goods are what they are called, and no neighbour of it: %s %s', (language, name, food) => {
  expect(taken(name, language)?.split('.')[0]).toBe(food);
});

test.each([
  ['sv', 'PÖLSA HOTELL 2KG', 'offal-barley-hash'],
  ['sv', 'BLÅBÄRSSOPPA 1L', 'bilberry-soup'],
  ['no', 'RØMMEGRØT FERDIG 1KG', 'sour-cream-porridge'],
  ['no', 'LAMMERULL SKIVET 500G', 'rolled-lamb'],
  ['no', 'FÅRIKÅL FERDIG 2,5KG KJØL', 'lamb-cabbage-stew'],
  ['da', 'BRUNEDE KARTOFLER 2,5KG KØL', 'caramelised-potatoes'],
  ['de', 'LEBERKNÖDEL 70G TK 4KG', 'liver-dumplings'],
  ['de', 'DAMPFNUDELN BAYR. 20X150G TK', 'steamed-yeast-dumpling'],
  ['fr', 'QUENELLE BROCHET 120G X24 AMBIANT', 'pike-quenelles'],
  ['fr', 'SIROP ORGEAT TEISS. BTL 1L', 'orgeat'],
  ['nl', 'KAASSOUFFLE 70G 24ST DV', 'breaded-cheese-snack'],
  ['en_gb', 'JAM ROLY POLY 1.5KG FZN', 'suet-pudding'],
  ['en_gb', 'Malt Vinegar 4x5ltr', 'malt-vinegar'],
] as const)('what no food stood for has one of its own: %s %s', (language, name, food) => {
  expect(taken(name, language)?.split('.')[0]).toBe(food);
});

test.each([
  ['en_gb', 'Whipping Cream UHT 12x1ltr Millac Gold', 'milk-fat-blend-cream.ready'],
  ['en_gb', 'MILLAC GOLD DBL UHT 12X1L', 'milk-fat-blend-cream.ready'],
  ['en_gb', 'ELMLEA DBL 284ML X12', 'milk-fat-blend-cream.ready'],
  ['en_gb', 'ELMLEA PLANT DBL CREAM 270ML X12', 'plant-fat-cream.ready'],
  ['de', 'CREMEFINE PROFI Z.KOCHEN 15% 8X1L UNILEVER', 'milk-fat-blend-cream.ready'],
  ['en_gb', 'Millac Double Cream 2L', 'double-cream.fat-48'],
] as const)('a brand of blended cream is no cream, whatever the row calls it: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['de', 'Milchreis klassisch Eimer 5kg gekühlt', /^(?!pudding-rice)/u],
  ['da', 'KANELSTANG 500G FROST', /^(?!cinnamon\.)/u],
  ['sv', 'Basmatiris 5kg', /^basmati-rice\./u],
  ['da', 'Kanelstænger 500g', /^cinnamon\./u],
] as const)('nobody freezes or chills what is dry: %s %s', (language, name, kind) => {
  expect(String(taken(name, language))).toMatch(kind);
});

test('a maker’s name that is an article’s own is no maker to leave out', () => {
  expect(taken('BRANSTON PICKLE SM CHUNK 2.55KG', 'en_gb')).toBe('pickle-relish.ready');
});
