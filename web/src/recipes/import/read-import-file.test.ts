import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { FileProblem } from '../../spreadsheets/worker/file-problem.ts';
import { readImportFile } from './read-import-file.ts';

const file = (content: string | Uint8Array, name: string) => new File([content as BlobPart], name);
const json = (value: unknown) => strToU8(JSON.stringify(value));
const pie = (name: string) => ({
  name,
  servings: 4,
  steps: [{ instruction: 'Bake.', ingredients: [{ food: { name: 'flour' }, unit: { name: 'g' }, amount: 200 }] }],
});

async function titles(read: File): Promise<(string | null)[] | string> {
  try {
    const found = await readImportFile(read, 'en_gb');
    return found.kind === 'sheet' ? 'sheet' : found.recipes.map(({ title }) => title);
  } catch (thrown) {
    if (thrown instanceof FileProblem) return thrown.code;
    throw thrown;
  }
}

const inner = (name: string) => zipSync({ 'recipe.json': json(pie(name)), 'image.png': new Uint8Array(50) });

test('an archive of Tandoor holds an archive a recipe', async () => {
  expect(await titles(file(zipSync({ 'Pie.zip': inner('Pie'), 'Tart.zip': inner('Tart') }), 'export.zip'))).toEqual([
    'Pie',
    'Tart',
  ]);
});

test('an archive of Mealie holds a folder a recipe', async () => {
  const recipe = {
    name: 'Stew',
    recipe_yield: '4',
    recipe_ingredient: [{ note: '1 kg beef', food: null, unit: null, quantity: 1 }],
    recipe_instructions: [],
  };
  const archive = zipSync({
    'recipes/stew/stew.json': json(recipe),
    'recipes/stew/images/original.webp': new Uint8Array(9),
    '__MACOSX/x.json': json({}),
  });
  expect(await titles(file(archive, 'mealie.zip'))).toEqual(['Stew']);
});

test('a backup of Mealie is one file', async () => {
  const backup = {
    recipes: [{ id: 1, name: 'Stew' }],
    recipes_ingredients: [{ recipe_id: 1, note: '1 kg beef' }],
    recipe_instructions: [],
  };
  expect(await titles(file(zipSync({ 'backup/database.json': json(backup) }), 'backup.zip'))).toEqual(['Stew']);
});

test('a page, JSON, text and a sheet are recognized by their content', async () => {
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 kg carrots'] };
  expect(
    await titles(file(`<!DOCTYPE html><script type="application/ld+json">${JSON.stringify(recipe)}</script>`, 'saved.htm')),
  ).toEqual(['Soup']);
  expect(await titles(file(JSON.stringify([recipe]), 'r.json'))).toEqual(['Soup']);
  expect(await titles(file('Soup\nServes 4\n1 kg carrots', 'notes.txt'))).toEqual(['Soup']);
  expect(await titles(file('Recipe,Ingredients\nSoup,1 kg carrots', 'r.csv'))).toBe('sheet');
});

test('what holds no recipe says so', async () => {
  expect(await titles(file('<html><body>Hello</body></html>', 'page.html'))).toBe('nothing_found');
  expect(await titles(file('{ "a": 1', 'broken.json'))).toBe('unreadable');
  expect(await titles(file(zipSync({ 'a.json': json({ a: 1 }) }), 'other.zip'))).toBe('nothing_found');
});

test('a workbook is read with its numbers', async () => {
  const blob = await writeWorkbook([
    ['Recipe', 'Ingredient', 'Amount', 'Unit'].map((value) => ({ value })),
    [{ value: 'Soup' }, { value: 'carrots' }, { value: 1.5, type: Number }, { value: 'kg' }],
  ]).toBlob();
  const found = await readImportFile(file(new Uint8Array(await blob.arrayBuffer()), 'recipes.xlsx'), 'en_gb');
  expect(found.kind === 'sheet' && found.spreadsheet.sheets[0]?.rows[1]).toEqual(['Soup', 'carrots', 1.5, 'kg']);
});
