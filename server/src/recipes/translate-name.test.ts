import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { translateName } from '@plateprint/shared/recipes/translate/translate-name.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../ingredients/load-food-data.ts';

let foodData: FoodData;
beforeAll(async () => {
  foodData = await loadFoodData();
});

test.each<[string, Language, string]>([
  ['Löksoppa', 'en_gb', 'Onion soup'],
  ['Löksoppa', 'de', 'Zwiebelsuppe'],
  ['Löksoppa', 'fr', 'Soupe d’oignon'],
  ['Tomato soup with basil', 'sv', 'Tomatsoppa med basilika'],
  ['Kipcurry', 'da', 'Kyllingkarry'],
  ['Kikärtsgryta med spenat', 'nl', 'Kikkererwtenstoofpot met spinazie'],
  ['Gratin de courgettes', 'en_us', 'Zucchini gratin'],
  ['Stekt kyckling med ris', 'fr', 'Poulet rôti avec riz'],
])('%s is in %s %s, and a person should read it over', (recipeName, language, name) => {
  expect(translateName(foodData.release, { recipeName, language })).toMatchObject({ name, readOver: true, kept: [] });
});

test('what a thing is itself called is sure', () => {
  expect(translateName(foodData.release, { recipeName: 'Broccoli', language: 'nl', from: 'en_gb' }).readOver).toBe(false);
});

test('what nobody knows stays as it was written, and says so', () => {
  const translated = translateName(foodData.release, { recipeName: 'Farmors hemliga soppa', language: 'en_gb' });
  expect(translated).toEqual({
    name: 'Farmors hemliga soup',
    language: 'en_gb',
    from: 'sv',
    readOver: true,
    kept: ['Farmors', 'hemliga'],
  });
});

test('the other English is the same name, to be read over', () => {
  const translated = translateName(foodData.release, { recipeName: 'Chicken curry', language: 'en_us' });
  expect(translated).toMatchObject({ name: 'Chicken curry', from: 'en_gb', readOver: true });
});

test.each(['', '   ', '!!!', '寿司', 'a'.repeat(200), '🍅🍅'])('“%s” breaks nothing', (recipeName) => {
  expect(translateName(foodData.release, { recipeName, language: 'de' }).language).toBe('de');
});
