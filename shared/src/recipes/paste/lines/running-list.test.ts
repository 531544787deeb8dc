import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipe } from '../pasted-recipe.ts';

const linesOf = (text: string, language: Language): string[] =>
  readPastedRecipe(text, language).lines.map(({ text: line, heading }) => (heading ? `# ${line}` : line));

const SOUPS: Record<Language, string> = {
  en_gb: 'Carrot soup',
  en_us: 'Carrot soup',
  sv: 'Morotssoppa',
  no: 'Gulrotsuppe',
  da: 'Gulerodssuppe',
  de: 'Karottensuppe',
  fr: 'Soupe de carottes',
  nl: 'Wortelsoep',
};

test.each<[Language, string, string[]]>([
  [
    'en_gb',
    'Ingredients: 2 onions, 3 carrots, finely chopped, 1 l stock, fresh basil',
    ['2 onions', '3 carrots, finely chopped', '1 l stock', 'fresh basil'],
  ],
  [
    'de',
    'Zutaten (für 6 Personen): 2 kg Grünkohl (ersatzweise TK, aufgetaut), 4 Zwiebeln, fein gehackt, Salz, etwas Zucker',
    ['2 kg Grünkohl (ersatzweise TK, aufgetaut)', '4 Zwiebeln, fein gehackt', 'Salz', 'etwas Zucker'],
  ],
  [
    'sv',
    'Du behöver (4 port): 2 paket halloumi, 1,5 dl grädde, smör att steka i, 4 dl råris.',
    ['2 paket halloumi', '1,5 dl grädde', 'smör att steka i', '4 dl råris'],
  ],
  [
    'fr',
    'Pour 4 personnes. Ingrédients : 3 kg de moules, 2 échalotes, persil haché. Frites : 1 kg de pommes de terre, sel.',
    ['3 kg de moules', '2 échalotes', 'persil haché', '# Frites:', '1 kg de pommes de terre', 'sel'],
  ],
  [
    'nl',
    'Lekker voor bij de barbecue! Voor 6 personen heb je nodig: 300 gram orzo, 1 komkommer, 500 g tomaatjes, een bakje olijven.',
    ['300 gram orzo', '1 komkommer', '500 g tomaatjes', 'een bakje olijven'],
  ],
  [
    'en_us',
    'Typed up from her card. 5 lbs potatoes, peeled and cubed; 8 eggs; 1 cup relish; 2 cups mayo; paprika for the top.',
    ['5 lbs potatoes, peeled and cubed', '8 eggs', '1 cup relish', '2 cups mayo', 'paprika for the top'],
  ],
])('ingredients one after the other in a row are lines of their own: %s', (language, row, lines) => {
  const text = `${SOUPS[language]}\n\n${row}`;
  expect([readPastedRecipe(text, language).title, ...linesOf(text, language)]).toEqual([SOUPS[language], ...lines]);
});

const portions = (row: string, language: Language) => readPastedRecipe(`Supper\n\n${row}`, language).portions;

test('a list of semicolons behind its heading, and numbers alone, lose no food', () => {
  expect(linesOf('Carrot soup\n\nIngredients: 2 onions; 3 carrots; 1 l stock; 4 potatoes', 'en_gb')).toEqual([
    '2 onions',
    '3 carrots',
    '1 l stock',
    '4 potatoes',
  ]);
  expect(linesOf('Carrot soup\n\nIngredients: 1 onion, 2, 3 or 4 potatoes, 400 ml coconut milk', 'en_gb')).toEqual([
    '1 onion',
    '2, 3 or 4 potatoes',
    '400 ml coconut milk',
  ]);
  const abbreviated = '4 Zwiebeln; 2 Karotten; ca. 1 l Brühe; 500 g Rindfleisch; 3 Kartoffeln';
  expect(linesOf(`Gulaschsuppe\n\nZutaten\n${abbreviated}`, 'de')).toEqual(abbreviated.split('; '));
});

test.each<[Language, string]>([
  ['en_gb', 'Step 1: 200 g butter, 100 g sugar, 2 eggs, mix well.'],
  ['en_gb', 'For the dressing: 3 tbsp oil, 1 tbsp vinegar, 1 tsp mustard. Whisk together.'],
  ['fr', 'Pour la sauce : 20 cl de crème, 10 g de farine, 5 g de sel, mélanger.'],
])('a step that names its amounts again stays a step: %s %s', (language, step) => {
  const heads = language === 'fr' ? ['Ingrédients', 'Préparation'] : ['Ingredients', 'Method'];
  const { lines, method } = readPastedRecipe(
    `Cake\n\n${heads[0]}\n200 g butter\n2 eggs\n\n${heads[1]}\n${step}\nBake it well.`,
    language,
  );
  expect(lines.map(({ text }) => text)).toEqual(['200 g butter', '2 eggs']);
  expect(method).toContain(step);
});

