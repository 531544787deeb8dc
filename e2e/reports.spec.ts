import { randomUUID } from 'node:crypto';
import { history, type Day } from '@plateprint/shared/kernel/month.ts';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

/** The last full month of the server's clock and the one before it. */
/** The first month of the kitchen, one that has no report, and the two that are compared. */
const [FIRST, , FORMER, LATEST] = history(4, new Date().toISOString().slice(0, 10) as Day) as [string, string, string, string];

/** A dish and a completed sales report of each month, with the session that the page has. */
async function report(page: Page, restaurantId: string, months: readonly { month: string; name: string; servings: number }[]) {
  const dish = await page.request.post('/api/recipes', {
    data: {
      restaurantId,
      names: [{ language: 'en_gb', name: 'Beef stew' }],
      portions: 4,
      ingredients: [{ _id: randomUUID(), inputIngredient: 'beef', ...(await foodOf(page, 'beef')), amount: 1, unit: 'kg' }],
    },
  });
  expect(dish.status()).toBe(200);
  const { id } = (await dish.json()) as { id: string };
  for (const { month, name, servings } of months) {
    const reply = await page.request.post(`/api/reports/sales/${restaurantId}`, {
      data: {
        name,
        category: 'restaurant',
        variety: 'sales',
        type: 'monthly',
        startDate: `${month}-01`,
        status: 'completed',
        settings: {},
        recipes: [{ key: 'a', id, name: 'Beef stew', servings }],
      },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}

async function foodOf(page: Page, name: string): Promise<{ ingredient: string; variation: string }> {
  const data = { ingredients: [name], language: 'en_gb' };
  const reply = await page.request.post('/ingredient-data/search/names', { data });
  const { items } = (await reply.json()) as { items: { candidates: { ingredientId: string; variationId: string }[] }[] };
  const [best] = items[0]?.candidates ?? [];
  return { ingredient: best?.ingredientId ?? '', variation: best?.variationId ?? '' };
}

test('the dashboard compares two months, says what to change first, and leads to a report that is missing', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'No months to show yet' })).toBeVisible();
  await report(page, kitchen.restaurantId, [
    { month: FIRST, name: 'First month', servings: 100 },
    { month: FORMER, name: 'Former month', servings: 100 },
    { month: LATEST, name: 'Latest month', servings: 50 },
  ]);
  await page.reload();
  await atRest(page);
  await expect(page.getByText('No change')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where changes help most' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beef stew' }).first()).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row')).toHaveCount(13);
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Create report/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reports\/report\?.*start=/);
});
