import { expect, type Page } from '@playwright/test';
import { axeFindingsLightAndDark } from '../support/axe-findings.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';

test.use({ bypassCSP: true });

/** A menu open in the creator, with its live links beside it. */
async function openLinks(page: Page, { enter, restaurantId }: Kitchen): Promise<void> {
  await enter(page, '/menus');
  const blocks = [{ kind: 'title', _id: 'title', texts: [{ language: 'en_gb', text: 'Sunday lunch' }] }];
  const data = { restaurantId, name: 'Sunday lunch', options: {}, settings: { language: 'en_gb' }, blocks };
  const { id } = (await (await page.request.post('/api/menus', { data })).json()) as { id: string };
  await page.goto(`/menus/menu/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Publish this menu on link 2' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish this menu from link 2' })).toBeVisible();
}

const maker = (page: Page) => page.getByRole('region', { name: 'Table card' });

async function openCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'QR code for link 2' }).click();
  await expect(maker(page).getByRole('img', { name: 'Scan for the menu' })).toBeVisible();
}

test('a card for the table says the kitchen’s own words in the language of its guests, and is printed alone on one page of A6; axe finds nothing', async ({
  page,
  kitchen,
}) => {
  const look = async (what: string): Promise<void> => {
    expect.soft(await axeFindingsLightAndDark(page), what).toEqual([]);
  };
  await openLinks(page, kitchen);
  await look('links');
  await openCard(page);
  await look('card');

  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocument({ data: new Uint8Array(printed), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(1);
  const sheet = await pdf.getPage(1);
  const millimetres = sheet.view.slice(2).map((points) => Math.round((points * 25.4) / 72));
  expect(millimetres).toEqual([105, 148]);
  const { items } = await sheet.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(words).toContain('Sunday lunch');
  expect(words).toContain('/live/');
  expect(words).not.toContain('Unpublish');

  const card = maker(page).getByRole('article');
  await expect(card).toContainText('Own Kitchen');
  await expect(card.getByRole('heading')).toHaveText('Sunday lunch');
  await expect(card).toContainText(/\/live\/[\w-]{22}/);
  await maker(page).getByLabel('Text on the card').fill('Our Sunday lunch');
  await maker(page).getByLabel('Card language').selectOption('Deutsch');
  await expect(card).toHaveAttribute('lang', 'de-DE');
  await expect(card.getByRole('heading')).toHaveText('Our Sunday lunch');
  await expect(card.getByRole('img', { name: 'Scannen und Speisekarte lesen' })).toBeVisible();

  await page.getByRole('button', { name: 'Unpublish this menu from link 2' }).click();
  await expect(page.getByRole('button', { name: 'Publish this menu on link 2' })).toBeVisible();
});
