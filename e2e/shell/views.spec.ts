import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';
import { cook, sell } from '../support/report-actions.ts';
import { atRest } from '../support/signed-in.ts';

/** First days of months, back from the last full one. */
function monthBefore(back: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - back, 1)).toISOString().slice(0, 10);
}

const LAST = monthBefore(0);

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const reply = await page.request.post(`/api${path}`, { data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as { id: string };
}

/** An enterprise of the kitchen's organization, in which the kitchen sold in two months and a second kitchen in none. */
async function openEnterprise(page: Page, kitchen: Kitchen): Promise<{ enterprise: string; name: string }> {
  const name = `Tables ${randomUUID().slice(0, 8)}`;
  await kitchen.enter(page, '/dashboard', { role: 'super-admin' });
  const { organizationId, restaurantId } = kitchen;
  const { id: enterprise } = await post(page, '/enterprises', { name });
  await post(page, '/enterprises/associate-organization', { enterpriseId: enterprise, organizationId });
  await post(page, '/restaurants', { organizationId, name: 'Side Kitchen' });
  const { Stew: recipe } = await cook(page, kitchen, ['Stew']);
  for (const startDate of [LAST, monthBefore(1)])
    await sell(page, { ...kitchen, restaurantId }, { startDate, recipe: recipe ?? '', servings: 40 });
  return { enterprise, name };
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}

test('a comparison is taken away as a table that says what it rests on, and as a workbook of numbers; rows are sorted from the keyboard', async ({
  page,
  kitchen,
}) => {
  const { enterprise, name } = await openEnterprise(page, kitchen);
  await page.goto(`/dashboard?view=enterprise&of=${enterprise}`);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const ask = page.getByRole('dialog', { name: 'CSV format' }).getByRole('button', { name: 'Download' });
  const [download] = await Promise.all([page.waitForEvent('download'), ask.click()]);
  const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').split('\r\n');
  expect(download.suggestedFilename()).toContain(name);
  expect(lines[0]).toBe(`Scope,${name}`);
  expect(lines.join('\n')).toContain('Boundary,"From farm to kitchen door');
  expect(lines).toContain('Emission database,"Plateprint data, for each restaurant’s country"');
  expect(lines.find((line) => line.startsWith('Own House,'))).toMatch(/^Own House,2,1,2,24,/);
  expect(lines.find((line) => line.startsWith('Total,'))).toMatch(/^Total,2,1,2,24,/);

  await page.goto('/dashboard?view=organization');
  await page.getByRole('button', { name: 'Download' }).click();
  const [book] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'XLSX' }).click()]);
  const { readSheet } = await import('read-excel-file/node');
  const file = await readFile(await book.path());
  const [head = [], first = []] = await readSheet(file, 'Restaurant');
  expect(first.slice(0, 5)).toEqual(['Own Kitchen', 1, 1, 2, 12]);
  expect(first[head.indexOf('Portions')]).toBe(80);
  expect(first[head.indexOf('kg CO₂e')]).toBeNull();
  expect(JSON.stringify(await readSheet(file, 'Data and method'))).toContain('From farm to kitchen door');

  await expect(row(page, 'Own Kitchen')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Restaurant' }).getByRole('button').press('Enter');
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('rowheader')).toHaveText(['Own Kitchen', 'Side Kitchen']);
  await page.getByRole('columnheader', { name: 'Restaurant' }).getByRole('button').press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText(['Side Kitchen', 'Own Kitchen']);
});

test.describe('the views of many', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing, wide and light, narrow and dark', async ({ page, kitchen }) => {
    const { enterprise } = await openEnterprise(page, kitchen);
    for (const path of [
      `/dashboard?view=enterprise&of=${enterprise}`,
      '/dashboard?view=organization',
      '/dashboard?view=enterprise&from=2020-01&to=2020-02',
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await atRest(page);
      for (const [width, colorScheme] of [
        [1440, 'light'],
        [390, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await atRest(page);
        expect.soft(await axeFindings(page), `${path} ${width} px`).toEqual([]);
      }
      expect.soft(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), path).toBe(true);
    }
  });
});
