import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { PAGE_SIZES } from '../../shared/src/exports/page-size.ts';
import { differenceIn, NOT_DRAWN, pixelsOf, PROGRAMS, programsFor } from '../support/drawing-programs.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';

// Pages of eight megapixels are drawn twice and compared.
test.setTimeout(180_000);

const LETTERS = 'Å ß ç œ ø';
const texts = (text: string) => [{ language: 'de', text }];

/**
 * A page of paper and one of a screen, with both typefaces, a light and a dark background; that each orientation is drawn as it is shown is the
 * engine's (`e2e/exports/exports.spec.ts`).
 */
const LOOKS = {
  a4_portrait: { typeface: 'serif', background: 'leaf', ink: '#1d3326' },
  tv_landscape: { typeface: 'sans', background: 'slate', ink: '#f5f3e4' },
} as const;
type Shown = keyof typeof LOOKS;

/** A menu of one page with every kind of words on it; @returns its id */
async function makeMenu(page: Page, { restaurantId }: Kitchen, orientation: Shown): Promise<string> {
  const recipe = {
    names: [{ language: 'de', name: `Käsespätzle ${LETTERS}` }],
    ingredients: [
      { inputIngredient: '1 kg Zwiebeln', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1, unit: 'kg' },
    ],
    portions: 4,
    restaurantId,
  };
  const { id: recipeId } = (await (await page.request.post('/api/recipes', { data: recipe })).json()) as { id: string };
  const { background, ...settings } = LOOKS[orientation];
  const dish = (place: number) => ({
    kind: 'recipe',
    _id: `dish-${place}`,
    recipeId,
    price: '14,50 €',
    descriptions: texts(`mit Röstzwiebeln, œufs & crème brûlée ${LETTERS}`),
  });
  const blocks = [
    { kind: 'title', _id: 'title', texts: texts(`Fünf Gänge ${LETTERS}`) },
    { kind: 'text', _id: 'lead', texts: texts(`Æbleskiver, Smörgås, ça va ${LETTERS}`) },
    { kind: 'divider', _id: 'leaf', style: 'leaf' },
    { kind: 'course', _id: 'course', texts: texts(`Hauptgänge ${LETTERS}`), align: 'start' },
    ...[1, 2, 3].map(dish),
    { kind: 'legend', _id: 'legend' },
  ];
  const made = await page.request.post('/api/menus', {
    data: {
      restaurantId,
      name: 'Fünf Gänge',
      options: { orientation, columnType: 'stacked' },
      settings: { ...settings, language: 'de' },
      background: { kind: 'shipped', id: background },
      blocks,
    },
  });
  return ((await made.json()) as { id: string }).id;
}

async function textOfPdf(content: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  return text.replace(/\s+/g, ' ');
}

/** The menu's text as a PDF says every dish with its figure and level. */
async function saysEveryDish(page: Page): Promise<void> {
  const said = await page.locator('[data-export-page] img[alt*="CO₂e"]').first().getAttribute('alt');
  expect(said).toMatch(/\d,\d\d kg CO₂e/);
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^PDF/ }).click()]);
  const text = await textOfPdf(await readFile(await file.path()));
  expect(text.split(said ?? '-')).toHaveLength(4);
  // A sign set apart from a name by room alone is a word of its own.
  expect(text).toContain(`Käsespätzle ${LETTERS} Vegan`);
}