test.each<[Language, string, number]>([
  ['en_gb', 'Portions: 10, 20, 50', 10],
  ['de', 'Portionen: 10, 25, 50', 10],
  ['en_gb', 'Makes: 12 muffins, 24 mini muffins, 1 loaf', 12],
])('what says for how many is no list: %s %s', (language, row, expected) => {
  const read = readPastedRecipe(`Carrot soup\n${row}\n\n2 onions\n1 l stock`, language);
  expect(read.lines.map(({ text }) => text)).toEqual(['2 onions', '1 l stock']);
  expect(read.portions ?? expected).toBe(expected);
});

test('servings of the heading or the sentence before a running list are read', () => {
  expect(portions('Zutaten (für 6 Personen): 2 kg Kohl, 4 Zwiebeln, Salz', 'de')).toBe(6);
  expect(portions('Pour 4 personnes. Ingrédients : 3 kg de moules, 2 échalotes', 'fr')).toBe(4);
  expect(portions('Voor 6 personen heb je nodig: 300 g orzo, 1 komkommer, 500 g tomaatjes', 'nl')).toBe(6);
});

test('a method that begins in the row of its heading is no ingredient', () => {
  const { lines, method } = readPastedRecipe(
    'Soup\n\nIngredients:\n2 onions\n1 l stock\n\nMethod: chop 2 onions and boil.',
    'en_gb',
  );
  expect(lines.map(({ text }) => text)).toEqual(['2 onions', '1 l stock']);
  expect(method).toBe('chop 2 onions and boil.');
});

test.each<[Language, string]>([
  ['en_gb', 'Note: this is for 2 good friends, 3 nice ones and me'],
  ['de', 'Nährwerte: 420 kcal'],
  ['en_gb', 'Nutrition per serving: 420 kcal, 18 g fat, 30 g carbs, 22 g protein'],
  ['en_gb', 'Per portion: 420 kcal, 12 g protein, 3 g salt'],
  ['en_gb', '420 kcal; 18 g fat; 30 g carbs; 22 g protein'],
  ['fr', 'Valeurs nutritionnelles : 420 kcal, 18 g de lipides, 30 g de glucides'],
  ['en_gb', 'Times: 10 min prep, 30 min cooking, 20 min rest'],
  ['en_gb', 'Equipment: 1 large pot, 2 bowls, 1 whisk, 1 sieve'],
  ['en_gb', 'Step 1: 2 onions, 3 carrots, 1 leek go into the pan'],
  ['en_gb', 'Tip: chop well; keep cold; serve warm; enjoy'],
])('what is no list stays one row: %s %s', (language, row) => {
  const { lines, notes, method } = readPastedRecipe(`Soup\n\nIngredients\n2 onions\n1 l stock\n\n${row}`, language);
  expect(lines).not.toContainEqual(expect.objectContaining({ text: expect.stringMatching(/^\d+ g /u) }));
  const all = [...lines.map(({ text }) => text), ...notes.split('\n'), ...method.split('\n')];
  expect(all).toContain(row);
});

test.each<[Language, row: string, lines: string[]]>([
  [
    'en_us',
    '1/2 cup oats, 3/4 cup almond milk, 1 tbsp chia seeds, a handful of blueberries',
    ['1/2 cup oats', '3/4 cup almond milk', '1 tbsp chia seeds', 'a handful of blueberries'],
  ],
  [
    'nl',
    '2 knolselderij, 4 preien, 1 kg winterpeen, een bos selderij',
    ['2 knolselderij', '4 preien', '1 kg winterpeen', 'een bos selderij'],
  ],
  ['en_gb', '6 chicken thighs, 2 cm pieces, browned', ['6 chicken thighs, 2 cm pieces, browned']],
  ['en_gb', '2 carrots, diced, 3 leeks', ['2 carrots, diced, 3 leeks']],
])('foods with an amount each are lines of their own in %s: %s', (language, row, lines) => {
  expect(readPastedRecipe(`Supper\n4 portions\n\n1 kg onions\n${row}`, language).lines.map(({ text }) => text)).toEqual([
    '1 kg onions',
    ...lines,
  ]);
});
