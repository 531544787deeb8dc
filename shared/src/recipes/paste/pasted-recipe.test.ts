import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { readPastedRecipe } from './pasted-recipe.ts';

test('a recipe with headings', () => {
  const recipe = readPastedRecipe(
    `Shepherd's Pie
A warming classic for cold evenings, loved by all.
Serves 4-6

Ingredients
• 500g lamb mince
• 1 onion, finely chopped
For the topping:
• 900 g potatoes
• 50g butter

Method
1. Fry the onion in a little oil.
2. Add the mince and brown it.
Serve at once.`,
    'en_gb',
  );
  expect(recipe).toEqual({
    title: "Shepherd's Pie",
    portions: 4,
    lines: [
      { text: '500g lamb mince', heading: false },
      { text: '1 onion, finely chopped', heading: false },
      { text: 'For the topping:', heading: true },
      { text: '900 g potatoes', heading: false },
      { text: '50g butter', heading: false },
    ],
    method: '1. Fry the onion in a little oil.\n2. Add the mince and brown it.\nServe at once.',
    notes: 'A warming classic for cold evenings, loved by all.',
  });
});

test('a Swedish recipe without a heading over its ingredients', () => {
  const recipe = readPastedRecipe(
    `Köttbullar
4 portioner
500 g nötfärs
1 gul lök
1 dl ströbröd
salt och peppar
Gör så här:
Hacka löken fint.
Blanda allt.`,
    'sv',
  );
  expect(recipe).toMatchObject({ title: 'Köttbullar', portions: 4, method: 'Hacka löken fint.\nBlanda allt.' });
  expect(recipe.lines.map(({ text }) => text)).toEqual(['500 g nötfärs', '1 gul lök', '1 dl ströbröd', 'salt och peppar']);
});

test('a recipe without any heading is recognized by the shape of its lines', () => {
  const recipe = readPastedRecipe(
    `Tomato soup (6 portions)
1 kg tomatoes
2 onions
1 l stock
basil
Chop the onions and fry them in butter.
Add tomatoes and stock, simmer for 20 minutes.`,
    'en_gb',
  );
  expect(recipe).toMatchObject({ title: 'Tomato soup', portions: 6 });
  expect(recipe.lines).toHaveLength(4);
  expect(recipe.method).toContain('Chop the onions');
});

test('a list of ingredients alone has no title and no method', () => {
  expect(readPastedRecipe('2 dl mjölk\n3 ägg\n2 dl mjöl', 'sv')).toMatchObject({ title: null, portions: null, method: '' });
});

test('an ingredient that is counted in portions is no serving', () => {
  const recipe = readPastedRecipe('Ingredienser\n4 portioner kokt ris\n2 ägg', 'sv');
  expect(recipe.portions).toBeNull();
  expect(recipe.lines).toHaveLength(2);
});

test.each([
  ['Serves 4', 4, 'en_gb'],
  ['Servings: 6', 6, 'en_gb'],
  ['Makes 12', 12, 'en_us'],
  ['Makes 12 muffins', 12, 'en_us'],
  ['Yield: 8 servings', 8, 'en_us'],
  ['4 portioner', 4, 'sv'],
  ['För 4 personer', 4, 'sv'],
  ['Antal portioner: 100', 100, 'sv'],
  ['ca 10 portioner', 10, 'sv'],
  ['4 porsjoner', 4, 'no'],
  ['Til 4 personer', 4, 'da'],
  ['Für 4 Personen', 4, 'de'],
  ['Zutaten für 4 Portionen', 4, 'de'],
  ['Pour 6 personnes', 6, 'fr'],
  ['Voor 4 personen', 4, 'nl'],
  ['Serves 0', null, 'en_gb'],
] as const)('%s says %s portions', (line, portions, language) => {
  expect(readPastedRecipe(`Dish\n${line}\n2 kg potatoes`, language).portions).toBe(portions);
});

test.each([
  ['Pandekager ca. 12 stk (4 pers)', 'Pandekager', 4, 'da'],
  ['Apfelkuchen vom Blech, ca. 20 Stücke', 'Apfelkuchen vom Blech', 20, 'de'],
  ['Bruschetta als Vorspeise für 4', 'Bruschetta', 4, 'de'],
  ['Salmon & greens (dinner for 2)', 'Salmon & greens', 2, 'en_gb'],
  ['Mushroom risotto. 3 portions.', 'Mushroom risotto', 3, 'en_gb'],
  ['Overnight oats – one jar', 'Overnight oats', 1, 'en_gb'],
  ['Omelett til en', 'Omelett', 1, 'no'],
  ['Cookies (20 env.)', 'Cookies', 20, 'fr'],
  ['Erwtensoep (8 grote kommen)', 'Erwtensoep', 8, 'nl'],
  ['Welsh rarebit x2', 'Welsh rarebit', 2, 'en_gb'],
  ['Rätt: Fiskgratäng', 'Fiskgratäng', null, 'sv'],
  ['Apple crumble :)', 'Apple crumble', null, 'en_gb'],
  ['Lasagne (vegan)', 'Lasagne (vegan)', null, 'de'],
  ['Potetsalat til 17. mai', 'Potetsalat til 17. mai', null, 'no'],
] as const)('the title %s is %s for %s', (line, title, portions, language) => {
  expect(readPastedRecipe(`${line}\n200 g salt\n3 dl milk`, language)).toMatchObject({ title, portions });
});

