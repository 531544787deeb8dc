import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { everywhere, inside } from '../support/place.ts';
import { Clicks } from './support/clicks.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

async function makeDishes(page: ServedPage, { restaurantId }: Kitchen, dishes: readonly string[]): Promise<void> {
  const recipes = dishes.map((name) => ({ names: [{ language: 'en_gb', name }], ingredients: [], portions: 4 }));
  for (let from = 0; from < recipes.length; from += 100)
    await page.ask('POST', '/api/recipes/bulk-create', { restaurantId, recipes: recipes.slice(from, from + 100) });
}

const HEAD = 'Date;Dish;Qty';
const sales = (month: string): string => `${HEAD}\n${month}-01;Nettle soup;12\n${month}-02;Bean stew;7\n`;

async function finish(page: ServedPage, clicks: Clicks): Promise<void> {
  await clicks.press('Generate report');
  await clicks.press('Create report');
  await page.finds('button', 'Regenerate report');
  expect(location.pathname).toMatch(/^\/reports\/report\/[\w-]+$/);
}

async function startOfOnly(page: ServedPage, { restaurantId }: Kitchen, variety: string): Promise<string | undefined> {
  interface Listed {
    items: { startDate: string; status: string }[];
  }
  const { items } = await page.ask<Listed>('GET', `/api/reports/restaurant/${restaurantId}?variety=${variety}`);
  expect(items.map(({ status }) => status)).toEqual(['completed']);
  return items[0]?.startDate;
}

test('a month’s sales come from a file of the till: 4', async ({ kitchen }) => {
  const page = await kitchen.enter('/reports');
  await makeDishes(page, kitchen, ['Nettle soup', 'Bean stew']);
  await page.finds('heading', 'Reports');
  const clicks = new Clicks(page);
  await clicks.drop('till.csv', 'text/csv', sales('2026-09'));
  await page.shows('Month', '09');
  await page.says(/Read as: .*Portions from “Qty”/);
  await clicks.press('Add 2 rows');
  await finish(page, clicks);
  clicks.within(4);
  expect(await startOfOnly(page, kitchen, 'sales')).toBe('2026-09-01');

  // The next file of the same till is read as this one was.
  page.goTo('/reports');
  await page.finds('heading', 'Reports');
  await new Clicks(page).drop('till.csv', 'text/csv', sales('2026-10'));
  await page.says(/Read like the last file with these columns/);
  await page.shows('Month', '10');

  // Left before its rows are added it would have to be chosen again.
  await page.press('Menus', inside('navigation', 'Main navigation'), 'link');
  await page.says('These rows are not in a report yet.');
  await page.press('Stay on page');
  await page.shows('Month', '10');
  await page.press('Menus', inside('navigation', 'Main navigation'), 'link');
  await page.press('Leave');
  await page.finds('heading', 'Menus');
});

test('a month’s purchases come from a supplier’s file: 4', async ({ kitchen }) => {
  const page = await kitchen.enter('/reports');
  await page.finds('heading', 'Reports');
  const content = 'Delivery date;Article;Amount;Unit\n2026-09-03;Butter;4;kg\n2026-09-17;Carrots;25;kg\n';
  const clicks = new Clicks(page);
  await clicks.drop('wholesaler.csv', 'text/csv', content);
  await waitFor(() => expect(everywhere().getByRole('radio', { name: 'Purchasing' })).toBeChecked());
  await page.shows('Month', '09');
  await clicks.press('Add 2 rows');
  await finish(page, clicks);
  clicks.within(4);
  expect(await startOfOnly(page, kitchen, 'procurement')).toBe('2026-09-01');
});

test('a first till file of 196 names asks one press for each doubtful name: 5 + 1 each', async ({ kitchen }) => {
  const page = await kitchen.enter('/reports');
  const known = Array.from({ length: 193 }, (_, at) => `Dish number ${at + 1}`);
  const doubtful = ['Meatballs with gravy', 'Salmon with potatoes', 'Chicken with rice'];
  await makeDishes(page, kitchen, [...known, ...doubtful]);
  await page.finds('heading', 'Reports');
  // Each name on two days: it is matched wherever it stands.
  const rows = [...known, 'Meatballs', 'Salmon', 'Chicken'].flatMap((name) => [`2026-09-01;${name};3`, `2026-09-02;${name};4`]);
  const clicks = new Clicks(page);
  await clicks.drop('till.csv', 'text/csv', `${HEAD}\n${rows.join('\n')}\n`);
  await clicks.press('Add 392 rows');
  // The rows to be added have the same sum and a filter of their own, which goes with them.
  await page.gone('button', 'Add 392 rows');
  await page.says('386 counted + 6 not matched');
  await clicks.press(/^Not matched yet/, everywhere, 'radio');
  for (const left of [4, 2, 0]) {
    await clicks.pressFirst(/^Use “/);
    await page.says(left === 0 ? '392 rows in the file = 392 counted' : `counted + ${left} not matched`);
  }
  await finish(page, clicks);
  clicks.within(5 + doubtful.length);
});
