import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { valueOf } from '../recipes/written-recipe.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { type ServedPage, test } from './support/served-page.ts';

async function pasteAndRead(page: ServedPage, text: string): Promise<void> {
  await page.put('Recipe text', text);
  await page.press('Read recipes');
  // The lines are read when the badges stand in the place of the progress.
  await page.reads(/lines? recognised/);
}

const first = (label: string): HTMLElement => everywhere().getAllByLabelText(label)[0] as HTMLElement;

test('two recipes in two languages are looked over, mended and created', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes/import');
  await pasteAndRead(
    page,
    `Kartoffelsuppe\nfür 4 Personen\n800 g Kartoffeln\n2 Möhren\n1 l Gemüsebrühe\n1 EL Omas Geheimgewürz\n\nKartoffeln schälen und würfeln.\n\nPannkakor\n4 portioner\n3 dl vetemjöl\n6 dl mjölk\n3 ägg`,
  );
  await page.sees('2 recipes, 7 lines');
  await page.shows('Name', 'Kartoffelsuppe');
  expect(await axeFindings()).toEqual([]);

  // A line that was not understood stays as written; typed anew it is read again.
  await page.shows('Line 4', '1 EL Omas Geheimgewürz');
  await page.user.clear(first('Line 4'));
  await page.user.type(first('Line 4'), '1 EL Petersilie{Enter}');
  await page.reads('7 lines recognised');

  await page.press('Create 2 recipes');
  await page.finds('heading', '2 recipes created');
  await page.press('Go to recipes', everywhere, 'link');
  await page.finds('link', 'Kartoffelsuppe');
  await page.finds('link', 'Pannkakor');
});

test('a spreadsheet with decimal commas is mapped, and its numbers can be read the other way', async ({ kitchen }) => {
  const csv = `Gericht;Portionen;Zutat;Menge;Einheit;Preis\nEintopf;10;Linsen;1.250,5;g;3,20\n;;Möhren;0,8;kg;1,10\nSalat;4;Kopfsalat;2;Stück;1,90\n`;
  const page = await kitchen.enter('/recipes/import');
  await page.chooseFile('Rezepte.csv', Buffer.from(csv, 'latin1'));
  await waitFor(() => expect(valueOf('Contents of “Zutat”')).toBe('ingredient'));
  expect(valueOf('Contents of “Preis”')).toBe('');
  expect(valueOf('Number format of “Menge”')).toBe('comma');
  await page.reads('= 1250.5');
  expect(await axeFindings()).toEqual([]);

  await page.press('Review 2 recipes');
  await page.shows('Line 1', '1250,5 g Linsen');
  await page.user.click(everywhere().getByLabelText('Import “Salat”'));
  await page.press('Create 1 recipe');
  await page.finds('heading', '1 recipe created');
  await page.sees('1 recipe was left out.');
});

test('a file in the place of a pasted text asks first, and what cannot be read says why', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes/import');
  await page.put('Recipe text', 'Soup\n1 kg carrots');
  const graph = {
    '@graph': [{ '@type': 'Recipe', name: 'Fish pie', recipeYield: '6', recipeIngredient: ['400 g cod', '500 ml milk'] }],
  };
  const saved = `<!doctype html><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
  await page.chooseFile('page.html', saved, 'text/html');
  await page.press('Cancel', inside('alertdialog', 'Replace the current import?'));
  expect(valueOf('Recipe text')).toBe('Soup\n1 kg carrots');

  await page.chooseFile('broken.zip', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), 'application/zip');
  await page.press('Replace');
  await page.sees('This file is damaged, or its type does not match its name.');
  expect(valueOf('Recipe text')).toBe('Soup\n1 kg carrots');

  await page.chooseFile('page.html', saved, 'text/html');
  await page.press('Replace');
  await page.sees('1 recipe, 2 lines');
});

test('a connection that breaks loses nothing, and makes nothing twice', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes/import');
  const letters = Array.from('abcdefghijklmnopqrstuvwx');
  await pasteAndRead(page, letters.map((letter) => `Soup ${letter}\nServes 4\n1 kg carrots\n1 l milk`).join('\n\n'));
  await page.sees('24 recipes, 48 lines');

  // The first batch is answered; the second is done, but its answer is lost on the way.
  const created = () => page.sentTo('POST', '/recipes/bulk-create');
  page.network.stand(async ({ path }, pass) => {
    const reply = await pass();
    if (path.endsWith('/bulk-create') && created().length === 2) throw new TypeError('Failed to fetch');
    return reply;
  });
  await page.press('Create 24 recipes');
  await page.sees('4 recipes are still to be created. Nothing is lost.');

  // A reload in between loses nothing either.
  page.reload();
  await page.sees('You are continuing an unfinished import.');
  await page.press('Create 4 recipes');
  await page.finds('heading', '24 recipes created');
  // Sent again, under the keys it had.
  expect(created()).toHaveLength(3);
  const { items } = await page.ask<{ items: unknown[] }>('GET', `/api/recipes/recipe/${kitchen.restaurantId}?limit=100`);
  expect(items).toHaveLength(letters.length);
});

test('a workbook is read beside the page', async ({ kitchen }) => {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const rows = [
    ['Recipe', 'Ingredient', 'Amount', 'Unit'],
    ['Carrot soup', 'carrots', 1.5, 'kg'],
    ['Carrot soup', 'milk', 0.5, 'l'],
  ];
  const book = await writeWorkbook(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
  const page = await kitchen.enter('/recipes/import');
  await page.chooseFile('soups.xlsx', book, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  await page.press('Review 1 recipe');
  await page.shows('Line 1', '1.5 kg carrots');
  // The sheet has no portions: they are asked, never assumed.
  await page.sees(/^One recipe does not say how many portions it makes/);
  expect(await page.finds('button', 'Create 0 recipes')).toBeDisabled();
  await page.fill('Portions', '12');
  await waitFor(() => expect(everywhere().getByRole('button', { name: 'Create 1 recipe' })).toBeEnabled());
});

test('salt and pepper are two lines, and the kitchen’s own bag goes before the food data', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  await page.ask('POST', '/api/recipes', {
    restaurantId: kitchen.restaurantId,
    names: [{ language: 'en_gb', name: 'House pesto' }],
    ingredients: [],
    customIngredients: [{ name: 'pesto', weight: 1000, co2PerKg: 2000 }],
    ingredientBag: true,
    mealsize: 1,
  });
  page.goTo('/recipes/import');
  await pasteAndRead(page, 'Pasta (serves 4)\n400 g spaghetti\n150 g house pesto\nsalt and pepper');
  await page.sees('1 recipe, 3 lines');
  await page.reads('150 g · House pesto');
  await page.shows('Line 3', 'salt and pepper');
  await page.reads(/salt.* \+ black pepper/);
  await page.press('Create 1 recipe');
  await page.press('Go to recipes', everywhere, 'link');
  await page.pressFirst('Pasta', 'link');
  await waitFor(() => expect(valueOf('Line 3, as written')).toBe('salt'));
  expect(valueOf('Line 4, as written')).toBe('pepper');
});

test('an admin says which library the recipes go into', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes/import', { role: 'organization-admin' });
  await pasteAndRead(page, 'Carrot soup (serves 4)\n1 kg carrots');
  await page.press('Create 1 recipe');
  await page.sees('Library selection is required.');
  await page.user.click(await page.finds('radio', 'This restaurant’s library'));
  await waitFor(() => expect(everywhere().queryByText('Library selection is required.')).toBeNull());
  await page.press('Create 1 recipe');
  await page.finds('link', 'Go to recipes');
});
