import { describe, expect, test } from 'vitest';
import { stepsOf } from '@plateprint/shared/kernel/reading/counted-steps.fixture.ts';
import { MAPPING_COLUMNS, mappingRows } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { Sheet } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import { recipesInHtml } from '@plateprint/shared/recipes/import/html-recipes.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { RECIPE_COLUMNS, recipesInSheet } from '@plateprint/shared/recipes/import/sheet-recipes.ts';
import { nameKeys } from '@plateprint/shared/recipes/names/recipe-name-key.ts';
import { soldName } from '@plateprint/shared/recipes/names/sold-name.ts';
import { pastedPurchases, pastedSales } from '@plateprint/shared/reports/import/pasted-lines.ts';
import { proposeSheetMapping } from '@plateprint/shared/reports/import/propose-columns.ts';
import { linesOfSheet } from '@plateprint/shared/reports/import/sheet-line.ts';

/** The parts of a text, again and again. */
const HOSTILE: Record<string, string> = {
  'two spaces': '  ',
  'trade marks': 'a™ ',
  ellipses: 'a… ',
  'no-break spaces': 'a\u00A0',
  digits: '1',
  'decimal commas': '1,5 ',
  'opening brackets': '(',
  'square brackets': '[a',
  'tabs behind letters': 'a\t',
  'blank lines': 'a\n\n',
  packs: '6x',
  'small amounts': 'x 2 ',
  dashes: '- ',
  quotes: '"',
  'tags without an end': '<b ',
  'recipes in recipes': '<i itemscope itemtype="schema.org/Recipe" itemprop="name a a">',
  'amounts on lines': '2 dl milk\n',
  'titles with servings': 'Soup\n4 portions\n',
};

const sheetOf = (cells: readonly string[]): Sheet => ({
  name: 'x',
  rows: [
    ['Ingredient', 'Quantity', 'Pack size', 'Recipe'],
    ...cells.map((cell) => [cell, '1', cell, cell]),
    ['a', '1', '2 kg', 'b'],
  ],
});
const cut = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / 250) }, (_, at) => text.slice(at * 250, at * 250 + 250));
const purchased = (sheet: Sheet) => linesOfSheet(sheet, proposeSheetMapping(sheet, 'procurement', 'comma'), 'procurement');

const READERS: Record<string, (text: string) => unknown> = {
  'pasted recipes': (text) => readPastedRecipes(text, { likely: 'en_gb' }),
  'recipes of a saved page': (text) => recipesInHtml(`<i itemscope itemtype="https://schema.org/Recipe">${text}`, 'en_gb'),
  'recipes of a sheet': (text) => {
    const sheet = sheetOf(cut(text));
    return recipesInSheet(sheet, proposeMapping(sheet, RECIPE_COLUMNS, 'comma'), { likely: 'sv' });
  },
  'a pasted list of dishes': pastedSales,
  'a pasted list of purchases': (text) => pastedPurchases(text, 'sv'),
  'one cell of a file': (text) => purchased(sheetOf([text])),
  'rows of a file': (text) => purchased(sheetOf(cut(text))),
  'rows of mapped names': (text) => {
    const sheet = sheetOf(cut(text));
    return mappingRows(sheet, proposeMapping(sheet, MAPPING_COLUMNS, 'point'));
  },
  'a purchased name': nameKeyOf,
  'a sold name': soldName,
  'a recipe’s name': (text) => nameKeys([{ name: text }]),
};

/** Four times the length that few steps are counted at: whoever looks back at all it read takes four times the steps. Longer in the whole run. */
const LONGEST = Number(process.env['HOSTILE_SIZE'] || 8000);
const SIZES = [1000, 2000, LONGEST];

/** Steps per character at each size. */
function workOf(read: (text: string) => unknown, sign: string): number[] {
  return SIZES.map((size) => stepsOf(() => read(sign.repeat(Math.ceil(size / sign.length)).slice(0, size))) / size);
}

describe.each(Object.entries(READERS))('the reader of %s', (_, read) => {
  test.each(Object.entries(HOSTILE))(
    `takes no more steps for a character of ${LONGEST} %s than for one of a few`,
    (_sign, sign) => {
      const work = workOf(read, sign);
      // Up to the length that a line is read to, more of it may be more work.
      const few = Math.max(...work.slice(0, 2));
      expect(work.slice(2).filter((each) => each > 1.5 * few + 1)).toEqual([]);
    },
  );
});

/** Looks back at all it has read. */
const slowReader = (text: string): unknown =>
  Array.from({ length: text.length / 10 }, (_, at) => text.slice(0, at * 10).includes('é'));

test('a reader that looks back at all it has read is found out', () => {
  const work = workOf(slowReader, 'a');
  expect(work.at(-1)).toBeGreaterThan(3 * (work[1] ?? 0));
});

const pageOf = (depth: number): string =>
  `<i itemscope itemtype="https://schema.org/Recipe">${'<b itemprop="recipeIngredient">1 egg '.repeat(depth)}${'</b>'.repeat(depth)}`;

test('elements in elements, all of one property, are read once and not once for each', () => {
  const [few = 0, many = 0] = [100, 3200].map((depth) => stepsOf(() => recipesInHtml(pageOf(depth), 'en_gb')) / depth);
  expect(many).toBeLessThan(1.5 * few);
});
