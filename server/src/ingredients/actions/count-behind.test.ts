import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from './load-food-data.ts';
import { understandLine } from './understand-line.ts';

// Against the food data that is shipped.
let foodData: FoodData;
beforeAll(async () => {
  foodData = await loadFoodData();
});

const gramsOf = (line: string, language: Language): number | null => understandLine(foodData, line, language).grams;

test.each([
  ['en_gb', 'Eggs 60', 60],
  ['en_us', 'Eggs 60', 60],
  ['sv', 'Ägg 60', 60],
  ['no', 'Egg 60', 60],
  ['da', 'Æg 60', 60],
  ['de', 'Eier 60', 60],
  ['fr', 'Œufs 60', 60],
  ['nl', 'Eieren 60', 60],
  ['de', 'Zwiebeln 5', 5],
  ['en_gb', 'Bread rolls 120', 120],
] satisfies [Language, string, number][])('%s: the number of %s counts it', (language, line, count) => {
  const { amount, phrase, grams } = understandLine(foodData, line, language);
  expect(amount).toBe(count);
  expect(phrase.input).toBe(line);
  expect(grams).toBeGreaterThan(0);
});

test.each([
  ['de', 'Mehl 405'],
  ['en_gb', 'Milk 10'],
  ['en_gb', 'Potatoes 500'],
  ['sv', 'Ost 45'],
] satisfies [Language, string][])('%s: the number of %s may be anything', (language, line) => {
  expect(gramsOf(line, language)).toBeNull();
});

test.each([
  ['sv', 'Krossade tomater burk 3 st (á 800 g)', 2400],
  ['sv', 'Burk 3 st krossade tomater (á 800 g)', 2400],
  ['no', 'Hakkede tomater boks 3 stk (à 800 g)', 2400],
  ['da', 'Hakkede tomater dåse 3 stk (à 800 g)', 2400],
  ['de', 'Tomaten gehackt, Dose 3 St. (800 g)', 2400],
  ['fr', 'Tomates concassées boîte 3 pièces (800 g)', 2400],
  ['nl', 'Tomatenblokjes blik 3 stuks (800 g)', 2400],
  ['en_gb', 'Chopped tomatoes, tin 3 pcs (400g)', 1200],
  ['fr', '2 boîtes de thon au naturel (2 x 140 g)', 280],
  ['en_gb', '2 x A10 tins baked beans', 5100],
  ['sv', '1 halv gurka', 175],
  ['fr', '1 demi-oignon', 55],
  ['de', '2 halbe Hähnchen', 1400],
  ['en_gb', 'between 1.5 and 2 kg beef brisket', 1750],
  ['de', 'zwischen 1,5 und 2 kg Rinderbrust', 1750],
] satisfies [Language, string, number][])('%s: %s', (language, line, grams) => {
  expect(gramsOf(line, language)).toBe(grams);
});

test.each([
  ['no', '400 g kjøttdeig av svin 6 %', 'pork-mince.raw'],
  ['no', '400 g kjøttdeig av storfe 14 %', 'beef-mince.fat-15'],
  ['da', '500 g hk. oksekød', 'beef-mince.fat-15'],
  ['de', '250 g Mikrowellenreis', 'rice.ready'],
  ['sv', '250 g mikroris', 'rice.ready'],
  ['fr', '1 baguette rassise', 'baguette.ready'],
  ['en_gb', '2 tbsp dukkah', 'dukkah.ground'],
] satisfies [Language, string, string][])('%s: %s is %s', (language, line, variation) => {
  const { match } = understandLine(foodData, line, language);
  expect(match.matched && match.variation?.id).toBe(variation);
});

test.each<[Language, string, number]>([
  ['de', '10 Körnerbrötchen', 600],
  ['de', '2 Vollkornbrot', 1200],
  ['no', '20 grove baguetter, halvstekte', 2500],
  ['nl', '15 vegetarische rookworsten', 3000],
])('%s: "%s" weighs as what is called so', (language, line, grams) => {
  expect(understandLine(foodData, line, language).grams).toBe(grams);
});
