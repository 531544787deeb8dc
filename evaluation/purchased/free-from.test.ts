import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

// What a row says is not in its food. Rows of nobody's list.
const foodData = await loadFoodData();

function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['fr', 'PAIN SANS GLUTEN 1KG', 'gluten-free-bread'],
  ['de', 'GLUTENFREIES BROT', 'gluten-free-bread'],
  ['nl', 'GLUTENVRIJ BROOD', 'gluten-free-bread'],
  ['sv', 'GLUTENFRITT MJÖL', 'gluten-free-flour'],
  ['sv', 'ÄGGFRI MAJONNÄS', 'vegan-mayonnaise'],
  ['en_gb', 'DAIRY-FREE ICE CREAM', 'vegan-ice-cream'],
  ['en_gb', 'ALCOHOL-FREE BEER', 'alcohol-free-beer'],
  ['en_gb', 'MEAT-FREE BURGER', 'vegan-burger'],
  ['da', 'GLUTENFRI PASTA 500G', 'pasta'],
] as const)('a food that is called so is meant: %s %s', (language, name, food) => {
  expect(taken(name, language)?.split('.')[0]).toBe(food);
});

test('a kind that is called so stands for none of its other kinds', () => {
  expect(taken('GLUTENFRI PASTA 500G', 'da')).toBe('pasta.gluten-free');
});

test.each([
  ['fr', 'PAIN DE MIE SANS BLE 500G'],
  ['en_gb', 'WHEAT FREE BREAD 400G'],
  ['no', 'Majones eggfri 3kg'],
  ['no', 'Pølser uten melk 2kg'],
  ['en_gb', 'DRIED APRICOTS SULPHITE FREE'],
  ['de', 'Mayonnaise frei von Ei 5kg'],
] as const)('a food that has it, or may have it, is asked about: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test.each([
  ['fr', 'CAROTTES 10 KILOS', 'carrot.raw'],
  ['nl', 'AARDAPPELEN 10 KILOS', 'potato.raw'],
  ['en_gb', 'CARROTS 10 KILOS', 'carrot.raw'],
  ['en_gb', 'BONELESS CHICKEN THIGH 5KG', 'chicken-thigh.boneless'],
  ['en_gb', 'FREE RANGE EGGS X 180', 'egg.raw'],
] as const)('a word that ends alike denies nothing: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['en_gb', 'STILTON PORT 1KG'],
  ['en_gb', 'CHEDDAR PORT 1KG'],
  ['en_gb', 'PATE PORT 1KG'],
] as const)('English port is a wine, and no portion: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test.each([
  ['en_gb', 'PHILADELPHIA ORG 2KG', false],
  ['en_gb', 'PRINGLES ORG 40G', false],
  ['fr', 'Miel non EU bio', true],
] as const)('the original is not organic, and what is from outside the EU may be: %s %s', (language, name, organic) => {
  expect(matchPurchased(foodData, name, { language, brands: NO_BRANDS }).organic).toBe(organic);
});