for (const orientation of Object.keys(LOOKS) as Shown[]) {
  const { output, render } = PAGE_SIZES[orientation];

  test(`a menu in ${orientation} looks in its image and in drawing programs as its page does on the screen`, async ({
    page,
    kitchen,
  }) => {
    await kitchen.enter(page, '/menus');
    await page.goto(`/menus/menu/${await makeMenu(page, kitchen, orientation)}`);
    await expect(page.locator('[data-block]')).toHaveCount(8);
    await page.getByRole('button', { name: 'Download' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^PNG/ }).click()]);
    const png = await readFile(await file.path());
    const exported = await pixelsOf(png);
    expect([exported.width, exported.height]).toEqual([output.width, output.height]);

    await page.getByRole('button', { name: 'Download' }).click();
    const [drawn] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^SVG/ }).click()]);
    const svg = await readFile(await drawn.path());
    expect(svg.toString()).not.toMatch(NOT_DRAWN);
    for (const program of programsFor(orientation)) expect(await differenceIn(program, svg, png), program).toBeLessThan(0.002);

    if (orientation === 'a4_portrait') await saysEveryDish(page);

    // The creator's own page, alone on the screen and as large as the image.
    await page.setViewportSize(output);
    await page.evaluate(
      async ({ scale }) => {
        const shown = document.querySelector<HTMLElement>('[data-export-page]')?.cloneNode(true) as HTMLElement;
        shown.style.cssText = `position: fixed; top: 0; left: 0; transform: scale(${scale}); transform-origin: 0 0`;
        for (const control of shown.querySelectorAll('button')) control.remove();
        document.body.replaceChildren(shown);
        await document.fonts.ready;
        await Promise.all(Array.from(shown.querySelectorAll('img'), (image) => image.decode()));
      },
      { scale: output.width / render.width },
    );
    const shown = await pixelsOf(await page.screenshot());
    const different = pixelmatch(exported.data, shown.data, undefined, output.width, output.height, { threshold: 0.1 });
    expect(different / (output.width * output.height)).toBeLessThan(0.01);
  });
}

test('a menu with photographs, behind its words and between them, looks so in drawing programs', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus', { role: 'organization-admin' });
  const sent = await page.request.post('/api/menus/backgrounds', {
    multipart: {
      organizationId: kitchen.organizationId,
      name: 'Kitchen',
      image: { name: 'kitchen.png', mimeType: 'image/png', buffer: photograph() },
    },
  });
  const { id, url } = (await sent.json()) as { id: string; url: string };
  const blocks = [
    { kind: 'title', _id: 'title', texts: texts(`Fünf Gänge ${LETTERS}`) },
    { kind: 'image', _id: 'image', url, height: 180, alternatives: texts('Die Küche') },
    { kind: 'divider', _id: 'dots', style: 'dots' },
    { kind: 'course', _id: 'course', texts: texts('Hauptgänge') },
    { kind: 'text', _id: 'lead', texts: texts('Æbleskiver, 麺 und Smörgås') },
  ];
  const data = {
    restaurantId: kitchen.restaurantId,
    name: 'Fotos',
    options: { orientation: 'a4_landscape', columnType: 'stacked' },
    settings: { typeface: 'serif', ink: '#f5f3e4', language: 'de' },
    background: { kind: 'own', id },
    blocks,
  };
  const menu = (await (await page.request.post('/api/menus', { data })).json()) as { id: string };
  await page.goto(`/menus/menu/${menu.id}`);
  await expect(page.locator('[data-block]')).toHaveCount(blocks.length);
  const download = async (entry: RegExp): Promise<Buffer> => {
    await page.getByRole('button', { name: 'Download' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: entry }).click()]);
    return readFile(await file.path());
  };
  const [png, svg] = [await download(/^PNG/), await download(/^SVG/)];
  expect(svg.toString()).not.toMatch(NOT_DRAWN);
  expect(svg.toString().match(/<image /g)).toHaveLength(2);
  for (const program of PROGRAMS) expect(await differenceIn(program, svg, png), program).toBeLessThan(0.002);
});

/** Colours that run into each other, so that a picture that is moved or cut otherwise is seen. */
function photograph(): Buffer {
  const picture = new PNG({ width: 1200, height: 900 });
  for (let at = 0; at < picture.width * picture.height; at += 1) {
    const [x, y] = [at % picture.width, Math.floor(at / picture.width)];
    picture.data.set([(x * 255) / picture.width, (y * 255) / picture.height, 128 + 100 * Math.sin((x + y) / 60), 255], at * 4);
  }
  return PNG.sync.write(picture);
}
