import { expect, test } from 'vitest';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { readsLikeNoFood } from '@plateprint/shared/mapper/words/no-food.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

// What a row says beside its food: a treatment that makes another thing of it, a second food, a dish. Rows of nobody's list.
const foodData = await loadFoodData();

function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['da', 'ANANAS SKIVER DS 3KG', 'pineapple.in-syrup'],
  ['fr', 'HARICOTS VERTS BTE 5/1', 'green-beans.canned'],
  ['fr', 'CHAMPIGNONS EMINCES BTE', 'button-mushroom.canned'],
  ['en_gb', 'PEAS MARROWFAT TIN', 'peas.canned'],
  ['fr', 'OEUF DUR ECALE', 'egg.boiled'],
  ['da', 'KYLLINGEBRYST STRIMLER STEGT IQF 2KG', 'chicken-breast.cooked'],
] as const)('what was done to it is the kind of it: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['da', 'OKSEKØD STRIMLET MARINERET 2,5KG'],
  ['sv', 'LAXFILÉ VARMRÖKT 1KG'],
  ['no', 'SVINEKNOKE RØKT 1KG'],
  ['nl', 'GEMBER GEMALEN'],
  ['de', 'Sojahack getrocknet'],
  ['en_gb', 'MUSHROOM CUPS BREADED'],
  ['da', 'HVIDLØG HAKKET I OLIE 1KG'],
] as const)('where the data have no such kind, a person says what it is: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test.each([
  ['fr', 'HAR. VERTS TRES FINS SURG 1KG', 'green-beans.frozen'],
  ['fr', 'TOM. PELEES ENTIERES BTE 3/1', 'tomatoes-canned.whole'],
  ['fr', 'TOM. DE SAVOIE AOP 1,5KG', null],
] as const)('a word that is cut short is known by the next one: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['fr', 'POMME GOLDEN 115/150 CAT1 13KG', 'apple'],
  ['fr', 'HUILE TOURNESOL BIDON 10L', 'sunflower-oil'],
  ['de', 'ROGGENM.BROT GESCHN. 1000G', 'rye-bread'],
  ['sv', 'Köttbullar stekta 12g 5kg nöt/gris', 'meatballs'],
] as const)('a size, the food itself and an animal of it say nothing more: %s %s', (language, name, food) => {
  expect(taken(name, language)?.split('.')[0]).toBe(food);
});

test.each([
  ['da', 'Gebyr for hasteordre'],
  ['da', 'SUPPEBÆGER M/LÅG 500ML'],
  ['sv', 'Hyllplan för kyl'],
  ['sv', 'Engångsbestick trä 100p'],
  ['no', 'Plukktillegg fryst'],
  ['nl', 'Spoedtoeslag levering'],
  ['de', 'Kühlkettenpauschale'],
  ['de', 'EXPRESSZUSCHL. TK'],
  ['fr', 'DOSEUR SAVON MURAL'],
  ['en_gb', 'MOUSE TRAPS 2PK'],
  ['en_gb', 'HERB PLANTER GALV 3-POT EMPTY'],
] as const)('the last word of a compound, a material or a measure tells a ware: %s %s', (language, name) => {
  expect(readsLikeNoFood(fold(name), nameLanguageOf(language))).toBe(true);
});

test.each([
  ['da', 'Pasta penne rigate 5 kg Barilla Food Service'],
  ['no', 'Rapsolje 10L kanne'],
  ['fr', 'pousses de bambou'],
  ['en_gb', 'easy peelers'],
  ['de', 'Schaufel Schwein'],
] as const)('a food is none: %s %s', (language, name) => {
  expect(readsLikeNoFood(fold(name), nameLanguageOf(language))).toBe(false);
});
