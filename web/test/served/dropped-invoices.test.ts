import { randomUUID } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { UBL_DAIRY } from '../../../server/src/purchases/reading/documents.fixture.ts';
import { everywhere, inside } from '../support/place.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

const leaving = inside('alertdialog', 'Leave without saving?');
const lost = 'Not all of these files have been added yet.';

/** Of a buyer that nobody knows: it waits for an answer. */
const invoice = (): string => UBL_DAIRY.replace('5790000000012', randomUUID()).replace('12345678', randomUUID());

async function addKitchens(page: ServedPage, { organizationId }: Kitchen, names: readonly string[]): Promise<void> {
  await Promise.all(names.map(async (name) => page.ask('POST', '/api/restaurants', { organizationId, name })));
}

async function workIn(page: ServedPage, kitchen: string): Promise<void> {
  await page.press(/^Switch restaurant/);
  await page.press(new RegExp(`^${kitchen}`), everywhere, 'menuitemradio');
}

async function dropInvoice(page: ServedPage): Promise<void> {
  page.goTo('/purchases');
  await page.chooseFile('dairy.xml', invoice(), 'application/xml');
  await page.says('Which kitchen is Kantinen ApS?');
}

test('another kitchen is worked in, and somebody signs out, only once it was asked about files that are not added yet', async ({
  kitchen,
}) => {
  const page = await kitchen.signIn({ role: 'organization-admin' });
  await addKitchens(page, kitchen, ['Other Kitchen']);
  await dropInvoice(page);
  await workIn(page, 'Other Kitchen');
  await page.says(lost);
  await page.press('Stay on page', leaving);
  await page.gone('alertdialog');
  await page.says('Which kitchen is Kantinen ApS?');
  expect(page.sentTo('PUT', '/users/settings')).toEqual([]);

  await page.fromMenu(/^Your account/, 'Sign out');
  await page.says(lost);
  await page.press('Stay on page', leaving);
  await page.gone('alertdialog');
  expect(location.pathname).toBe('/purchases');

  await workIn(page, 'Other Kitchen');
  await page.press('Leave', leaving);
  await page.announces('Current restaurant: Other Kitchen.');
  await page.says('What Other Kitchen bought');
  expect(document.body.textContent).not.toContain('Which kitchen is Kantinen ApS?');

  // With nothing that waits nothing is asked.
  await workIn(page, 'Own Kitchen');
  await page.announces('Current restaurant: Own Kitchen.');
});

test('of more kitchens than a page of them each can be the buyer, and is named', async ({ kitchen }) => {
  const page = await kitchen.signIn({ role: 'organization-admin' });
  await addKitchens(page, kitchen, [...Array.from({ length: 51 }, (_, at) => `Kitchen ${at + 100}`), 'Zander Kitchen']);
  await dropInvoice(page);
  // The one worked in comes after the first page.
  await page.press('Kitchen Own Kitchen');
  const place = inside('dialog', 'Kitchen');
  await page.fill('Search restaurants', 'zand', place);
  await page.press(/^Zander Kitchen/, place);
  await page.press('Assign to kitchen');
  await waitFor(() => expect(document.body.textContent).toContain('1 invoice for May 2026 · Zander Kitchen'));
});
