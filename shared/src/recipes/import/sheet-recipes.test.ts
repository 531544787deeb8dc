import { expect, test } from 'vitest';
import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import { proposeMapping } from '../../kernel/spreadsheet/mapping.ts';
import type { Cell } from '../../kernel/spreadsheet/sheet.ts';
import { ingredientsOf } from './import-draft.ts';
import { mappingProblem, RECIPE_COLUMNS, recipesInSheet } from './sheet-recipes.ts';

const sheet = (...rows: Cell[][]) => ({ name: 'Recipes', rows });
const read = (of: ReturnType<typeof sheet>) =>
  recipesInSheet(of, proposeMapping(of, RECIPE_COLUMNS, 'point'), { likely: 'en_gb' });

test('a sheet with a row an ingredient, its numbers with commas', () => {
  const found = read(
    sheet(
      ['Gericht', 'Portionen', 'Zutat', 'Menge', 'Einheit', 'Preis'],
      ['', '', 'verloren', '1', 'g', ''],
      ['Eintopf', '10', 'Linsen', '1.250,5', 'g', '3,20'],
      ['', '', 'Möhren', '0,8', 'kg', '1,10'],
      ['Salat', '4', 'Kopfsalat', '2', 'Stück', '1,90'],
      ['Eintopf', '', 'Salz', '', '', ''],
    ),
  );
  expect(found.leftRows).toEqual([2]);
  expect(found.recipes.map((recipe) => [recipe.title, recipe.portions, ingredientsOf(recipe)])).toEqual([
    ['Eintopf', 10, ['1250,5 g Linsen', '0,8 kg Möhren', 'Salz']],
    ['Salat', 4, ['2 Stück Kopfsalat']],
  ]);
});

test('what is said of an ingredient in a column of its own stands behind its name', () => {
  const found = read(
    sheet(
      ['Recipe', 'Ingredient', 'Variation', 'Amount', 'Unit'],
      ['Soup', 'yellow onion', 'fried', 200, 'g'],
      ['Soup', 'salt', '', 5, 'g'],
      ['Soup', '', 'fried', '', ''],
    ),
  );
  expect(found.recipes.map(ingredientsOf)).toEqual([['200 g yellow onion, fried', '5 g salt', 'fried']]);
});

test('a sheet with a row a recipe, its ingredients in one cell', () => {
  const found = read(
    sheet(
      ['Name', 'Servings', 'Ingredients', 'Method', 'Tags'],
      ['Pancakes', 4, '200 g flour\n2 eggs\n300 ml milk', 'Whisk.', 'sweet, breakfast'],
      ['Salad', '2', '1 lettuce; 2 tomatoes', '', ''],
      ['Mash', 6, '1 kg potatoes, 50 g butter, 100 ml milk', '', ''],
    ),
  );
  expect(
    found.recipes.map((recipe) => [recipe.title, recipe.portions, ingredientsOf(recipe).length, recipe.tags.length]),
  ).toEqual([
    ['Pancakes', 4, 3, 2],
    ['Salad', 2, 2, 0],
    ['Mash', 6, 3, 0],
  ]);
});

test('a sheet without names over its columns', () => {
  const found = read(sheet(['Soup', 'carrots', 500, 'g'], ['Soup', 'stock', 1.5, 'l'], ['Mash', 'potatoes', 2, 'kg']));
  expect(found.recipes.map((recipe) => [recipe.title, ingredientsOf(recipe)])).toEqual([
    ['Soup', ['500 g carrots', '1.5 l stock']],
    ['Mash', ['2 kg potatoes']],
  ]);
});

test('amounts that are no plain number stay for the reader of lines', () => {
  const found = read(
    sheet(
      ['Recipe', 'Ingredient', 'Amount', 'Unit'],
      ['Pie', 'sugar', '1/2', 'cup'],
      ['Pie', 'apples', '2-3', ''],
      ['Pie', 'flour', '250 g', ''],
    ),
  );
  expect(found.recipes.flatMap(ingredientsOf)).toEqual(['1/2 cup sugar', '2-3 apples', '250 g flour']);
});

test('an amount below nothing stays to be seen and counts for nothing', () => {
  const [recipe] = read(
    sheet(['Recipe', 'Ingredient', 'Amount', 'Unit'], ['Pie', 'flour', '-1', 'g'], ['Pie', 'eggs', '2', '']),
  ).recipes;
  const [flour = ''] = recipe ? ingredientsOf(recipe) : [];
  expect(flour).toBe('flour [-1 g]');
  expect(parseLine(flour, 'en_gb')).toMatchObject({ name: 'flour', quantity: null, note: '-1 g' });
});

test('a mapping without recipes or ingredients cannot be read', () => {
  const mapping = proposeMapping(sheet(['Recipe', 'Price'], ['Pie', 3]), RECIPE_COLUMNS, 'point');
  expect(mappingProblem(mapping)).toBe('no_ingredient');
});
