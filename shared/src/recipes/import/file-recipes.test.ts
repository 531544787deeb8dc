import { assert, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { draftOfImport, importProblem, isReady, standingOf } from './import-draft.ts';
import { recipesInHtml } from './html-recipes.ts';
import { recipesInJson } from './json-recipes.ts';
import { portionsFrom } from './plain-words.ts';
import { recipesInJsonLd } from './schema-org-recipes.ts';
import { languageOfText } from './text-language.ts';

const STEW = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Kalops &amp; rödbetor',
  recipeYield: ['4', '4 portioner'],
  recipeIngredient: ['1 kg h&ouml;grev', '2 gula l&#246;kar', ' 3 morötter '],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Grytan',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Bryn köttet.' },
        { '@type': 'HowToStep', name: 'Koka i två timmar.' },
      ],
    },
    { '@type': 'HowToStep', text: '<p>Servera med <b>rödbetor</b>.</p>' },
  ],
  recipeCategory: 'Middag',
  keywords: 'gryta, höst',
};

test('a recipe of schema.org with sections and steps', () => {
  expect(recipesInJsonLd(STEW, 'en_gb')).toEqual([
    {
      title: 'Kalops & rödbetor',
      portions: 4,
      lines: ['1 kg högrev', '2 gula lökar', '3 morötter'].map((text) => ({ text, heading: false })),
      method: 'Grytan:\nBryn köttet.\nKoka i två timmar.\nServera med rödbetor.',
      notes: '',
      category: 'Middag',
      tags: ['gryta', 'höst'],
      language: 'sv',
    },
  ]);
});

test.each([
  ['a graph', { '@graph': [{ '@type': 'WebPage' }, STEW] }],
  ['a list', [STEW]],
  ['a page with a main entity', { '@type': 'WebPage', mainEntity: STEW }],
  ['several types', { ...STEW, '@type': ['NewsArticle', 'Recipe'] }],
  ['a whole address as type', { ...STEW, '@type': 'http://schema.org/Recipe' }],
])('a recipe in %s is found', (_, value) => {
  expect(recipesInJsonLd(value, 'en_gb').map(({ title }) => title)).toEqual(['Kalops & rödbetor']);
});

test.each([
  [4, 4],
  ['4', 4],
  ['Serves 4-6', 4],
  ['12 muffins', 12],
  ['1 (9-inch) pie', 1],
  ['One 23 cm cake', null],
  ['2 loaves of 500 g', 2],
  [{ '@type': 'QuantitativeValue', value: 8, unitText: 'servings' }, 8],
  [['', '6 personnes'], 6],
  ['2,5', 2.5],
  ['some', null],
  [0, null],
  [null, null],
])('a yield of %j is %s portions', (value, portions) => {
  expect(portionsFrom(value)).toBe(portions);
});

test('a saved page tells its recipe once, even where its JSON is untidy', () => {
  const json = JSON.stringify(STEW).replace('Bryn köttet.', 'Bryn\n köttet.').replace(/\}$/, ',}');
  const page = `<!doctype html><html><head><script>var a = 1;</script>
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    <script class="x" type='application/ld+json'><!-- ${json} --></script>
    <script type="application/ld+json">${JSON.stringify([STEW])}</script></head><body>…</body></html>`;
  const found = recipesInHtml(page, 'en_gb');
  expect(found.map(({ title, lines }) => [title, lines.length])).toContainEqual(['Kalops & rödbetor', 3]);
});

