import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { MENU_FOODS } from '@plateprint/shared/recipes/translate/menu-foods.ts';
import { translateName } from '@plateprint/shared/recipes/translate/translate-name.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../ingredients/actions/load-food-data.ts';

let foodData: FoodData;
beforeAll(async () => {
  foodData = await loadFoodData();
});

test.each<[string, Language, string]>([
  ['Potato soup', 'sv', 'Potatissoppa'],
  ['Beef stew', 'sv', 'Nötköttsgryta'],
  ['Beef stew', 'de', 'Rindfleischeintopf'],
  ['Rindergulasch', 'en_gb', 'Beef goulash'],
  ['Chicken salad', 'nl', 'Kipsalade'],
  ['Chicken salad', 'da', 'Kyllingesalat'],
  ['Carrot cake', 'sv', 'Morotskaka'],
  ['Potato soup', 'fr', 'Soupe de pommes de terre'],
  ['Apple pie', 'fr', 'Tarte aux pommes'],
  ['Bean chilli', 'fr', 'Chili aux haricots'],
  ['Soupe d’oignon', 'de', 'Zwiebelsuppe'],
  ['Beetroot salad', 'de', 'Rote-Bete-Salat'],
  ['Egg gratin', 'sv', 'Äggratäng'],
  ['Löksoppa', 'en_gb', 'Onion soup'],
  ['Kipcurry', 'da', 'Kyllingekarry'],
  ['Gratin de courgettes', 'en_us', 'Zucchini gratin'],
])('%s is in %s %s, as the language puts the two together', (recipeName, language, name) => {
  expect(translateName(foodData.release, { recipeName, language })).toMatchObject({ name, readOver: false, kept: [] });
});

test.each<[string, Language, string]>([
  ['Tomato soup with basil', 'sv', 'Tomatsoppa med basilika'],
  ['Tomato soup with basil', 'fr', 'Soupe de tomates au basilic'],
  ['Kikärtsgryta med spenat', 'nl', 'Kikkererwtenstoofpot met spinazie'],
  ['Potato and leek soup', 'sv', 'Potatis- och purjolökssoppa'],
  ['Potato and leek soup', 'fr', 'Soupe de pommes de terre et de poireaux'],
  ['Roast potatoes', 'de', 'Geröstete Kartoffeln'],
])('%s is in %s %s, and a person should read it over', (recipeName, language, name) => {
  expect(translateName(foodData.release, { recipeName, language })).toMatchObject({ name, readOver: true, kept: [] });
});

test.each<[string, Language, string]>([
  ['Red soup', 'da', 'Rød suppe'],
  ['Red soup', 'de', 'Rote Suppe'],
  ['Red soup', 'fr', 'Soupe rouge'],
  ['Red soup', 'nl', 'Rode soep'],
  ['Red tomato soup', 'sv', 'Röd tomatsoppa'],
  ['Red tomato soup', 'fr', 'Soupe de tomates rouge'],
  ['Green salad', 'de', 'Grüner Salat'],
  ['Green curry', 'de', 'Grünes Curry'],
  ['Green salad', 'fr', 'Salade verte'],
  ['Warm bread', 'sv', 'Varmt bröd'],
  ['Warm bread', 'no', 'Varmt brød'],
  ['Warm bread', 'da', 'Varmt brød'],
  ['Warm bread', 'nl', 'Warm brood'],
  ['Fried mushrooms', 'da', 'Stegte svampe'],
  ['Roasted carrots', 'fr', 'Carottes rôties'],
  ['Roast chicken', 'fr', 'Poulet rôti'],
  ['Soupe rouge', 'sv', 'Röd soppa'],
  ['Soupe de tomates froide', 'de', 'Kalte Tomatensuppe'],
  ['Curry vert', 'en_gb', 'Green curry'],
  ['Grünes Curry', 'fr', 'Curry vert'],
  ['Rödbetor med grön sås', 'de', 'Rote Bete mit grüner Sauce'],
  ['Stekt fisk', 'nl', 'Gebakken vis'],
  ['Creamed salmon', 'de', 'Lachs in Rahmsauce'],
])('%s is in %s %s: in its place and form, and to be read over', (recipeName, language, name) => {
  expect(translateName(foodData.release, { recipeName, language })).toMatchObject({ name, readOver: true });
});

const COMPOUNDING: Language[] = ['sv', 'no', 'da', 'de', 'nl'];

test.each(COMPOUNDING)(
  'every food of menus and every dish of one word are one word in %s, and are read as the same again',
  (language) => {
    const dishes = ['soup', 'stew', 'salad', 'gratin', 'risotto', 'goulash'];
    const lost: string[] = [];
    for (const { first } of MENU_FOODS)
      for (const dish of dishes) {
        const recipeName = `${first.en} ${dish}`;
        const { name } = translateName(foodData.release, { recipeName, language, from: 'en_gb' });
        expect(name).not.toMatch(/\s/u);
        const back = translateName(foodData.release, { recipeName: name, language: 'en_gb', from: language }).name.toLowerCase();
        if (back !== recipeName.toLowerCase()) lost.push(`${recipeName} → ${name} → ${back}`);
      }
    expect(lost).toEqual([]);
  },
);

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
