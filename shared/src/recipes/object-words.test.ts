import { array, assert, constantFrom, jsonValue, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRelease } from '../ingredients/search/sample-release.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { OBJECT_WORDS } from '../kernel/object-words.fixture.ts';
import { recipesInHtml } from './import/html-recipes.ts';
import { recipesInJson } from './import/json-recipes.ts';
import { lineFrom } from './import/plain-words.ts';
import { readPastedRecipe } from './paste/pasted-recipe.ts';
import { nameKey, wordsKey } from './names/recipe-name-key.ts';
import { soldName } from './names/sold-name.ts';
import { translateName } from './translate/translate-name.ts';

const release = sampleRelease();
const language = constantFrom(...LANGUAGES);
const word = constantFrom(...OBJECT_WORDS);

test('a pasted recipe of such words keeps its lines', () => {
  const line = tuple(constantFrom('', '2 dl ', '3 ', '- ', 'en halv ', 'zu ', 'serves '), word).map((parts) => parts.join(''));
  assert(
    property(array(line, { minLength: 1, maxLength: 6 }), language, (lines, spoken) => {
      const { title, portions } = readPastedRecipe(lines.join('\n'), spoken);
      expect([title === null || typeof title === 'string', portions === null || portions > 0]).toEqual([true, true]);
    }),
    { numRuns: 1000 },
  );
});

test.each(OBJECT_WORDS)('a dish called "%s" has a name in every language', (name) => {
  for (const to of LANGUAGES)
    for (const from of LANGUAGES)
      expect(typeof translateName(release, { recipeName: `${name} butter`, language: to, from }).name).toBe('string');
  expect([typeof nameKey(name), typeof wordsKey(name)]).toEqual(['string', 'string']);
  expect(soldName(name).words.every((one) => typeof one === 'string')).toBe(true);
});

test('a file with such words as its fields and its values is read, or is none', () => {
  assert(
    property(word, word, jsonValue(), language, (field, value, anything, spoken) => {
      const node = Object.fromEntries([
        [field, anything],
        ['name', value],
        ['@type', 'Recipe'],
        ['recipeIngredient', [value, { [field]: value }]],
        ['recipe_ingredient', [{ food: { name: value, [field]: anything }, unit: { name: field } }]],
        ['steps', [{ ingredients: [{ food: { name: value }, unit: { name: field }, amount: 2 }] }]],
      ]);
      for (const recipe of recipesInJson(JSON.stringify(node), spoken) ?? [])
        expect(recipe.lines.every(({ text }) => typeof text === 'string')).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each(OBJECT_WORDS)('a page that marks "%s" as a property of its recipe is read', (prop) => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">Soup</p><p itemprop="${prop}">x</p>
    <p itemprop="recipeIngredient">2 dl ${prop}</p></div>`;
  expect(recipesInHtml(html, 'en_gb')).toMatchObject([{ lines: [{ text: expect.stringContaining('2 dl') as string }] }]);
});

test.each(OBJECT_WORDS)('"&%s;" is no sign of markup', (name) => {
  // Two underscores are a sign of markup.
  expect(lineFrom(`2 &${name}; eggs`).replaceAll(' ', '')).toBe(`2&${name.replaceAll('__', '')};eggs`);
});