test.each([
  ['8 Stück (4 Personen)', 4, 'de'],
  ['2 hungrige Personen', 2, 'de'],
  ['6 Schälchen', 6, 'de'],
  ['4 Portionen als Beilage', 4, 'de'],
  ['Cuts into 8 slices', 8, 'en_gb'],
  ['4 of us', 4, 'en_gb'],
  ['60 porsj', 60, 'no'],
  ['Oppskriften gir 12 stykker', 12, 'no'],
  ['til 4 på rugbrød', 4, 'da'],
  ['6', 6, 'fr'],
  ['1 bol', 1, 'fr'],
  ['±30 stuks', 30, 'nl'],
] as const)('%s under a title is for %s', (line, portions, language) => {
  const recipe = readPastedRecipe(`Dish\n${line}\n200 g salt\n3 dl milk`, language);
  expect([recipe.portions, recipe.lines.length]).toEqual([portions, 2]);
});

test.each([
  ['Rindergulasch (Grundrezept für ca. 10 Pers.)', 'Rindergulasch', 10],
  ['Linseneintopf (Menge reicht für 8 Personen)', 'Linseneintopf', 8],
  ['Hefeteig (Teig für 4 Stunden)', 'Hefeteig (Teig für 4 Stunden)', null],
])('in brackets behind the name, %s', (line, title, portions) => {
  expect(readPastedRecipe(`${line}\n\n2 kg Mehl\n100 g Butter`, 'de')).toMatchObject({ title, portions });
});

test.each([
  ['Biksemad (200g)', '\n\n500 g kartofler\n2 løg', 'Biksemad (200g)', null],
  ['Biksemad (200 g)', '\n500 g kartofler\n2 løg', 'Biksemad (200 g)', null],
  ['Biksemad [200g]', '\n\nKartofler 500 g\nLøg 200 g', 'Biksemad [200g]', null],
  ['Biksemad (200g)', '\nIngredienser\nKartofler 500 g', 'Biksemad (200g)', null],
  ['Biksemad (200g)', '\n4 personer\nKartofler 500 g', 'Biksemad (200g)', 4],
  ['Biksemad (200g) (4 personer)', '\n500 g kartofler\n2 løg', 'Biksemad (200g)', 4],
  ['Frikadeller (2 stk á 60 g)', '\n\n500 g svinekød\n2 løg', 'Frikadeller (2 stk á 60 g)', null],
  ['Suppe (4 personer)', '\n500 g kartofler\n2 løg', 'Suppe', 4],
  ['Suppe (mormors)', '\n\n500 g kartofler\n2 løg', 'Suppe (mormors)', null],
  ['Suppe (mormors) til 4 personer', '\n500 g kartofler\n2 løg', 'Suppe (mormors)', 4],
  ['Suppe til 4 personer (mormors)', '\n500 g kartofler\n2 løg', 'Suppe (mormors)', 4],
  ['Suppe (mormors) (4 personer)', '\n500 g kartofler\n2 løg', 'Suppe (mormors)', 4],
])('what stands in brackets stays in the title, servings apart: %j over %j', (line, below, title, portions) => {
  const recipe = readPastedRecipe(line + below, 'da');
  expect(recipe).toMatchObject({ title, portions });
  expect(recipe.lines.map(({ text }) => text)).not.toContain(line);
});

test.each([
  'Smør (200 g)\nMel (300 g)\nSukker (50 g)',
  'Smør (200 g)\n\nMel (300 g)\n\nSukker (50 g)',
  'Smør (200 g)\nMel 300 g',
])('ingredients with their weights in brackets are no title: %j', (pasted) => {
  const recipe = readPastedRecipe(pasted, 'da');
  expect(recipe.title).toBeNull();
  expect(recipe.lines[0]?.text).toBe('Smør (200 g)');
});

test('a sentence over the title says for how many', () => {
  const recipe = readPastedRecipe(
    "Hi love, here's the fish pie you asked for. It does 4.\n\nFish pie\n400 g cod\n1 pint milk",
    'en_gb',
  );
  expect(recipe).toMatchObject({ title: 'Fish pie', portions: 4 });
});

test('ingredients whose amounts stand behind them are no title with its servings', () => {
  const recipe = readPastedRecipe('Eggs 4 pcs\nMilk 3 dl\nFlour 200 g', 'en_gb');
  expect([recipe.title, recipe.portions]).toEqual([null, null]);
});

