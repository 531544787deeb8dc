import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../actions/load-food-data.ts';
import { understandLine } from '../actions/understand-line.ts';

let foodData: FoodData;
beforeAll(async () => {
  foodData = await loadFoodData();
});

const gramsOf = (language: Language, line: string): number => Math.round(understandLine(foodData, line, language).grams ?? -1);

test.each<[Language, string, number]>([
  ['sv', 'wokgrönsaker, frysta: 5 pås á 2 kg', 10_000],
  ['sv', '½ påse dill, fryst (250 g/påse)', 125],
  ['sv', '4 st lax (150g/st)', 600],
  ['sv', 'lax 4 st 150g/st', 600],
  ['en_gb', '½ bag dill, frozen (250 g per bag)', 125],
  ['en_us', '3 pks spinach (250g/pack)', 750],
  ['no', '2 poser erter (500 g/pose)', 1000],
  ['no', '3 ps erter à 1 kg', 3000],
  ['da', '4 løg (150 g/stk)', 600],
  ['da', '3 ps. ærter à 1 kg', 3000],
  ['de', '3 Btl. Spinat à 500 g', 1500],
  ['de', '2 Pck. Butter (250 g/Pck.)', 500],
  ['fr', '3 sach. épinards à 1 kg', 3000],
  ['fr', '2 bt. tomates (400 g/boîte)', 800],
  ['nl', '3 zk spinazie à 1 kg', 3000],
  ['nl', '2 zakken sla (250 g/zak)', 500],
])('%s: the packs of "%s" hold %s g', (language, line, grams) => {
  expect(gramsOf(language, line)).toBe(grams);
});

test.each<[Language, string]>([
  ['de', '1 Glas Rotkohl (720 ml)'],
  ['de', '1 Glas Sauerkraut (720 ml)'],
  ['de', '1 Glas Rotkohl (0,72 l)'],
  ['sv', '1 burk rödkål (720 ml)'],
  ['no', '1 glass rødkål (720 ml)'],
  ['da', '1 glas rødkål (720 ml)'],
  ['nl', '1 pot rode kool (720 ml)'],
  ['fr', '1 bocal de chou rouge (720 ml)'],
  ['en_gb', '1 jar red cabbage (720 ml)'],
])('%s: "%s" weighs what fills the jar', (language, line) => {
  expect(gramsOf(language, line)).toBeGreaterThanOrEqual(520);
  expect(gramsOf(language, line)).toBeLessThanOrEqual(680);
});

test('what is dense by itself, or has no jar, weighs as before', () => {
  expect(gramsOf('de', '1 Glas Honig (500 ml)')).toBe(700);
  expect(gramsOf('de', '1 Dose Mais (425 ml)')).toBe(276);
});

test.each<[Language, string, string]>([
  ['fr', 'LAIT UHT 1/2 EC 6X1L', 'milk.fat-1-5'],
  ['fr', '1 kg lait 1/2 écrémé', 'milk.fat-1-5'],
  ['fr', '1 l lait demi-écrémé', 'milk.fat-1-5'],
  ['nl', '1 l halfvolle melk', 'milk.fat-1-5'],
  ['da', '1 l letmælk', 'milk.fat-1-5'],
  ['sv', '1 l mellanmjölk', 'milk.fat-1-5'],
  ['no', '1 l lettmelk', 'milk.fat-1-5'],
  ['de', '1 l fettarme Milch 1,5 %', 'milk.fat-1-5'],
  ['en_gb', '1 l semi skimmed', 'milk.fat-1-5'],
  ['en_us', '1 l 2% milk', 'milk.fat-1-5'],
  ['fr', '1 kg beurre 1/2 sel', 'butter.salted'],
  ['sv', '2 dl gr.buljong', 'vegetable-stock.ready'],
  ['sv', '2 dl gr buljong', 'vegetable-stock.ready'],
  ['sv', '1 dl grönsaksbulj.', 'vegetable-stock.ready'],
  ['sv', '1 dl kyll.buljong', 'chicken-stock.ready'],
  ['no', '1 l gr.buljong', 'vegetable-stock.ready'],
  ['da', '1 dl grsk. bouillon', 'vegetable-stock.ready'],
  ['de', '1 l Gemüsebr.', 'vegetable-stock.ready'],
  ['fr', '1 l bouill. lég.', 'vegetable-stock.ready'],
  ['nl', '1 l groentebouill.', 'vegetable-stock.ready'],
  ['de', '50 g getr. Steinpilze', 'porcini.dried'],
  ['de', '500 g tiefgek. Spinat', 'spinach.frozen'],
  ['fr', 'HLE OLIVE VE 5L', 'olive-oil.extra-virgin'],
])('%s: "%s" is %s', (language, line, variation) => {
  expect(understandLine(foodData, line, language).match).toMatchObject({ matched: true, variation: { id: variation } });
});

test('minced beef is meant by "BF HACHE", and one bulb by "garlic: 1 whole"', () => {
  expect(understandLine(foodData, 'BF HACHE 5KG', 'fr').match).toMatchObject({ matched: true, ingredientId: 'beef-mince' });
  for (const [language, line] of [
    ['sv', 'vitlök ..... 1 hel'],
    ['sv', '1 hel vitlök'],
    ['en_gb', 'garlic: 1 whole'],
  ] as const)
    expect(understandLine(foodData, line, language)).toMatchObject({ amount: 1, match: { ingredientId: 'garlic' } });
});

test('a minus is no dash: the line is in doubt, and one with a space is not', () => {
  expect(understandLine(foodData, '-5 kg Mehl', 'de').match.matched).toBe(false);
  expect(understandLine(foodData, '- 5 kg Mehl', 'de').match.matched).toBe(true);
});
