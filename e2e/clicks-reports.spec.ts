import { expect, type Page } from '@playwright/test';
import { Clicks } from './counted-clicks.ts';
import { type Kitchen, test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

async function makeDishes(page: Page, { restaurantId }: Kitchen, dishes: readonly string[]): Promise<void> {
  for (const name of dishes) {
    const data = { names: [{ language: 'en_gb', name }], ingredients: [], portions: 4, restaurantId };
    expect((await page.request.post('/api/recipes', { data })).status()).toBe(200);
  }
}

const TILL = { name: 'till.csv', type: 'text/csv' };
const sales = (month: string) =>
  `${TILL_HEAD}\n${['Nettle soup;12', 'Bean stew;7'].map((row, at) => `${month}-0${at + 1};${row}`).join('\n')}\n`;
const TILL_HEAD = 'Date;Dish;Qty';

async function finish(page: Page, clicks: Clicks): Promise<void> {
  await clicks.click(page.getByRole('button', { name: 'Generate report' }));
  await clicks.click(page.getByRole('button', { name: 'Create report', exact: true }));
  await expect(page).toHaveURL(/\/reports\/report\/[\w-]+$/);
}

async function startOfOnly(page: Page, { restaurantId }: Kitchen, variety: string): Promise<string | undefined> {
  const reply = await page.request.get(`/api/reports/restaurant/${restaurantId}?variety=${variety}`);
  const { items } = (await reply.json()) as { items: { startDate: string; status: string }[] };
  expect(items.map(({ status }) => status)).toEqual(['completed']);
  return items[0]?.startDate;
}

test('a month’s sales come from a file of the till: 4', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/reports');
  await makeDishes(page, kitchen, ['Nettle soup', 'Bean stew']);
  await atRest(page);
  const clicks = new Clicks(page);
  await clicks.drop({ ...TILL, content: sales('2026-09') });
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('09');
  await expect(page.getByText(/Read as: .*Portions from “Qty”/)).toBeVisible();
  await clicks.click(page.getByRole('button', { name: 'Add 2 rows' }));
  await finish(page, clicks);
  clicks.within(4);
  expect(await startOfOnly(page, kitchen, 'sales')).toBe('2026-09-01');

  // The next file of the same till is read as this one was.
  await page.goto('/reports');
  await atRest(page);
  await new Clicks(page).drop({ ...TILL, content: sales('2026-10') });
  await expect(page.getByText(/Read as the last file with these columns/)).toBeVisible();
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('10');
});

test('a month’s purchases come from a supplier’s file: 4', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/reports');
  await atRest(page);
  const content = 'Delivery date;Article;Amount;Unit\n2026-09-03;Butter;4;kg\n2026-09-17;Carrots;25;kg\n';
  const clicks = new Clicks(page);
  await clicks.drop({ name: 'wholesaler.csv', type: 'text/csv', content });
  await expect(page.getByRole('radio', { name: 'Purchasing' })).toBeChecked();
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('09');
  await clicks.click(page.getByRole('button', { name: 'Add 2 rows' }));
  await finish(page, clicks);
  clicks.within(4);
  expect(await startOfOnly(page, kitchen, 'procurement')).toBe('2026-09-01');
});

test('a first till file of 196 names asks one press for each doubtful name: 5 + 1 each', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/reports');
  const known = Array.from({ length: 193 }, (_, at) => `Dish number ${at + 1}`);
  const doubtful = ['Meatballs with gravy', 'Salmon with potatoes', 'Chicken with rice'];
  const data = [...known, ...doubtful].map((name) => ({ names: [{ language: 'en_gb', name }], ingredients: [], portions: 4 }));
  for (const recipe of data)
    expect((await page.request.post('/api/recipes', { data: { ...recipe, restaurantId: kitchen.restaurantId } })).status()).toBe(
      200,
    );
  await atRest(page);
  const asSold = ['Meatballs', 'Salmon', 'Chicken'];
  // Each name on many days: it is matched wherever it stands.
  const rows = [...known, ...asSold].flatMap((name) => [`2026-09-01;${name};3`, `2026-09-02;${name};4`]);
  const clicks = new Clicks(page);
  await clicks.drop({ ...TILL, content: `${TILL_HEAD}\n${rows.join('\n')}\n` });
  await clicks.click(page.getByRole('button', { name: 'Add 392 rows' }));
  // Once every name has been looked for: each on two days.
  await expect(page.getByText('386 counted + 6 not matched')).toBeVisible();
  await clicks.click(page.getByRole('radio', { name: /^Not matched yet/ }));
  const offers = page.getByRole('button', { name: /^Use “/ });
  for (const _ of doubtful) {
    await clicks.click(offers.first());
  }
  await expect(page.getByText('392 rows in the file = 392 counted')).toBeVisible();
  await finish(page, clicks);
  clicks.within(5 + doubtful.length);
});
