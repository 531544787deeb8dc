import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../server/src/ingredients/actions/understand-line.ts';

const foodData = await loadFoodData();

test.each<[Language, string, string]>([
  ['nl', '90 g Kerriepoeder mild', 'curry-powder'],
  ['nl', 'ong. 1 kilo goudreinetten', 'cooking-apple'],
  ['nl', '3 tenen knof', 'garlic'],
  ['fr', "2 c. à s. de gelée d'abricot pour napper", 'jelly-preserve'],
  ['de', '3 EL Joh.beergelee', 'jelly-preserve'],
  ['da', '6 marinerede sildefileter', 'pickled-herring'],
  ['en_us', '1 pkt au jus gravy mix', 'gravy-powder'],
  ['en_us', '1 can cream of chicken soup', 'chicken-soup'],
  ['en_us', '1 lb Yukon Gold potatoes, peeled, diced', 'potato'],
  ['sv', '500 g morötter i olika färger', 'carrot'],
])('in %s "%s" is %s, and not the food that is spelt or made like it', (language, line, ingredient) => {
  expect(understandLine(foodData, line, language).match.candidates[0]?.ingredientId).toBe(ingredient);
});
