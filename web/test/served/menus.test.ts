import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
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
