import type { Language } from '@plateprint/shared/kernel/language.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import { expect, test, vi } from 'vitest';
import { findNoted } from './find-noted.ts';
import { loadFoodData } from './load-food-data.ts';
import { searchOf } from './search-of.ts';
import { understandLine } from './understand-line.ts';

const foodData = await loadFoodData();

/** A line, then each of its foods as its own part says it, with its grams. */
const SEVERAL: [Language, string, [string, string, number][]][] = [
  [
    'sv',
    '3 kg vitkål + 2 kg morötter, rivna',
    [
      ['3 kg vitkål', 'white-cabbage', 3000],
      ['2 kg morötter, rivna', 'carrot', 2000],
    ],
  ],
  [
    'sv',
    '8 kg nötfärs (fryst) 1½ kg gul lök',
    [
      ['8 kg nötfärs (fryst)', 'beef-mince', 8000],
      ['1½ kg gul lök', 'yellow-onion', 1500],
    ],
  ],
  [
    'sv',
    '8 kg nötfärs (fryst)\t\t1½ kg gul lök',
    [
      ['8 kg nötfärs (fryst)', 'beef-mince', 8000],
      ['1½ kg gul lök', 'yellow-onion', 1500],
    ],
  ],
  [
    'sv',
    '3 dl grädde och 1 kg morötter',
    [
      ['3 dl grädde', 'cream', 300],
      ['1 kg morötter', 'carrot', 1000],
    ],
  ],
  [
    'de',
    '1 kg Kartoffeln + 500 g Karotten',
    [
      ['1 kg Kartoffeln', 'potato', 1000],
      ['500 g Karotten', 'carrot', 500],
    ],
  ],
  [
    'fr',
    '2 kg de carottes + 1 kg d’oignons',
    [
      ['2 kg de carottes', 'carrot', 2000],
      ['1 kg d’oignons', 'yellow-onion', 1000],
    ],
  ],
  [
    'nl',
    '1 kg uien + 2 kg wortels',
    [
      ['1 kg uien', 'yellow-onion', 1000],
      ['2 kg wortels', 'carrot', 2000],
    ],
  ],
  [
    'da',
    '1 kg kartofler + 500 g løg',
    [
      ['1 kg kartofler', 'potato', 1000],
      ['500 g løg', 'yellow-onion', 500],
    ],
  ],
  [
    'no',
    '1 kg poteter + 500 g løk',
    [
      ['1 kg poteter', 'potato', 1000],
      ['500 g løk', 'yellow-onion', 500],
    ],
  ],
  [
    'en_gb',
    '1 kg potatoes + 500 g carrots',
    [
      ['1 kg potatoes', 'potato', 1000],
      ['500 g carrots', 'carrot', 500],
    ],
  ],
  [
    'en_us',
    '2 kg potatoes plus 500 g carrots',
    [
      ['2 kg potatoes', 'potato', 2000],
      ['500 g carrots', 'carrot', 500],
    ],
  ],
];

test.each(SEVERAL)('%s: "%s" counts each of its foods', (language, line, foods) => {
  const { also, ...first } = understandLine(foodData, line, language);
  const read = [first, ...also].map(({ input, match, grams }) => [
    input,
    match.ingredientId,
    Math.round((grams ?? 0) / 100) * 100,
  ]);
  expect(read).toEqual(foods);
});

test.each<[Language, string]>([
  ['sv', '3 kg vitkål + morötter'],
  ['de', '1 kg Kartoffeln + Karotten'],
  ['fr', '2 kg de carottes + oignons'],
  ['nl', '1 kg uien + wortels'],
  ['da', '1 kg kartofler + løg'],
  ['no', '1 kg poteter + løk'],
  ['en_gb', '1 kg potatoes + carrots'],
  ['en_gb', '1 kg potatoes + 500 g zzzqx extra'],
])('%s: "%s" is not sure, with a part left out', (language, line) => {
  const { also, ...first } = understandLine(foodData, line, language);
  expect([first, ...also].every(({ match }) => match.matched)).toBe(false);
});

test.each<[Language, string]>([
  ['en_gb', '100 g butter + extra for greasing'],
  ['sv', '1 dl + 2 msk mjölk'],
  ['de', '300 g Mehl Type 405'],
  ['sv', '2 burkar krossade tomater 400 g'],
])('%s: "%s" is one food', (language, line) => {
  const { input, also, match } = understandLine(foodData, line, language);
  expect({ input, also, sure: match.matched }).toEqual({ input: line, also: [], sure: true });
});

