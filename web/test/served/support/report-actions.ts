import { randomUUID } from 'node:crypto';
import type { Place } from '../../../../server/test/served/newcomer.ts';
import type { ServedPage } from './served-page.ts';

/** Makes dishes of lentils through the API, with the session that the page has. */
export async function cook(page: ServedPage, { restaurantId }: Place, names: readonly string[]): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of names) {
    const line = { _id: randomUUID(), inputIngredient: 'lentils', ingredient: null, amount: 1, unit: 'kg' };
    const data = { restaurantId, names: [{ language: 'en_gb', name }], portions: 4, ingredients: [line] };
    ids[name] = (await page.ask<{ id: string }>('POST', '/api/recipes', data)).id;
  }
  return ids;
}

interface MonthOfSales {
  startDate: string;
  recipe: string;
  servings?: number;
  name?: string;
}

/** A monthly sales report that is there already; @returns its id. */
export async function sell(page: ServedPage, { restaurantId }: Place, month: MonthOfSales): Promise<string> {
  const { startDate, recipe, servings = 10, name = `Sales ${startDate}` } = month;
  const { id } = await page.ask<{ id: string }>('POST', `/api/reports/sales/${restaurantId}`, {
    name,
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate,
    settings: {},
    recipes: [{ key: 'r1', id: recipe, name: 'Lentil stew', servings }],
    status: 'completed',
  });
  return id;
}

export async function chooseMonth(page: ServedPage, month: string, year = '2026'): Promise<void> {
  await page.choose('Month', month);
  await page.choose('Year', year);
}

export async function pasteList(page: ServedPage, list: string): Promise<void> {
  await page.press('Paste a list');
  await page.put('Dishes and portions sold', list);
  await page.press('Read list');
}

/** From the rows to the report that is made of them. */
export async function createReport(page: ServedPage): Promise<void> {
  await page.press('Generate report');
  await page.press('Create report');
  await page.finds('button', 'Regenerate report');
}
