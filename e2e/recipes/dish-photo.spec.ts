import { expect } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

test.use({ bypassCSP: true });

test('a photograph is chosen, made smaller in the browser, and stands on the tile and the sheet; pasted, it is another one', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes');
  const { restaurantId } = kitchen;
  const recipe = { names: [{ language: 'en_gb', name: 'Nettle soup' }], ingredients: [], portions: 4, restaurantId };
  const { id } = (await (await page.request.post('/api/recipes', { data: recipe })).json()) as { id: string };
  await page.goto(`/recipes/recipe/${id}`);
  await atRest(page);
  const taken = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#4a7' } })
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer();
  // The file as it leaves the browser, before the server sees it.
  await page.evaluate(() => {
    const { fetch: send } = globalThis;
    globalThis.fetch = async (address, request) => {
      const image = request?.body instanceof FormData ? request.body.get('image') : null;
      if (image instanceof Blob) document.body.dataset['sent'] = `${image.type} ${await image.text()}`;
      return send(address, request);
    };
  });
  await page.getByRole('group', { name: 'Photo of the dish' }).locator('input[type=file]').first().setInputFiles({
    name: 'soup.jpg',
    mimeType: 'image/jpeg',
    buffer: taken,
  });
  const shown = page.getByRole('img', { name: 'Photo of the dish' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1600);
  const sent = (await page.locator('body').getAttribute('data-sent')) ?? '';
  expect(sent).toMatch(/^image\/jpeg /);
  expect(sent).not.toContain('SECRET PLACE');
  const first = await shown.getAttribute('src');
  expect(await axeFindings(page), 'editor').toEqual([]);

  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const data = new DataTransfer();
    data.items.add(new File([blob ?? ''], 'pasted.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(shown).not.toHaveAttribute('src', first ?? '');
  await page.goto('/recipes');
  await expect(page.locator('main li img')).toHaveCount(1);
  await page.goto(`/dev/recipe-summary/${id}`);
  await expect(page.locator('.sheet-photo').last()).toBeVisible();
});
