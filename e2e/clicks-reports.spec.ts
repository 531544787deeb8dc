import { expect, type Page } from '@playwright/test';
import { Clicks } from './counted-clicks.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

const TILL = { name: 'till.csv', type: 'text/csv' };
const TILL_HEAD = 'Date;Dish;Qty';

async function finish(page: Page, clicks: Clicks): Promise<void> {
  await clicks.click(page.getByRole('button', { name: 'Generate report' }));
  await clicks.click(page.getByRole('button', { name: 'Create report', exact: true }));
  await expect(page).toHaveURL(/\/reports\/report\/[\w-]+$/);
}

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
  // The rows to be added have the same sum and a filter of their own, which goes with them.
  await expect(page.getByRole('button', { name: 'Add 392 rows' })).toBeHidden();
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