test('a note of a stranger’s many parts is not read as a list, however long the line', () => {
  const { also } = understandLine(foodData, `salt, ${'pepper (sugar), '.repeat(120)}`, 'da');
  const begun = performance.now();
  understandLine(foodData, 'salt (peber) '.repeat(150), 'da');
  expect({ also, isQuick: performance.now() - begun < 1500 }).toEqual({ also: [], isQuick: true });
});

test.each<[string, string[]]>([
  ['1 each lemon, lime, orange', ['1 lemon', '1 lime', '1 orange']],
  ['2 each carrots, celery stalks, onions', ['2 carrots', '2 celery stalks', '2 onions']],
  ['2 each red onions, green peppers', ['2 red onions', '2 green peppers']],
  ['2 each carrots, onions, small dice', ['2 carrots', '2 onions']],
  ['8 each avocados, day of', ['8 each avocados, day of']],
  ['6 each bell peppers, small dice', ['6 each bell peppers, small dice']],
  ['2 each onions, xyzzyfoo, carrots', ['2 onions', '2 xyzzyfoo', '2 carrots']],
])('"%s" counts so many of each, and no cut', (line, inputs) => {
  const { input, also } = understandLine(foodData, line, 'en_us');
  expect([input, ...also.map((other) => other.input)]).toEqual(inputs);
});

test.each<[Language, string, string[]]>([
  ['nl', '2 uien, 3 tenen knoflook', ['yellow-onion 220', 'garlic 15']],
  ['de', '75 g Zucker, 1 P. Vanillinzucker', ['sugar 75', 'vanilla-sugar 8']],
  ['de', '150 g Mehl, 80 g Zucker, 100 g Butter', ['wheat-flour 150', 'sugar 80', 'butter 100']],
  ['en_gb', '4 carrots, peeled, 2 kg potatoes, diced', ['carrot 320', 'potato 2000']],
  ['en_us', 'Black pepper + cayenne    1 Tbsp + 1 tsp', ['black-pepper 8', 'cayenne-pepper 2']],
  ['fr', '500 g de carottes, 2 pincées de sel', ['carrot 500', 'salt 1']],
  ['no', 'Smørkrem: 250 gr smør, 4 dl melis', ['butter 250', 'icing-sugar 220']],
  ['de', '7; Oregano, Basilikum; je 10 g', ['oregano 10', 'basil 10']],
  ['fr', '1 bouquet de menthe + 1 de persil', ['mint 30', 'parsley 50']],
])('%s: "%s" counts each by its own amount', (language, line, foods) => {
  const { also, ...first } = understandLine(foodData, line, language);
  expect([first, ...also].map(({ match, grams }) => `${match.ingredientId} ${Math.round(grams ?? 0)}`)).toEqual(foods);
});

test.each<[Language, string]>([
  ['en_gb', '4 chicken breasts, 600 g chicken'],
  ['en_gb', '2 onions, 200 g chopped'],
  ['de', '2 Dosen Tomaten, 400 g'],
  ['nl', '2 uien, 3 ringen'],
  ['en_gb', 'Chicken breast, skinless, boneless: 150 g each'],
  ['en_gb', 'Eggs, large 60 g each'],
  ['de', 'Semmeln, altbacken; je 60 g'],
])('%s: "%s" counts one food, however often', (language, line) => {
  expect(understandLine(foodData, line, language).also).toEqual([]);
});

test.each<[Language, string, string[]]>([
  ['fr', 'sel poivre cumin', ['salt', 'black-pepper', 'cumin']],
  ['fr', 'thym laurier poivre (PAS de sel)', ['thyme', 'bay-leaf', 'black-pepper']],
  ['de', 'Salz Pfeffer Prise Zucker', ['salt', 'black-pepper', 'sugar']],
  ['no', 'sitron, salt, hvit pepper, sukker', ['lemon', 'salt', 'white-pepper', 'sugar']],
  ['en_us', 'S&P, Tabasco to taste', ['salt', 'black-pepper', 'hot-sauce']],
  ['en_gb', 'veg oil, S+P', ['rapeseed-oil', 'salt', 'black-pepper']],
  ['de', 'Salz Pfeffer Öl', ['salt', 'black-pepper', 'rapeseed-oil']],
  ['fr', 'poivre noir', ['black-pepper']],
  ['en_gb', 'white pepper', ['white-pepper']],
  ['de', 'Pfeffer Salami', ['salami']],
])('%s: "%s" names each of its foods', (language, line, foods) => {
  const { also, ...first } = understandLine(foodData, line, language);
  expect([first, ...also].map(({ match }) => match.ingredientId ?? match.candidates[0]?.ingredientId)).toEqual(foods);
});

