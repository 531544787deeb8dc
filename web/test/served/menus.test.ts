import { randomUUID } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { everywhere } from '../support/place.ts';
import { test } from './support/served-page.ts';

test('a menu speaks its own language, whatever the interface speaks', async ({ kitchen }) => {
  const page = await kitchen.signIn({ language: 'de' });
  const blocks = [{ kind: 'title', _id: 'title', texts: [{ language: 'sv', text: 'Veckans lunch' }] }];
  const settings = { language: 'sv', labelTitles: [{ language: 'sv', name: 'Så lätt är maten', subtitle: 'Klimatet i åtanke' }] };
  const data = { restaurantId: kitchen.restaurantId, name: 'Lunch', options: {}, settings, blocks };
  const { id } = await page.ask<{ id: string }>('POST', '/api/menus', data);
  page.goTo(`/menus/menu/${id}`);
  await waitFor(() => expect(document.querySelector('.menu-sheet')).toHaveTextContent('Så lätt är maten.'));
  expect(document.querySelector('.menu-sheet')).toHaveTextContent('Klimatet i åtanke.');
  await page.finds('button', 'Speichern');
});

const FORMER = { header: 'Harvest', subheader: '', rows: [{ text: 'From our garden' }], footer: '' };
const isShown = async (): Promise<void> =>
  waitFor(() => expect(everywhere().getAllByRole('heading', { name: 'Harvest' })).not.toHaveLength(0));

test('a template and a menu of the former form say so, and are converted', async ({ kitchen, database }) => {
  await database.query(
    `insert into menu_template (id, organization_id, name, legacy, document) values ($1, $2, 'Old harvest', true, $3)`,
    [randomUUID(), kitchen.organizationId, JSON.stringify({ ...FORMER, orientation: 'a4_landscape' })],
  );
  const page = await kitchen.enter('/menus');
  await page.pressFirst('New menu');
  await page.press(/^Old harvest Old format/);
  await isShown();
  await page.press('Save');
  await waitFor(() => expect(location.pathname).toMatch(/^\/menus\/menu\/[\w-]+$/));

  const menu = { ...FORMER, footer: 'Ask us.', orientation: 'a4_portrait' };
  const old = { menu, restaurantId: kitchen.restaurantId };
  const { id } = await page.ask<{ id: string }>('PUT', '/api/menus/legacy/new', old);
  page.goTo(`/menus/menu/${id}`);
  const words = 'This menu uses the old format.';
  await page.reads(words);
  await isShown();
  await page.press('Save');
  await waitFor(() => expect(everywhere().queryByText(words)).toBeNull());
  const saved = await page.ask<{ legacy: boolean }>('GET', `/api/menus/${id}`);
  expect(saved.legacy).toBe(false);
});