test.each([
  ['de', 'Zutaten', 'Zubereitung'],
  ['fr', 'Ingrédients', 'Préparation'],
  ['nl', 'Ingrediënten', 'Bereiding'],
  ['da', 'Ingredienser', 'Fremgangsmåde'],
  ['no', 'Ingredienser', 'Slik gjør du'],
] as const)('the headings of %s', (language, ingredients, method) => {
  const recipe = readPastedRecipe(`Risotto\n${ingredients}:\n200 g ris\n${method}:\nA\nB`, language);
  expect(recipe).toEqual({
    title: 'Risotto',
    portions: null,
    lines: [{ text: '200 g ris', heading: false }],
    method: 'A\nB',
    notes: '',
  });
});

test.each([
  [
    'de',
    'Zubereitungszeit: 120 Min.',
    'Für 4 Personen',
    '500 ml Rinderfond',
    'Für die Sauce:',
    'Kartoffeln schälen und würfeln.',
  ],
  ['fr', 'Cuisson : 2 h', 'Pour 4 personnes', "1,2 kg d'épaule de veau", 'Pour la sauce :', 'Épluchez et émincez les oignons.'],
  [
    'nl',
    'Bereidingstijd: 180 minuten',
    'Aantal personen: 4',
    '500 g runderriblappen',
    'Voor de puree:',
    'Meng de bloem met de melk.',
  ],
  ['da', 'Tid: 45 min.', 'Antal personer: 4', '500 g hakket oksekød', 'Til saucen:', 'Brun kødet i smør i en gryde.'],
  ['no', 'Tid: 2,5 timer', 'Antall porsjoner: 4', '400 g torskefilet', 'Til sausen:', 'Skrell gulrøttene og skjær dem i skiver.'],
  ['sv', 'Tillagningstid: 45 min', 'Antal personer: 4', '500 g nötfärs', 'Till såsen:', 'Hacka löken och fräs den i smör.'],
  ['en_us', 'Cook time: 2 hours', 'Number of servings: 4', '1 lb ground beef', 'For the sauce:', 'Peel and dice the potatoes.'],
] as const)('a %s recipe with times, groups and no heading over its method', (language, time, servings, line, group, step) => {
  const recipe = readPastedRecipe(`Ragout\n${servings}\n${time}\n${line}\n${group}\n${line}\n${step}`, language);
  expect(recipe).toEqual({
    title: 'Ragout',
    portions: 4,
    lines: [
      { text: line, heading: false },
      { text: group, heading: true },
      { text: line, heading: false },
    ],
    method: step,
    notes: time,
  });
});

test('no text makes it throw', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), constantFrom(...LANGUAGES), (text, language) => {
      const recipe = readPastedRecipe(text, language);
      expect(recipe.portions === null || recipe.portions > 0).toBe(true);
    }),
  );
});

test.each([
  ['Tunna pannkakor (ca 16 st)\n4 portioner\n\n3 dl mjölk\n2 ägg', 'sv', 4],
  ['Tunna pannkakor (ca 16 st)\n\n3 dl mjölk\n2 ägg', 'sv', 16],
  ['BEEF STEW (50)\n7kg diced beef\n2kg carrots', 'en_gb', 50],
  ['Beef stew (2)\n7kg diced beef\n2kg carrots', 'en_gb', null],
  ['Stegt flæsk (kantine, 60 kuv.)\n9 kg flæsk\n1 kg smør', 'da', 60],
  ['Mild curry – 80 primary portions\n5kg chicken\n2kg rice', 'en_gb', 80],
  ['Cookies\nMakes 3 dozen\n1 cup butter\n2 cups flour', 'en_us', 36],
] as const)('%s', (text, language, portions) => {
  expect(readPastedRecipe(text, language).portions).toBe(portions);
});

test.each([
  ['sv', 'Laxpasta\nKlar på 20 min! Portioner: 2–3\n\n200 g pasta\n2 dl grädde', 2, 2],
  ['de', 'Linseneintopf (GV)\nRezeptur für 100 Portionen à 400 g\n\nLinsen\t6,000 kg\nKartoffeln\t8,000 kg', 100, 2],
  ['nl', 'Erwtensoep\nvoor een grote pan, ± 8 borden\n\n500 g spliterwten\n2 liter water', 8, 2],
  ['no', 'Taco\nPorsjoner: 4\n\n▢ 600 g kyllingfilet\n▢ 2 tomater', 4, 2],
  ['de', 'Curry\nZutaten (4 Portionen)\n\neine Dose stückige Tomaten\n400 ml Kokosmilch\n1 EL Öl', 4, 3],
  ['no', 'Lapskaus\n6 porsj.\n\nSmør  2 ss\nLøk  2 stk\nPoteter  1 kg\nKålrot  400 g', 6, 4],
] as const)('a stranger’s text in %s says its portions and lines', (language, text, portions, lines) => {
  const read = readPastedRecipe(text, language);
  expect([read.portions, read.lines.filter(({ heading }) => !heading).length]).toEqual([portions, lines]);
});
