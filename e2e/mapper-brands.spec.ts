import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { type Kitchen, test } from './own-kitchen.ts';

const ADMIN = { role: 'organization-admin', language: 'en_gb' } as const;
const LIST = ['NÖTFÄRS ZORVIK 5KG', 'ZORVIK TORSKRYGG 2KG', 'KNÄCKEBRÖD ZORVIK', 'STRÖSOCKER ZORVIK 25KG', 'Zqxv ZORVIK 2KG'];

/** A draft of purchases with a brand that nobody knows. */
async function purchases(page: Page, { restaurantId }: Kitchen, list: readonly string[] = LIST): Promise<void> {
  const ingredients = list.map((written, at) => ({
    key: randomUUID(),
    written,
    ingredient: null,
    variation: null,
    amount: 100 - at,
    unit: 'kg',
    from: { file: 0, row: at + 2 },
  }));
  const kind = { category: 'restaurant', variety: 'procurement', type: 'monthly', startDate: '2026-03-01' };
  const importedData = [{ name: 'list.csv', rows: list.length }];
  const language = { settings: { language: 'sv' }, currentImportedDataLanguage: 'sv' };
  const data = { restaurantId, name: 'Bought in March', ...kind, ...language, ingredients, importedData };
  const reply = await page.request.post('/api/reports/procurement', { data });
  expect(reply.status(), await reply.text()).toBe(200);
}

const queue = (page: Page) => page.getByRole('listbox', { name: /^Open names/ }).getByRole('option');

test('several words are asked about at once, and one that is none is left out', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await purchases(page, kitchen, [...LIST, ...LIST.slice(0, 4).map((name) => name.replace('ZORVIK', 'QVALTA'))]);
  await page.reload();
  const both = page.getByRole('region', { name: 'Are these words brands?' });
  await expect(both).toContainText('4 different foods, 4 of 4 names chosen');
  expect(await axeFindings(page)).toEqual([]);
  await both.getByRole('checkbox', { name: 'QVALTA', exact: true }).uncheck();
  await both.getByRole('button', { name: /^Yes, a brand: take 4 names/ }).click();
  await expect(queue(page)).toHaveCount(5);
  await page.reload();
  await expect(queue(page)).toHaveCount(5);
  await expect(both).toHaveCount(0);
});
