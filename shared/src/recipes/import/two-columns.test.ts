import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { ingredientsOf } from './import-draft.ts';
import { readPastedRecipes } from './pasted-recipes.ts';

const COLUMNS: [Language, string, number, string[]][] = [
  [
    'sv',
    'Kycklingwok\n60 portioner\n\nkycklinglårfilé\t6 kg\nwokgrönsaker\t10 kg\nsoja\t3 dl\nägg\t12\nsesamolja\ten skvätt\näggnudlar\t4½ kg',
    60,
    ['kycklinglårfilé: 6 kg', 'wokgrönsaker: 10 kg', 'soja: 3 dl', 'ägg: 12', 'sesamolja: en skvätt', 'äggnudlar: 4½ kg'],
  ],
  [
    'sv',
    'Kycklingwok\n4 pers x 15\n\nkycklinglårfilé\t6 000 g\nwokgrönsaker, frysta\t5 pås á 2 kg\nsoja\t3dl\nOBS! NÖTFRI till 3B',
    60,
    ['kycklinglårfilé: 6 000 g', 'wokgrönsaker, frysta: 5 pås á 2 kg', 'soja: 3dl'],
  ],
  [
    'en_gb',
    'Beef stew\nServes 40\n\nbraising steak\t6 kg\nonions\t12\ncarrots\t2 kg\nstout\t2 l',
    40,
    ['braising steak: 6 kg', 'onions: 12', 'carrots: 2 kg', 'stout: 2 l'],
  ],
  [
    'en_us',
    'Chili\nServes 40\n\nground beef\t12 lb\nonions\t12\nkidney beans\t6 lb',
    40,
    ['ground beef: 12 lb', 'onions: 12', 'kidney beans: 6 lb'],
  ],
  [
    'no',
    'Fiskegrateng\n30 porsjoner\n\ntorskefilet\t5 kg\nmelk\t4 l\negg\t20\nhvetemel\t500 g',
    30,
    ['torskefilet: 5 kg', 'melk: 4 l', 'egg: 20', 'hvetemel: 500 g'],
  ],
  [
    'da',
    'Boller i karry\n50 personer\n\nhakket svinekød\t6 kg\nløg\t10 stk\nmælk\t5 l\nris\t4 kg',
    50,
    ['hakket svinekød: 6 kg', 'løg: 10 stk', 'mælk: 5 l', 'ris: 4 kg'],
  ],
  [
    'de',
    'Gulasch\nFür 50 Personen\n\nRindfleisch\t8 kg\nZwiebeln\t20 St\nRotwein\t2 l\nPaprikapulver\t200 g',
    50,
    ['Rindfleisch: 8 kg', 'Zwiebeln: 20 St', 'Rotwein: 2 l', 'Paprikapulver: 200 g'],
  ],
  [
    'fr',
    'Blanquette\nPour 50 personnes\n\nÉpaule de veau\t9 kg\nCarottes\t3 kg\nŒufs\t10\nCrème\t2 l',
    50,
    ['Épaule de veau: 9 kg', 'Carottes: 3 kg', 'Œufs: 10', 'Crème: 2 l'],
  ],
  [
    'nl',
    'Hachee\nVoor 40 personen\n\nRundvlees\t7 kg\nUien\t5 kg\nEieren\t12\nAzijn\t4 dl',
    40,
    ['Rundvlees: 7 kg', 'Uien: 5 kg', 'Eieren: 12', 'Azijn: 4 dl'],
  ],
];

test.each(COLUMNS)('a table of names and amounts (%s) is one recipe with all of its lines', (likely, text, portions, lines) => {
  const recipes = readPastedRecipes(text, { likely });
  expect(recipes.map((recipe) => [recipe.title, recipe.portions, ingredientsOf(recipe)])).toEqual([
    [text.split('\n')[0], portions, lines],
  ]);
});

test('two tables with their titles over them are two recipes', () => {
  const text = 'Soppa\t40\nmorötter\t6 kg\ngrädde\t2 l\nägg\t4\n\nKaka\t24\nmjöl\t2 kg\nägg\t12';
  const recipes = readPastedRecipes(text, { likely: 'sv' });
  expect(recipes.map(({ title, portions, lines }) => [title, portions, lines.length])).toEqual([
    ['Soppa', 40, 3],
    ['Kaka', 24, 2],
  ]);
});
