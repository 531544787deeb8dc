import { expect, type Page } from '@playwright/test';
import { ALL_SAID, makeMenu } from './begun-menu.ts';
import { Clicks } from './counted-clicks.ts';
import { type Kitchen, test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

const DISHES = ['Nettle soup', 'Bean stew', 'Fish pie', 'Root hash', 'Barley risotto'];

async function makeDishes(page: Page, { restaurantId }: Kitchen): Promise<void> {
  for (const name of DISHES) {
    const data = { names: [{ language: 'en_gb', name }], ingredients: [], allergens: ALL_SAID, portions: 4, restaurantId };
    expect((await page.request.post('/api/recipes', { data })).status()).toBe(200);
  }
}

test('a menu of five days is made and live: 12', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  await makeDishes(page, kitchen);
  await atRest(page);
  const clicks = new Clicks(page);
  await clicks.click(page.getByRole('button', { name: 'New menu' }).first());
  await clicks.click(page.getByRole('button', { name: 'Lunch' }).first());
  const dishUnder = (day: string) => page.getByRole('combobox', { name: `New dish under ${day}` });
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  await clicks.click(dishUnder('Monday'));
  for (const [at, dish] of DISHES.entries()) {
    const field = dishUnder(days[at] ?? '');
    await expect(field).toBeFocused();
    await page.keyboard.type(dish.split(' ')[0]?.toLowerCase() ?? '');
    await clicks.key('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(dish) })).toBeVisible();
    await expect(field).toHaveValue('');
    // To the next day: an arrow only moves.
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await clicks.click(page.getByRole('button', { name: 'Share', exact: true }));
  await clicks.click(page.getByRole('button', { name: 'Save and publish: Publish this menu on link 1', exact: true }));
  await expect(page).toHaveURL(/\/menus\/menu\/[\w-]+$/);
  clicks.within(12);

  const links = await page.request.get(`/api/menus/shared-menu-links/${kitchen.restaurantId}`);
  const [first] = ((await links.json()) as { items: { token: string; menu: { name: string } | null }[] }).items;
  expect(first?.menu?.name).toBe('Weekly lunch menu');
  // Each dish stands under its day.
  await page.goto(`/live/${first?.token}`);
  const words = await page.locator('main').innerText();
  const places = days.flatMap((day, at) => [words.indexOf(day), words.indexOf(DISHES[at] ?? '')]);
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('another menu takes the place of the one on a link, which has a name: 2', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menus');
  const [before] = [await makeMenu(page, kitchen, 'Last week'), await makeMenu(page, kitchen, 'This week')];
  const { restaurantId } = kitchen;
  const body = { linkNumber: 3, restaurantId };
  expect((await page.request.put('/api/menus/share-menu', { data: { ...body, menuId: before } })).status()).toBe(200);
  const named = await page.request.put('/api/menus/shared-menu-links/name', { data: { ...body, name: 'Dining room' } });
  expect(named.status()).toBe(200);
  await page.reload();
  await atRest(page);
  const clicks = new Clicks(page);
  await clicks.click(page.getByRole('button', { name: 'Actions for This week' }));
  await clicks.click(page.getByRole('menuitem', { name: 'Publish on Dining room in place of Last week' }));
  await expect(page.getByText('“This week” is published on Dining room, in place of “Last week”.')).toBeVisible();
  clicks.within(2);
  const links = await page.request.get(`/api/menus/shared-menu-links/${restaurantId}`);
  const { items } = (await links.json()) as { items: { linkNumber: number; menu: { name: string } | null }[] };
  expect(items.find(({ linkNumber }) => linkNumber === 3)?.menu?.name).toBe('This week');
});
