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

test.each([
  ['sv', '3 burkar tomatpuré à 800 g', 'tomato-paste'],
  ['sv', '800 g tomatpuré', 'tomato-paste'],
  ['no', '1 boks tomatpuré', 'tomato-paste'],
  ['da', '1 dåse tomatpuré', 'tomato-paste'],
  ['de', '1 Dose Tomatenmark', 'tomato-paste'],
  ['fr', '1 boîte de concentré de tomates', 'tomato-paste'],
  ['nl', '1 blik tomatenpuree', 'tomato-paste'],
  ['en_gb', '1 tin tomato purée', 'tomato-paste'],
  ['en_us', '1 can tomato paste', 'tomato-paste'],
  ['sv', '1 burk tomater', 'tomatoes-canned'],
  ['en_gb', '1 can tomatoes', 'tomatoes-canned'],
  ['de', '1 Dose Tomaten', 'tomatoes-canned'],
  ['en_gb', '1 tin sardines', 'canned-sardines'],
] satisfies [Language, string, string][])('%s: %s is %s', (language, line, ingredientId) => {
  expect(understandLine(foodData, line, language).match).toMatchObject({ matched: true, ingredientId });
});
