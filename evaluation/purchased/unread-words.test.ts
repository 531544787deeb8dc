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
  ['fr', 'FOND BRUN LIE DESHYD 750G', /^(?!gravy\.ready)/u],
  ['nl', 'MARGARINE VLOEIB 2L', /^(?!margarine\.)/u],
  ['fr', 'EPINARD SRGL 2,5KG', /^(?!spinach\.raw)/u],
] as const)('a word that is short for another kind is asked about, or chooses it: %s %s', (language, name, kind) => {
  expect(String(taken(name, language))).toMatch(kind);
});

test.each([
  ['sv', 'Torskspett 120g 5kg'],
  ['de', 'Zitronenreiniger 5kg'],
  ['da', 'Gulerodskræller'],
  ['da', 'Citronrens 5L'],
  ['en_gb', 'Lemon 5L'],
  ['de', 'Apfel 750ml'],
] as const)('what is one word with a food, and fruit by the litre, is asked about: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test.each([
  ['de', 'Quark 40% i.Tr. 5kg', 'quark.fat-10'],
  ['de', 'Speisequark 20% i. Tr. 10kg', 'quark.fat-3'],
  ['fr', 'Fromage blanc 20% seau 5kg', 'quark.fat-3'],
  ['de', 'H-Milch 3,5% 1L', 'milk.long-life'],
  ['de', 'H-Milch 1,5% 1L', 'milk.fat-1-5'],
  ['no', 'Rundstykke halvstekt 60g', 'bread-roll.frozen'],
  ['sv', 'Fralla halvbakad 60g', 'bread-roll.frozen'],
  ['nl', 'Baguette afbak 25x280g', 'baguette.frozen'],
  ['en_gb', 'Part baked baguettes 25x280g', 'baguette.frozen'],
  ['de', 'Kartoffeln festkochend geschält 10kg', 'potato.peeled'],
  ['nl', 'Aardappelen vastkokend geschild 10kg', 'potato.peeled'],
  ['nl', 'Spinazie deelblokjes diepvries 2,5kg', 'spinach.frozen-chopped'],
] as const)(
  'fat without the water, milk that keeps, bread to bake and peeled potatoes are their own kind: %s %s',
  (language, name, kind) => {
    expect(taken(name, language)).toBe(kind);
  },
);

test.each([
  ['da', 'Torskefilet u/skind 140g 5kg'],
  ['no', 'Seifilet 120-150g 5kg'],
  ['nl', 'Kabeljauwfilet 150g 5kg'],
] as const)('a fillet of white fish that says neither fresh nor frozen is asked about: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test.each([
  ['da', 'Torskefilet fersk 5kg', 'cod.fillet'],
  ['nl', 'Kabeljauwfilet vers 5kg', 'cod.fillet'],
  ['no', 'Laksefilet 5kg', 'salmon.fillet'],
  ['de', 'Kabeljaufilet TK 5kg', 'cod.frozen'],
] as const)('one that says it, and salmon, is taken: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['sv', 'Lättmjölk Sorunda 1l', 'milk'],
  ['sv', 'Morötter Sorunda 5kg', 'carrot'],
  ['de', 'Linsen Teller 5kg Davert', 'green-lentils'],
  ['fr', 'Carottes Bretagne cat 1 10kg', 'carrot'],
] as const)('a maker or a place that nobody knows asks nobody: %s %s', (language, name, food) => {
  expect(taken(name, language)?.split('.')[0]).toBe(food);
});
