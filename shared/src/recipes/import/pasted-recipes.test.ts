import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { readPlacedRecipe } from '../paste/pasted-recipe.ts';
import { ingredientsOf } from './import-draft.ts';
import { TEXTS_OF_THE_NORTH } from './pasted-texts-north.fixture.ts';
import { TEXTS_OF_THE_SOUTH } from './pasted-texts-south.fixture.ts';
import { readPastedRecipes } from './pasted-recipes.ts';
import { splitRecipes } from './split-recipes.ts';

const PASTED_TEXTS = [...TEXTS_OF_THE_NORTH, ...TEXTS_OF_THE_SOUTH];

/** In the table a bar stands for a line's end; where lines are written as lines it is only a mark. */
const linesOf = (text: string): string => (text.includes('\n') ? text : text.replaceAll('|', '\n'));

test('more than a hundred texts in all languages', () => {
  expect(PASTED_TEXTS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(PASTED_TEXTS.map(([language]) => language)).size).toBe(LANGUAGES.length);
});

test.each(PASTED_TEXTS.map(([language, text, ...expected]) => ({ language, text: linesOf(text), expected })))(
  '$language: $text',
  ({ language, text, expected }) => {
    // Read by somebody of another language: the words must tell.
    const recipes = readPastedRecipes(text, { likely: language === 'en_us' ? 'en_us' : 'en_gb' });
    expect(recipes.map((recipe) => [recipe.title, recipe.portions, ingredientsOf(recipe).length])).toEqual(
      expected.map(([title, portions, ingredients]) => [title, portions, ingredients]),
    );
    for (const [at, [, , , word]] of expected.entries()) {
      expect(recipes[at]?.method).toMatch(word ?? /^$/u);
    }
  },
);

const PIECES = [
  'Köttbullar',
  '500 g nötfärs',
  '1 lök',
  'Für 4 Personen',
  'Zutaten',
  'Method',
  '---',
  '',
  '# Pie',
  'Serves 6',
  '> 2 eggs',
  'Stir well and serve.',
  'For the sauce:',
  'Soup\t12',
  '- salt',
  '\t',
];

const spoken = (of: string): number => of.split(/\r\n?|\n/u).filter((line) => /[\p{L}\p{N}]/u.test(line)).length;

test('no text makes it throw', () => {
  assert(
    property(
      oneof(
        string({ unit: 'binary', maxLength: 300 }),
        array(constantFrom(...PIECES)).map((lines) => lines.join('\n')),
      ),
      constantFrom(...LANGUAGES),
      (text, likely) => {
        for (const recipe of readPastedRecipes(text, { likely })) {
          expect(recipe.portions === null || recipe.portions > 0).toBe(true);
          expect(recipe.title === null || (recipe.title.length <= 200 && recipe.title !== '')).toBe(true);
        }
      },
    ),
  );
});

test('no line is dropped: each stands in a part of its recipe', () => {
  assert(
    property(array(oneof(constantFrom(...PIECES), string({ maxLength: 30 }))), constantFrom(...LANGUAGES), (lines, language) => {
      const text = lines.join('\n');
      const parts = splitRecipes(text, language);
      expect(parts.reduce((sum, part) => sum + spoken(part), 0)).toBe(spoken(text));
      for (const part of parts) {
        const { recipe, placed } = readPlacedRecipe(part, language);
        expect(placed.filter(({ part: of }) => of === 'ingredient' || of === 'part')).toHaveLength(recipe.lines.length);
        expect(placed.filter(({ part: of }) => of === 'step')).toHaveLength(
          recipe.method === '' ? 0 : recipe.method.split('\n').length,
        );
        expect(placed.filter(({ part: of }) => of === 'note')).toHaveLength(
          recipe.notes === '' ? 0 : recipe.notes.split('\n').length,
        );
        expect(placed.filter(({ part: of }) => of === 'title')).toHaveLength(recipe.title === null ? 0 : 1);
      }
    }),
  );
});
