import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { type Kitchen, test } from '../support/own-kitchen.ts';

/** The dialog with the carbon label of one of the demo's dishes, which has a figure. */
async function openLabel(page: Page, demo: Kitchen): Promise<void> {
  await demo.enter(page, '/recipes');
  const found = await page.request.get(`/api/recipes/recipe/${demo.restaurantId}?search=Kanelbullar`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  await page.goto(`/recipes/summary/${items[0]?.id}`);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^Carbon label/ }).click();
  await expect(dialog(page).getByRole('img')).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Carbon label' });

async function download(page: Page, ending: 'SVG' | 'PNG'): Promise<{ name: string; content: Buffer }> {
  const taken = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: ending, exact: true }).click();
  const file = await taken;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a carbon label comes alone, as SVG and as PNG; a PNG that cannot be made is reported, and the SVG still comes', async ({
  page,
  demo,
}) => {
  await openLabel(page, demo);
  const svg = await download(page, 'SVG');
  expect(svg.name).toMatch(/^Plateprint Carbon label .+\.svg$/);
  const [, title = ''] = /<title>(.+)<\/title>/.exec(svg.content.toString()) ?? [];
  await expect(dialog(page).getByRole('img')).toHaveAccessibleName(title);

  const png = await download(page, 'PNG');
  expect(png.name).toMatch(/^Plateprint Carbon label .+\.png$/);
  const { width, height, data } = PNG.sync.read(png.content);
  expect(width).toBe(2400);
  let drawn = 0;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] === 255) drawn += 1;
  expect(drawn / (width * height)).toBeGreaterThan(0.02);

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await dialog(page).getByRole('button', { name: 'PNG', exact: true }).click();
  await expect(dialog(page).getByText('The PNG could not be created. Please try again, or choose SVG.')).toBeVisible();
  expect((await download(page, 'SVG')).content.toString()).toContain('<svg');
});
