import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { everywhere } from '../support/place.ts';
import { Clicks } from './support/clicks.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

const DISHES = ['Nettle soup', 'Bean stew', 'Fish pie', 'Root hash', 'Barley risotto'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
/** A person's statement on all fourteen, so that publishing asks about none of them. */
const ALL_SAID = ALLERGENS.map((allergen) => ({ allergen, state: 'not_among' }));

interface Link {
  linkNumber: number;
  token: string;
  menu: { name: string } | null;
}

async function linksOf(page: ServedPage, { restaurantId }: Kitchen): Promise<Link[]> {
  return (await page.ask<{ items: Link[] }>('GET', `/api/menus/shared-menu-links/${restaurantId}`)).items;
}

/** The field has the focus, with nothing in it yet. */
async function isReady(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const field: HTMLElement = everywhere().getByRole('combobox', { name });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    return field;
  });
}

test('a menu of five days is made and live: 12', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  const recipes = DISHES.map((name) => ({
    names: [{ language: 'en_gb', name }],
    ingredients: [],
    allergens: ALL_SAID,
    portions: 4,
  }));
  await page.ask('POST', '/api/recipes/bulk-create', { restaurantId: kitchen.restaurantId, recipes });
  page.goTo('/menus');
  const clicks = new Clicks(page);
  await clicks.pressFirst('New menu');
  await clicks.pressFirst(/Lunch/i);
  await clicks.press('New dish under Monday', everywhere, 'combobox');
  for (const [at, dish] of DISHES.entries()) {
    const field = `New dish under ${DAYS[at]}`;
    await isReady(field);
    await page.user.keyboard(dish.split(' ')[0]?.toLowerCase() ?? '');
    await page.finds('option', new RegExp(dish));
    await clicks.key('{Enter}');
    await page.finds('heading', new RegExp(dish));
    await isReady(field);
    // To the next day: an arrow only moves.
    await page.user.keyboard('{ArrowDown}');
  }
  await clicks.press('Share');
  await clicks.press('Save and publish: Publish this menu on link 1');
  await waitFor(() => expect(location.pathname).toMatch(/^\/menus\/menu\/[\w-]+$/));
  clicks.within(12);

  const [first] = await linksOf(page, kitchen);
  expect(first?.menu?.name).toBe('Weekly lunch menu');
  // Each dish stands under its day.
  const live = await (await page.network.fetch(`/live/${first?.token}`)).text();
  const words = live.slice(live.indexOf('<main'));
  const places = DAYS.flatMap((day, at) => [words.indexOf(day), words.indexOf(DISHES[at] ?? '')]);
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('another menu takes the place of the one on a link, which has a name: 2', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  const { restaurantId } = kitchen;
  const make = async (name: string): Promise<string> => {
    const blocks = [{ kind: 'text', _id: 'line', texts: [{ language: 'en_gb', text: name }] }];
    const menu = { restaurantId, name, options: {}, settings: {}, blocks };
    return (await page.ask<{ id: string }>('POST', '/api/menus', menu)).id;
  };
  const menuId = await make('Last week');
  await make('This week');
  const link = { linkNumber: 3, restaurantId };
  await page.ask('PUT', '/api/menus/share-menu', { ...link, menuId });
  await page.ask('PUT', '/api/menus/shared-menu-links/name', { ...link, name: 'Dining room' });
  page.goTo('/menus');
  const clicks = new Clicks(page);
  await clicks.press('Actions for This week');
  await clicks.press('Publish on Dining room in place of Last week', everywhere, 'menuitem');
  await page.sees('“This week” is published on Dining room, in place of “Last week”.');
  clicks.within(2);
  const published = (await linksOf(page, kitchen)).find(({ linkNumber }) => linkNumber === 3);
  expect(published?.menu?.name).toBe('This week');
});