test.each<[Language, string]>([
  ['en_gb', 'pepper steak'],
  ['en_gb', 'saffron rice'],
  ['en_gb', 'cinnamon sugar'],
  ['en_gb', 'dill salmon'],
  ['en_gb', 'paprika pork'],
  ['sv', 'salt torsk'],
  ['sv', 'salt sill'],
  ['sv', 'salt fläsk'],
  ['sv', 'salt smör'],
  ['da', 'peber bøf'],
])('%s: "%s" is one thing, with a spice in its name', (language, line) => {
  expect(understandLine(foodData, line, language).also).toEqual([]);
});

test('the endings of a compound are looked up for words of a kitchen’s length alone', () => {
  const short = understandLine(foodData, 'Gemüse oder Hühnerbrühe', 'de').match.ingredientId;
  const long = understandLine(foodData, `Gemüse oder ${'x'.repeat(500)}brühe`, 'de').match.categoryId;
  expect([short, long]).toEqual(['vegetable-stock', 'vegetables']);
});

test('a kind of food by itself is the kind, beside another stock it is a stock', () => {
  expect([
    understandLine(foodData, '1 kg vegetable', 'en_gb').match.ingredientId,
    understandLine(foodData, '1 kg légume', 'fr').match.ingredientId,
    understandLine(foodData, '1 l vegetable or chicken stock', 'en_gb').match.ingredientId,
  ]).toEqual([null, null, 'vegetable-stock']);
});

test.each<[Language, string, string]>([
  ['nl', 'roggebrood met katenspek', 'rye-bread'],
  ['en_gb', 'pasta with tuna', 'pasta'],
  ['en_gb', 'bread with butter', 'white-bread'],
  ['fr', 'pain avec beurre', 'white-bread'],
])('%s: "%s" is not surely the first alone', (language, line, first) => {
  const { match } = understandLine(foodData, line, language);
  expect([match.matched, match.candidates[0]?.ingredientId]).toEqual([false, first]);
});

test.each<[Language, string, string]>([
  ['da', 'rugbrød med kerner', 'rye-bread'],
  ['en_gb', '2 kg potatoes with skin', 'potato'],
  ['da', 'Oksebouillon (øko pulver) – 120 g', 'beef-stock-cube'],
  ['fr', '250 g fond brun lié déshydraté', 'gravy-powder'],
  ['en_gb', '20 l vegetable stock (instant, organic)', 'vegetable-stock'],
  ['en_gb', '2 l gravy', 'gravy'],
  ['fr', '2,5 kg oignons émincés 4e gamme', 'yellow-onion'],
  ['fr', 'tomate tranches : 30 g', 'tomato'],
])('%s: "%s" is surely %s', (language, line, food) => {
  const { match } = understandLine(foodData, line, language);
  expect([match.matched, match.ingredientId]).toEqual([true, food]);
});

test.each<[Language, string, string]>([
  ['de', '2 l Gemüse oder Hühnerbrühe', 'vegetable-stock'],
  ['sv', '1 dl oliv- eller rapsolja', 'olive-oil'],
])('%s: the first of two names takes the ending of the second: %s', (language, line, id) => {
  expect(findNoted(searchOf(foodData), parseLine(line, language), { language, limit: 1 })[0]?.ingredient.id).toBe(id);
});

test('endings that no food has are not looked for', () => {
  const find = vi.spyOn(searchOf(foodData), 'find');
  const line = '2 l Gemüse oder Qwrtzxvbqwrtzxvbqwrtzxvbqwrtzxvbqwrtzxvb';
  findNoted(searchOf(foodData), parseLine(line, 'de'), { language: 'de', limit: 1 });
  expect(find.mock.calls.map(([name]) => name).filter((name) => /^Gemüse./u.test(name))).toEqual([]);
  find.mockRestore();
});