test('a page with microdata', () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Boller</h1>
    <div itemprop="author" itemscope><span itemprop="name">Kari</span></div>
    <meta itemprop="recipeYield" content="20 stk"><ul><li itemprop="recipeIngredient">50 g <b>gj&aelig;r</b></li>
    <li itemprop="recipeIngredient">5 dl melk</li></ul><ol itemprop="recipeInstructions"><li>Bland alt.</li><li>Stek i ovn.</li></ol></div>`;
  expect(recipesInHtml(page, 'no')).toMatchObject([
    {
      title: 'Boller',
      portions: 20,
      lines: [{ text: '50 g gjær' }, { text: '5 dl melk' }],
      method: 'Bland alt.\nStek i ovn.',
      language: 'no',
    },
  ]);
});

test('a page without a recipe has none', () => {
  expect(recipesInHtml('<html><body><p>500 g flour</p></body></html>', 'en_gb')).toEqual([]);
});

test('a recipe that Tandoor exports', () => {
  const json = {
    name: 'Kartoffelsuppe',
    description: 'Von Oma',
    keywords: [{ name: 'Suppe' }],
    servings: 4,
    servings_text: 'Teller',
    source_url: 'https://example.org/suppe',
    steps: [
      {
        name: '',
        instruction: 'Kartoffeln schälen.',
        order: 0,
        ingredients: [
          {
            food: { name: 'Brühe' },
            unit: { name: 'l' },
            amount: '1.5000',
            note: '',
            order: 2,
            is_header: false,
            no_amount: false,
          },
          {
            food: { name: 'Kartoffeln' },
            unit: { name: 'g' },
            amount: '800.0',
            note: 'mehlig',
            order: 1,
            is_header: false,
            no_amount: false,
          },
          { food: null, unit: null, amount: 0, note: 'Zum Servieren', order: 3, is_header: true, no_amount: true },
          { food: { name: 'Salz' }, unit: null, amount: 0, note: '', order: 4, is_header: false, no_amount: true },
        ],
      },
    ],
  };
  expect(recipesInJson(JSON.stringify(json), 'en_gb')).toEqual([
    {
      title: 'Kartoffelsuppe',
      portions: 4,
      lines: [
        { text: '800 g Kartoffeln, mehlig', heading: false },
        { text: '1,5 l Brühe', heading: false },
        { text: 'Zum Servieren', heading: true },
        { text: 'Salz', heading: false },
      ],
      method: 'Kartoffeln schälen.',
      notes: 'Von Oma\nhttps://example.org/suppe',
      category: '',
      tags: ['Suppe'],
      language: 'de',
    },
  ]);
});

test('a recipe that Mealie exports, and one of its backup', () => {
  const recipe = {
    id: 'a',
    name: 'Leek pie',
    recipe_yield: '1 pie',
    recipe_servings: 6,
    description: '',
    recipe_category: [{ name: 'Dinner' }],
    tags: [{ name: 'winter' }],
    recipe_ingredient: [
      { title: 'Filling', quantity: 3, unit: null, food: { name: 'leeks' }, note: 'sliced', original_text: null },
      { title: null, quantity: 1, unit: null, food: null, note: '200 ml cream', original_text: '200 ml cream' },
    ],
    recipe_instructions: [{ title: 'First', text: 'Fry the leeks.' }],
    notes: [{ title: 'Tip', text: 'Good cold.' }],
  };
  const expected = {
    title: 'Leek pie',
    portions: 6,
    lines: [
      { text: 'Filling', heading: true },
      { text: '3 leeks, sliced', heading: false },
      { text: '200 ml cream', heading: false },
    ],
    method: 'First\nFry the leeks.',
    notes: 'Tip\nGood cold.',
    tags: ['winter'],
  };
  expect(recipesInJson(JSON.stringify(recipe), 'en_gb')).toMatchObject([expected]);

  const { recipe_ingredient: _, recipe_instructions: _steps, notes: _notes, tags: _tags, ...row } = recipe;
  const backup = {
    recipes: [row],
    ingredient_foods: [{ id: 'f', name: 'leeks' }],
    ingredient_units: [],
    recipes_ingredients: [
      { recipe_id: 'a', position: 1, note: '200 ml cream', quantity: 1, food_id: null, unit_id: null },
      { recipe_id: 'a', position: 0, title: 'Filling', quantity: 3, food_id: 'f', unit_id: null, note: 'sliced' },
    ],
    recipe_instructions: [{ recipe_id: 'a', position: 0, title: 'First', text: 'Fry the leeks.' }],
  };
  expect(recipesInJson(JSON.stringify(backup), 'en_gb')).toMatchObject([
    { title: 'Leek pie', lines: expected.lines, method: expected.method },
  ]);
});

test.each([
  ['Köttbullar med potatismos och lingon\n500 g nötfärs\n1 dl grädde', 'sv'],
  ['Kjøttkaker\n500 g kjøttdeig\n2 dl fløte\n1 løk', 'no'],
  ['Frikadeller\n500 g hakket svinekød\n2 dl mælk\n1 løg', 'da'],
  ['Gulasch\n500 g Rindfleisch\n2 EL Öl\n3 Zwiebeln', 'de'],
  ['Gratin\n500 g de pommes de terre\n20 cl de crème', 'fr'],
  ['Stamppot\n500 g aardappelen\n2 el boter\n1 ui', 'nl'],
  ['Pie\n2 cups all-purpose flour\n1 lb ground beef', 'en_us'],
  ['Pie\n200 g plain flour\n2 onions, chopped', 'en_gb'],
  ['Wok', 'fr'],
] as const)('%s is in %s', (text, language) => {
  expect(languageOfText(text, 'fr')).toBe(language);
});

test('a draft keeps every line as written, and which part it belongs to', () => {
  const [recipe] =
    recipesInJson(JSON.stringify({ ...STEW, recipeIngredient: ['Till såsen:', '1 dl grädde', 'mormors hemlighet'] }), 'sv') ?? [];
  if (!recipe || !isReady(recipe)) throw new Error('no recipe');
  const draft = draftOfImport(
    recipe,
    [{ standing: 'understood', line: { ingredient: 'cream', variation: 'cream-36', amount: 100, unit: 'g' }, name: 'grädde' }],
    'organization',
  );
  expect(draft.ingredients.map((line) => [line.inputIngredient, line.ingredient])).toEqual([
    ['1 dl grädde', 'cream'],
    ['mormors hemlighet', null],
  ]);
  expect(draft).toMatchObject({
    portions: 4,
    libraryScope: 'organization',
    names: [{ language: 'sv', name: 'Kalops & rödbetor' }],
  });
  expect(draft.note).toContain('Till såsen:\n– 1 dl grädde');
});

test('a written line of two ingredients is two lines, the first as it was written', () => {
  const [recipe] = recipesInJson(JSON.stringify({ ...STEW, recipeIngredient: ['salt och peppar', '2 ägg'] }), 'sv') ?? [];
  if (!recipe || !isReady(recipe)) throw new Error('no recipe');
  const salt = { standing: 'understood' as const, line: { ingredient: 'salt' }, name: 'salt + svartpeppar' };
  const draft = draftOfImport(
    recipe,
    [{ ...salt, also: [{ text: 'peppar', line: { ingredient: 'black-pepper' } }] }, undefined],
    'restaurant',
  );
  expect(draft.ingredients.map(({ _id, inputIngredient, ingredient }) => [_id, inputIngredient, ingredient])).toEqual([
    ['i1', 'salt och peppar', 'salt'],
    ['i2', 'peppar', 'black-pepper'],
    ['i3', '2 ägg', null],
  ]);
});

test.each([null, 0, -2, 0.001])('of %s portions it is not created: how many it makes is asked, never assumed', (portions) => {
  const [recipe] = recipesInJsonLd(STEW, 'sv');
  expect(recipe && importProblem({ ...recipe, portions })).toBe('no_portions');
});

test('what lacks a name, or is far too long, is not created', () => {
  const [recipe] = recipesInJsonLd(STEW, 'sv');
  if (!recipe) throw new Error('no recipe');
  expect(importProblem(recipe)).toBeNull();
  expect(importProblem({ ...recipe, title: ' ' })).toBe('no_title');
  expect(importProblem({ ...recipe, lines: Array.from({ length: 501 }, () => ({ text: '1 ägg', heading: false })) })).toBe(
    'too_many_lines',
  );
});

test('what would be cut is said instead', () => {
  const [recipe] = recipesInJsonLd(STEW, 'sv');
  expect(recipe && importProblem({ ...recipe, method: 'x'.repeat(20_001) })).toBe('too_long');
});

test('a recipe stands as its weakest line does', () => {
  expect(standingOf(['understood', 'check'])).toBe('check');
  expect(standingOf(['unknown', 'check'])).toBe('unknown');
  expect(standingOf(['understood', undefined])).toBe('reading');
  expect(standingOf([])).toBe('understood');
});

test('no JSON and no page makes it throw', () => {
  assert(
    property(jsonValue(), string({ maxLength: 200 }), (value, text) => {
      recipesInJson(JSON.stringify(value), 'en_gb');
      recipesInJsonLd(
        { '@type': 'Recipe', name: value, recipeIngredient: value, recipeInstructions: value, recipeYield: value },
        'sv',
      );
      recipesInJson(JSON.stringify({ name: text, steps: [{ ingredients: value }], recipe_ingredient: value }), 'de');
      recipesInHtml(
        `<div itemtype="https://schema.org/Recipe"><p itemprop="name">${text}</p><script type="application/ld+json">${text}</script>`,
        'fr',
      );
    }),
  );
});
