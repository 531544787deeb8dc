import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { sell } from '../support/report-actions.ts';

test.use({ bypassCSP: true });

test('a report is read by its link in a browser without a session or a cookie, until the link is closed', async ({
  page,
  kitchen,
  browser,
  baseURL,
}) => {
  await kitchen.enter(page, '/dashboard');
  const { restaurantId } = kitchen;
  const lines = [{ inputIngredient: 'Onion', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 400, unit: 'g' }];
  const recipe = { names: [{ language: 'en_gb', name: 'Onion soup' }], ingredients: lines, portions: 4, restaurantId };
  const { id } = (await (await page.request.post('/api/recipes', { data: recipe })).json()) as { id: string };
  const report = await sell(page, kitchen, { startDate: '2026-01-01', recipe: id });
  await page.goto(`/reports/report/${report}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Share the report' });
  await panel.getByRole('button', { name: 'Create link' }).click();
  const address = await panel.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(panel.getByText('not opened yet')).toBeVisible();
  expect(await axeFindings(page), 'panel').toEqual([]);

  const reader = await (await browser.newContext({ baseURL: baseURL ?? '', bypassCSP: true })).newPage();
  const reply = await reader.goto(address);
  expect(reply?.headers()['x-robots-tag']).toContain('noindex');
  await expect(reader.getByTestId('report-pages').getByText('Onion soup').first()).toBeVisible();
  expect(await reader.context().cookies()).toEqual([]);
  expect(await axeFindings(reader), 'page').toEqual([]);
  const file = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Download PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);

  await panel.getByRole('button', { name: /^Deactivate link/ }).click();
  await expect(panel.getByText('No active links.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This link is no longer available' })).toBeVisible();
});
