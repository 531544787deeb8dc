import { expect, test } from 'vitest';
import { LANGUAGES, type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { saysCoat } from '@plateprint/shared/ingredients/search/words/coat-words.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { isCoated } from '@plateprint/shared/mapper/words/cut-words.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();

function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['sv', 'Torpedoräkor', 'king-prawns.breaded'],
  ['no', 'Torpedoscampi', 'king-prawns.breaded'],
  ['da', 'Torpedo rejer', 'king-prawns.breaded'],
  ['nl', 'Garnalen tempura', 'king-prawns.breaded'],
  ['de', 'Tempura Garnelen TK 1kg', 'king-prawns.breaded'],
  ['sv', 'Panerade räkor frysta 1kg', 'king-prawns.breaded'],
  ['nl', 'Calamares a la romana', 'squid.breaded'],
  ['sv', 'Wienerschnitzel fläsk', 'pork-schnitzel.breaded'],
  ['da', 'Wienerschnitzel af kalv', 'veal-escalope.breaded'],
  ['de', 'Wiener Schnitzel', 'veal-escalope.breaded'],
] as const)('a coat is its kind with flour: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['sv', 'Wienerschnitzel'],
  ['no', 'Wienerschnitzel'],
  ['da', 'Wienerschnitzel'],
  ['nl', 'Wienerschnitzel'],
  ['de', 'Garnelen im Teigmantel'],
  ['sv', 'Vegopytt'],
  ['no', 'Rekeost'],
  ['nl', 'Rivella'],
  ['nl', 'Vegetarische kroket'],
  ['no', 'Tomatsuppe pulver'],
] as const)('what may be of two animals or hides what it holds waits: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test.each([
  ['da', 'CARLSBERG 0.0'],
  ['da', 'Tuborg classic 0,0'],
  ['nl', 'Brand pils 0.0'],
  ['nl', 'Bavaria 0.0%'],
  ['nl', 'Hertog Jan 0.0'],
] as const)('beer without alcohol is none with it: %s %s', (language, name) => {
  expect(taken(name, language) ?? 'alcohol-free-beer.ready').toBe('alcohol-free-beer.ready');
});

test.each(LANGUAGES)('each name of a coat in %s that is taken holds gluten', (language) => {
  const own = nameLanguageOf(language);
  const bare: string[] = [];
  for (const food of foodData.release.ingredients) {
    if (food.diet === 'vegan') continue;
    for (const name of food.names[own]) {
      const words = foldedWords(fold(name));
      if (!isCoated(name) && !(saysCoat(words) && /schnitzel|snit/u.test(fold(name)))) continue;
      const id = taken(name, language);
      const kind = food.variations.find((each) => each.id === id);
      if (kind && !(kind.allergens ?? food.allergens).contains.includes('gluten')) bare.push(`${name}: ${id}`);
    }
  }
  expect(bare).toEqual([]);
});
