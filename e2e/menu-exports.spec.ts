import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { ORIENTATIONS, type Orientation, PAGE_SIZES } from '../shared/src/exports/page-size.ts';
import { type Kitchen, test } from './own-kitchen.ts';

// Pages of eight megapixels are drawn twice and compared.
test.setTimeout(180_000);

const LETTERS = 'Å ß ç œ ø';
const texts = (text: string) => [{ language: 'de', text }];

/** What sets the pages apart: both typefaces, and backgrounds dark and light. */
const LOOKS: Record<Orientation, { typeface: 'serif' | 'sans'; background: string; ink: string }> = {
  a4_portrait: { typeface: 'serif', background: 'leaf', ink: '#1d3326' },
  a4_landscape: { typeface: 'sans', background: 'frame', ink: '#1f2a44' },
  tv_portrait: { typeface: 'serif', background: 'slate', ink: '#f5f3e4' },
  tv_landscape: { typeface: 'sans', background: 'garden', ink: '#f5f3e4' },
};

/** A menu of one page with every kind of words on it; @returns its id */
async function makeMenu(page: Page, { restaurantId }: Kitchen, orientation: Orientation): Promise<string> {
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

for (const orientation of ORIENTATIONS) {
  const { output, render } = PAGE_SIZES[orientation];

  test(`a menu in ${orientation} looks in its image as its page does on the screen`, async ({ page, kitchen }) => {
    await kitchen.enter(page, '/menus');
    await page.goto(`/menus/menu/${await makeMenu(page, kitchen, orientation)}`);
    await expect(page.locator('[data-block]')).toHaveCount(8);
    await page.getByRole('button', { name: 'Download' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^PNG/ }).click()]);
    const exported = PNG.sync.read(await readFile(await file.path()));
    expect([exported.width, exported.height]).toEqual([output.width, output.height]);

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
    const shown = PNG.sync.read(await page.screenshot());
    const different = pixelmatch(exported.data, shown.data, undefined, output.width, output.height, { threshold: 0.1 });
    expect(different / (output.width * output.height)).toBeLessThan(0.01);
  });
}
