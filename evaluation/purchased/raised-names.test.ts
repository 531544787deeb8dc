import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();
const takenFor = (name: string, language: Language): string | null => {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
};

// What stands behind the pack is the maker, in as many words as it likes; states are read there too.
test.each<[Language, string, string]>([
  ['da', 'HAMBURGERRYG SKIVER 500G DEN GRØNNE SLAGTER', 'kassler.ready'],
  ['da', 'DANBO 45+ SKIVET 1KG MAMMEN', 'hard-cheese.sliced'],
  ['nl', 'TONIJN STUKKEN IN WATER 1,7KG PRINCES', 'canned-tuna.in-brine'],
  ['nl', 'SPINAZIE BLAD 2,5KG DV KLAVERTJE', 'spinach.frozen'],
  ['fr', 'CAMEMBERT 45% MG 250G LEPETIT', 'camembert.ripened'],
  ['en_gb', 'CHEDDAR MILD GRATED 2KG PILGRIMS CHOICE', 'cheddar.grated'],
])('%s: %s is known whatever maker stands behind the pack', (language, name, variation) => {
  expect(takenFor(name, language)).toBe(variation);
});

// A food there may be what is sold, and a word that makes another food of it is no maker.
test.each<[Language, string, string]>([
  ['da', 'Yoghurt 1kg jordbær Nordrik', 'yoghurt.fat-3'],
  ['sv', 'Linser 5kg röda Nordrik', 'green-lentils.dried'],
  ['da', 'Ris 5kg basmati Nordrik', 'rice.dry'],
  ['fr', 'POISSON 100G COLIN ALASKA', 'fish-mix.raw'],
  ['de', 'Champignons 2,5kg Suppe Nordrik', 'button-mushroom.raw'],
])('%s: %s is not taken for the food before the pack alone', (language, name, variation) => {
  expect(takenFor(name, language)).not.toBe(variation);
});

// Shortened words: a state is written out, the rest left out.
test.each<[Language, string, string]>([
  ['nl', 'ROOKWORST GELD. 5X275G', 'bratwurst-cooked.smoked'],
  ['de', 'SCHWEINENACKEN O.KN. VAC GVE', 'pork-neck.raw'],
  ['de', 'SALATKARTOFFEL VORGEK. SCHEIBEN 5KG', 'waxy-potato.boiled'],
  ['sv', 'Köttbullar stekta 5kg', 'meatballs.cooked'],
  ['de', 'BROT MISCH GESCHN. 1000G LANDB.', 'white-bread.ready'],
])('%s: %s is read with its words shortened', (language, name, variation) => {
  expect(takenFor(name, language)).toBe(variation);
});

test('smoked turkey breast is no raw one, and a breaded fish not its fillet', () => {
  expect(takenFor('KALKON BRÖST RÖKT TUNNSK 500G INGELSTA', 'sv')).not.toBe('turkey-breast.raw');
  expect(takenFor('TORSK PAN. 120G', 'sv')).not.toBe('cod.fillet');
});

test('powder of a stock is no ready stock, however it is shortened', () => {
  expect(takenFor('FOND BLANC VOLAILLE DESH. 1KG KNORR', 'fr')).not.toBe('chicken-stock.ready');
});

test('Greek yoghurt is no plain one, boneless no cut with its bone, and pulses that are bought cooked come in a tin', () => {
  expect(takenFor('GRIEKSE YOGHURT 10% 5KG ELINAS', 'nl')).toBe('greek-yoghurt.fat-10');
  expect(takenFor('KYCKLINGLÅR U BEN U SKINN GULDFÅGELN 2,5KG', 'sv')).not.toBe('chicken-leg.with-bone');
  expect(takenFor('KIPPENDIJEN MET BOT 2,5KG', 'nl')).toBe('chicken-thigh.with-bone');
  expect(takenFor('BEEF SHORT RIB BONELESS', 'en_gb')).toBe(null);
  expect(foodData.variation('beef-short-ribs.frozen')?.variation.edibleShare).toBe(0.65);
  expect(takenFor('KIKÄRTOR KOKTA TETRA 380G X 16 GOGREEN', 'sv')).toBe('chickpeas.canned');
  expect(takenFor('BRUINE BONEN HAK 2,65KG', 'nl')).toBe('brown-beans.canned');
  expect(takenFor('Bruine bonen gedroogd 2,65kg', 'nl')).toBe('brown-beans.dried');
});

test('a ware that only looks like a food’s name is none', () => {
  expect(takenFor('TONGS S/S 12IN', 'en_gb')).toBe(null);
});
