import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../server/src/ingredients/actions/understand-line.ts';

const foodData = await loadFoodData();

/** Foods as they grow or are slaughtered: what a dish of them must never be taken for. */
const RAW = new Set([
  'carrot',
  'green-beans',
  'leek',
  'courgette',
  'spinach',
  'button-mushroom',
  'chicken',
  'salmon',
  'potato',
  'cauliflower',
  'green-lentils',
  'beef',
  'curly-endive',
  'beef-tomato',
  'kale',
]);

const DISHES: readonly [Language, readonly string[]][] = [
  [
    'fr',
    [
      'carottes à la crème',
      'haricots verts à la tomate',
      'haricots verts aux lardons',
      'poireaux au vin blanc',
      'chou-fleur au fromage',
      'courgettes farcies',
      'épinards au gratin',
      'champignons à la provençale',
      'poireaux gratinés',
      'bœuf en sauce',
      'saumon en croûte',
      'pommes de terre au fromage',
    ],
  ],
  [
    'de',
    [
      'Champignons in Rahm',
      'Lauch in Béchamel',
      'Bohnen mit Speck',
      'gefüllte Zucchini',
      'überbackener Blumenkohl',
      'gratinierte Zucchini',
      'Lachs im Blätterteig',
      'Karotten mit Käse',
    ],
  ],
  [
    'sv',
    ['morötter i dill', 'lax i smördeg', 'purjolök i gräddsås', 'fyllda champinjoner', 'gratinerad blomkål', 'potatis med bacon'],
  ],
  ['no', ['gulrøtter i dill', 'laks i butterdeig', 'purre i fløtesaus', 'fylt squash', 'gratinert blomkål', 'poteter med bacon']],
  [
    'da',
    ['gulerødder i dild', 'laks i butterdej', 'porrer i flødesauce', 'fyldt squash', 'gratineret blomkål', 'kartofler med bacon'],
  ],
  [
    'nl',
    [
      'stamppot rauwe andijvie',
      'prei in roomsaus',
      'bloemkool in kaassaus',
      'zalm in bladerdeeg',
      'gevulde courgette',
      'gegratineerde prei',
      'sperziebonen met spek',
    ],
  ],
  [
    'en_gb',
    [
      'creamed leeks',
      'leeks in cream',
      'carrots in gravy',
      'mushrooms in batter',
      'stuffed courgettes',
      'devilled mushrooms',
      'green beans with bacon',
      'beef in tomato sauce',
    ],
  ],
  [
    'en_us',
    ['smothered chicken', 'loaded cauliflower', 'buttered carrots', 'candied carrots', 'beef in gravy', 'stuffed zucchini'],
  ],
];

test.each(DISHES.flatMap(([language, names]) => names.map((name) => [language, name] as const)))(
  '%s: “%s” is a dish, or waits',
  (language, name) => {
    const taken = [name, `2 kg ${name}`].filter((line) => {
      const { match } = understandLine(foodData, line, language);
      return match.matched && RAW.has(match.ingredientId ?? '');
    });
    expect(taken).toEqual([]);
  },
);

/** Behind the same prepositions stands as often what makes no dish. */
test.each<[Language, string, string]>([
  ['fr', 'carottes en rondelles', 'carrot'],
  ['fr', 'poulet avec os', 'chicken'],
  ['fr', 'pommes de terre pour gratin', 'potato'],
  ['de', 'Karotten in Scheiben', 'carrot'],
  ['de', 'Lachs mit Haut', 'salmon'],
  ['de', 'Kartoffeln für Salat', 'potato'],
  ['sv', 'lax med skinn', 'salmon'],
  ['sv', 'morötter i slantar', 'carrot'],
  ['sv', 'champinjoner till sås', 'button-mushroom'],
  ['no', 'laks uten skinn', 'salmon'],
  ['da', 'kartofler i tern', 'potato'],
  ['nl', 'prei in ringen', 'leek'],
  ['en_gb', 'leeks for sauce', 'leek'],
  ['en_gb', 'salmon with skin', 'salmon'],
])('%s: “%s” is what it is called', (language, name, ingredient) => {
  expect(understandLine(foodData, name, language).match).toMatchObject({ matched: true, ingredientId: ingredient });
});

/** A name that a kitchen gives to a dish with meat hides none of it. */
test.each<[Language, string, string]>([
  ['sv', 'ärtsoppa', 'pea-soup-pork'],
  ['no', 'ertesuppe', 'pea-soup-pork'],
  ['de', 'Erbseneintopf', 'pea-soup-pork'],
  ['nl', 'erwtensoep', 'pea-soup-pork'],
  ['nl', 'snert', 'pea-soup-pork'],
  ['en_us', 'split pea soup', 'pea-soup-pork'],
  ['de', 'Linseneintopf', 'lentil-stew-sausage'],
  ['nl', 'bruine bonensoep', 'bean-soup-pork'],
  ['sv', 'kroppkakor', 'kroppkaka'],
  ['da', 'risalamande', 'rice-cream-dessert'],
])('%s: “%s” is %s', (language, name, ingredient) => {
  const { match } = understandLine(foodData, name, language);
  const food = foodData.ingredient(ingredient);
  expect(match).toMatchObject({ matched: true, ingredientId: ingredient });
  expect(food?.diet === 'meat' || food?.allergens.contains.includes('milk')).toBe(true);
});

test.each<[Language, string, string]>([
  ['sv', 'vegetarisk ärtsoppa', 'pea-soup'],
  ['de', 'vegetarische Erbsensuppe', 'pea-soup'],
  ['nl', 'vegetarische erwtensoep', 'pea-soup'],
  ['fr', 'carottes à la crème', 'creamed-vegetables'],
  ['fr', 'haricots verts à la tomate', 'green-beans-tomato'],
  ['fr', 'haricots verts aux lardons', 'green-beans-bacon'],
  ['de', 'Champignons in Rahm', 'mushrooms-in-cream'],
  ['nl', 'stamppot rauwe andijvie', 'endive-mash'],
  ['nl', 'stamppot', 'vegetable-mash'],
  ['da', 'grønlangkål', 'creamed-kale'],
  ['da', '2 spsk hvidløg/ingefær-paste', 'ginger-garlic-paste'],
  ['sv', 'glutenfri pasta', 'pasta'],
  ['de', 'glutenfreie Nudeln', 'pasta'],
  ['nl', 'glutenvrije spaghetti', 'pasta'],
  ['en_us', 'beef rib bone in', 'beef-ribeye'],
])('%s: “%s” is %s', (language, name, ingredient) => {
  expect(understandLine(foodData, name, language).match).toMatchObject({ matched: true, ingredientId: ingredient });
});

test('a schnitzel of which nothing is said may have a coat of flour and crumbs: somebody looks', () => {
  expect(understandLine(foodData, '4 Schnitzel', 'de').match.matched).toBe(false);
});
