import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Kitchen } from './own-kitchen.ts';

/** Makes dishes through the API, with the session that the page has. */
export async function cook(page: Page, { restaurantId }: Kitchen, names: readonly string[]): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of names) {
    const line = { _id: randomUUID(), inputIngredient: 'lentils', ingredient: null, amount: 1, unit: 'kg' };
    const data = { restaurantId, names: [{ language: 'en_gb', name }], portions: 4, ingredients: [line] };
    const reply = await page.request.post('/api/recipes', { data });
    expect(reply.status()).toBe(200);
    ids[name] = ((await reply.json()) as { id: string }).id;
  }
  return ids;
}

interface MonthOfSales {
  startDate: string;
  recipe: string;
  servings?: number;
  status?: 'draft' | 'completed';
}

/** A monthly sales report that is there already; @returns its id. */
export async function sell(
  page: Page,
  kitchen: Kitchen,
  { startDate, recipe, servings = 10, status = 'completed' }: MonthOfSales,
) {
  const row = { key: 'r1', id: recipe, name: 'Lentil stew', servings };
  const reply = await page.request.post(`/api/reports/sales/${kitchen.restaurantId}`, {
    data: {
      name: `Sales ${startDate}`,
      category: 'restaurant',
      variety: 'sales',
      type: 'monthly',
      startDate,
      settings: {},
      recipes: [row],
      status,
    },
  });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { id: string }).id;
}

export async function chooseMonth(page: Page, month: string, year = '2026'): Promise<void> {
  await page.getByLabel('Month', { exact: true }).selectOption(month);
  await page.getByLabel('Year').selectOption(year);
}

export async function paste(page: Page, list: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('Dishes and portions sold').fill(list);
  await page.getByRole('button', { name: 'Read list' }).click();
}
