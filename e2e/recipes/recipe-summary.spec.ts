import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { DRAWING_PROGRAM_NAMES } from '../../scripts/drawing-programs.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { differenceIn, NOT_DRAWN } from '../support/drawing-programs.ts';
import { watched } from '../support/own-origin.ts';
import { test } from '../support/own-kitchen.ts';

/** One of the demo's dishes, by its name in English or Swedish. */
async function dishId(page: Page, restaurantId: string): Promise<string> {
  const reply = await page.request.get(`/api/recipes/recipe/${restaurantId}?search=Kanelbullar`);
  const { items } = (await reply.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

const sheet = (page: Page) => page.getByTestId('recipe-sheet');

async function download(page: Page, entry: RegExp): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: entry }).click()]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

async function pagesOf(content: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
}

test('a recipe is handed out as a PDF, as plain text, as a table and for other programs', async ({ page, demo, baseURL }) => {
  const { complaints } = watched(page, baseURL ?? '');
  await demo.enter(page, '/recipes');
  await page.goto(`/recipes/summary/${await dishId(page, demo.restaurantId)}`);
  await expect(sheet(page)).toBeVisible();
  const title = (await sheet(page).getByRole('heading', { level: 1 }).textContent()) ?? '';

  const pdf = await download(page, /^PDF/);
  expect(pdf.name).toBe(`Plateprint Recipe ${title}.pdf`);
  expect((await pagesOf(pdf.content))[0]).toContain(title);
  const text = await download(page, /^Text PDF/);
  expect((await pagesOf(text.content)).join('')).toContain('Ingredients');
  const png = await download(page, /^PNG/);
  expect(png.content.readUInt32BE(16)).toBe(2480);
  const svg = await download(page, /^SVG/);
  expect(svg.content.toString()).not.toMatch(NOT_DRAWN);
  for (const program of DRAWING_PROGRAM_NAMES)
    expect(await differenceIn(program, svg.content, png.content), program).toBeLessThan(0.002);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const dialog = page.getByRole('dialog', { name: 'CSV format' });
  await expect(dialog.getByRole('radio', { name: /^Comma/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Semicolon/ }).check();
  const [csv] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download' }).click()]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('As written;Ingredient');
  expect(JSON.parse((await download(page, /^JSON-LD/)).content.toString())).toMatchObject({ '@type': 'Recipe', name: title });
  expect(complaints).toEqual([]);
});

test('another page may ask for a file: it comes once, and a reload brings no second', async ({ page, demo }) => {
  await demo.enter(page, '/recipes');
  const path = `/recipes/summary/${await dishId(page, demo.restaurantId)}`;
  const [file] = await Promise.all([page.waitForEvent('download'), page.goto(`${path}?download=jpg`)]);
  expect(file.suggestedFilename()).toMatch(/^Plateprint Recipe .*\.jpg$/);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test.describe('on one page', () => {
  test.use({ bypassCSP: true });

  test('it prints as many sheets of paper as it has pages, axe finds nothing, and its language is chosen whatever the interface speaks', async ({
    page,
    demo,
  }) => {
    await demo.enter(page, '/recipes');
    await page.goto(`/recipes/summary/${await dishId(page, demo.restaurantId)}`);
    await expect(sheet(page).getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    const shown = await sheet(page).locator('article').count();
    const printed = await pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(printed).toHaveLength(shown);
    expect(printed.join('')).not.toContain('Download');
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFindings(page), `${width} ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /Page language/ }).click();
    await page.getByRole('option', { name: 'Svenska' }).click();
    await expect(sheet(page).getByRole('heading', { name: 'Ingredienser' })).toBeVisible();
    await expect(sheet(page)).toHaveAttribute('lang', 'sv-SE');
    await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
  });
});
