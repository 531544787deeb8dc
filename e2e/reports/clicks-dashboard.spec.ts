import { expect } from '@playwright/test';
import { Clicks } from '../support/counted-clicks.ts';
import { test } from '../support/own-kitchen.ts';
import { sell } from '../support/report-actions.ts';
import { atRest } from '../support/signed-in.ts';

/** The month before this one, as the dashboard shows it. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 10);
}

test('last month’s report is opened from the dashboard in 1, and taken as PDF in 2', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard');
  const { restaurantId } = kitchen;
  const recipe = { names: [{ language: 'en_gb', name: 'Nettle soup' }], ingredients: [], portions: 4, restaurantId };
  const { id } = (await (await page.request.post('/api/recipes', { data: recipe })).json()) as { id: string };
  await sell(page, kitchen, { startDate: lastMonth(), recipe: id });
  await page.reload();
  await atRest(page);
  const clicks = new Clicks(page);
  const file = page.waitForEvent('download');
  await clicks.click(page.getByRole('link', { name: 'Download PDF' }));
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  clicks.within(2);
  await page.goto('/dashboard');
  const opened = new Clicks(page);
  await opened.click(page.getByRole('link', { name: /^Open report for / }));
  await expect(page).toHaveURL(/\/reports\/report\/[\w-]+$/);
  opened.within(1);
});
