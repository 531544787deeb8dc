import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { signIn } from './signed-in.ts';

/** Names that no other run of the same database has. */
const unlike = (): string =>
  Date.now()
    .toString(36)
    .slice(-5)
    .replaceAll(/\d/g, (digit) => 'klmnopqrst'[Number(digit)] ?? 'x');

async function pasteAndRead(page: Page, text: string): Promise<void> {
  await page.goto('/recipes/import');
  await page.getByLabel('Recipe text').fill(text);
  await page.getByRole('button', { name: 'Read recipes' }).click();
  // The lines are read when the badges stand in the place of the progress.
  await expect(page.getByText(/lines? recognised/).first()).toBeVisible();
}

// axe is put into the page, which its own rules for scripts would refuse.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  // The tour of a first visit may stand over the page; it is a journey of its own.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Skip the tour' }), (skip) => skip.click());
  await signIn(page, 'chef');
});

test('two recipes in two languages are looked over, mended and created', async ({ page }) => {
  const mark = unlike();
  await pasteAndRead(
    page,
    `Kartoffelsuppe ${mark}\nfür 4 Personen\n800 g Kartoffeln\n2 Möhren\n1 l Gemüsebrühe\n1 EL Omas Geheimgewürz\n\nKartoffeln schälen und würfeln.\n\nPannkakor ${mark}\n4 portioner\n3 dl vetemjöl\n6 dl mjölk\n3 ägg`,
  );
  await expect(page.getByText('2 recipes, 7 lines')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue(`Kartoffelsuppe ${mark}`);
  expect(await axeFindings(page)).toEqual([]);

  // What was not understood stays as written; typed anew it is read again.
  const odd = page.getByLabel('Line 4', { exact: true }).first();
  await expect(odd).toHaveValue('1 EL Omas Geheimgewürz');
  await odd.fill('1 EL Petersilie');
  await odd.press('Enter');
  await expect(page.getByText('7 lines recognised')).toBeVisible();

  await page.getByRole('button', { name: 'Create 2 recipes' }).click();
  await expect(page.getByRole('heading', { name: '2 recipes created' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to recipes' }).click();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill(mark);
  await expect(page.getByRole('link', { name: `Kartoffelsuppe ${mark}` }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Pannkakor ${mark}` }).first()).toBeVisible();
});

test('a spreadsheet with decimal commas is mapped, and its numbers can be read the other way', async ({ page }) => {
  const mark = unlike();
  const csv = `Gericht;Portionen;Zutat;Menge;Einheit;Preis\nEintopf ${mark};10;Linsen;1.250,5;g;3,20\n;;Möhren;0,8;kg;1,10\nSalat ${mark};4;Kopfsalat;2;Stück;1,90\n`;
  await page.goto('/recipes/import');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Rezepte.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
  await expect(page.getByLabel('Contents of “Zutat”')).toHaveValue('ingredient');
  await expect(page.getByLabel('Contents of “Preis”')).toHaveValue('');
  await expect(page.getByLabel('Number format of “Menge”')).toHaveValue('comma');
  await expect(page.getByText('= 1250.5')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Review 2 recipes' }).click();
  await expect(page.getByLabel('Line 1', { exact: true }).first()).toHaveValue('1250,5 g Linsen');
  await page.getByLabel(`Import “Salat ${mark}”`).uncheck();
  await page.getByRole('button', { name: 'Create 1 recipe' }).click();
  await expect(page.getByRole('heading', { name: '1 recipe created' })).toBeVisible();
  await expect(page.getByText('1 recipe was left out.')).toBeVisible();
});

test('a file in the place of a pasted text asks first, and what cannot be read says why', async ({ page }) => {
  await page.goto('/recipes/import');
  const written = page.getByLabel('Recipe text');
  await written.fill('Soup\n1 kg carrots');
  const file = page.locator('input[type="file"]');
  const graph = {
    '@graph': [{ '@type': 'Recipe', name: 'Fish pie', recipeYield: '6', recipeIngredient: ['400 g cod', '500 ml milk'] }],
  };
  const saved = `<!doctype html><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(saved) });
  await expect(page.getByRole('alertdialog', { name: 'Replace the current import?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(written).toHaveValue('Soup\n1 kg carrots');

  await file.setInputFiles({ name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from([0x50, 0x4b, 3, 4, 1, 2]) });
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('This file is damaged, or not the type its name says.')).toBeVisible();
  await expect(written).toHaveValue('Soup\n1 kg carrots');

  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(saved) });
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('1 recipe, 2 lines')).toBeVisible();
});

test('a connection that breaks loses nothing, and makes nothing twice', async ({ page }) => {
  const mark = unlike();
  const letters = Array.from('abcdefghijklmnopqrstuvwx');
  await pasteAndRead(page, letters.map((letter) => `Soup ${mark} ${letter}\nServes 4\n1 kg carrots\n1 l milk`).join('\n\n'));
  await expect(page.getByText('24 recipes, 48 lines')).toBeVisible();

  // The first batch is answered; the second is done, but its answer is lost on the way.
  let calls = 0;
  let restaurantId = '';
  await page.route('**/api/recipes/bulk-create', async (route) => {
    restaurantId = (route.request().postDataJSON() as { restaurantId: string }).restaurantId;
    if (++calls !== 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Create 24 recipes' }).click();
  await expect(page.getByText('4 recipes are still to be created. Nothing is lost.')).toBeVisible({ timeout: 20_000 });

  // A reload in between loses nothing either.
  await page.reload();
  await expect(page.getByText('You are continuing an unfinished import.')).toBeVisible();
  await page.getByRole('button', { name: 'Create 4 recipes' }).click();
  await expect(page.getByRole('heading', { name: '24 recipes created' })).toBeVisible();
  // Sent again, under the keys it had.
  expect(calls).toBe(3);
  const reply = await page.request.get(`/api/recipes/recipe/${restaurantId}?search=${mark}&limit=100`);
  expect(((await reply.json()) as { items: unknown[] }).items).toHaveLength(letters.length);
});

test('a workbook is read beside the page', async ({ page }) => {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const rows = [
    ['Recipe', 'Ingredient', 'Amount', 'Unit'],
    ['Carrot soup', 'carrots', 1.5, 'kg'],
    ['Carrot soup', 'milk', 0.5, 'l'],
  ];
  const book = await writeWorkbook(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
  await page.goto('/recipes/import');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'soups.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: book,
  });
  await page.getByRole('button', { name: 'Review 1 recipe' }).click();
  await expect(page.getByLabel('Line 1', { exact: true })).toHaveValue('1.5 kg carrots');
  // The sheet has no portions: they are asked, never assumed.
  await expect(page.getByText(/^One recipe does not say how many portions it makes/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create 0 recipes' })).toBeDisabled();
  await page.getByLabel('Portions', { exact: true }).fill('12');
  await expect(page.getByRole('button', { name: 'Create 1 recipe' })).toBeEnabled();
});

test('salt and pepper are two lines, and the kitchen’s own bag goes before the food data', async ({ page }) => {
  const mark = unlike();
  const session = await page.request.get('/api/restaurants/restaurant-user');
  const { restaurant } = (await session.json()) as { restaurant: { id: string } };
  await page.request.post('/api/recipes', {
    data: {
      restaurantId: restaurant.id,
      names: [{ language: 'en_gb', name: `House pesto ${mark}` }],
      ingredients: [],
      customIngredients: [{ name: 'pesto', weight: 1000, co2PerKg: 2000 }],
      ingredientBag: true,
      mealsize: 1,
    },
  });
  await pasteAndRead(page, `Pasta ${mark} (serves 4)\n400 g spaghetti\n150 g house pesto ${mark}\nsalt and pepper`);
  await expect(page.getByText('1 recipe, 3 lines')).toBeVisible();
  await expect(page.getByText(`150 g · House pesto ${mark}`)).toBeVisible();
  await expect(page.getByLabel('Line 3', { exact: true })).toHaveValue('salt and pepper');
  await expect(page.getByText(/salt.* \+ black pepper/)).toBeVisible();
  await page.getByRole('button', { name: 'Create 1 recipe' }).click();
  await page.getByRole('link', { name: 'Go to recipes' }).click();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill(`Pasta ${mark}`);
  await page
    .getByRole('link', { name: `Pasta ${mark}` })
    .first()
    .click();
  await expect(page.getByLabel('Line 3, as written')).toHaveValue('salt and pepper');
  await expect(page.getByLabel('Line 4, as written')).toHaveValue('pepper');
});

test('an admin says which library the recipes go into', async ({ page }) => {
  await signIn(page, 'admin');
  const mark = unlike();
  await pasteAndRead(page, `Carrot soup ${mark} (serves 4)\n1 kg carrots`);
  await page.getByRole('button', { name: 'Create 1 recipe' }).click();
  await expect(page.getByText('Library selection is required.')).toBeVisible();
  await page.getByRole('radio', { name: 'This restaurant’s library' }).check();
  await expect(page.getByText('Library selection is required.')).toBeHidden();
  await page.getByRole('button', { name: 'Create 1 recipe' }).click();
  await expect(page.getByRole('link', { name: 'Go to recipes' })).toBeVisible();
});
