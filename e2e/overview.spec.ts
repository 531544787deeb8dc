import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';

/** Makes dishes through the API, with the session that the page has. */
async function cook(
  page: Page,
  restaurantId: string,
  dishes: readonly { name: string; category: string; of: string }[],
): Promise<void> {
  for (const { name, category, of } of dishes) {
    const reply = await page.request.post('/api/recipes', {
      data: {
        restaurantId,
        names: [{ language: 'en_gb', name }],
        category,
        portions: 4,
        ingredients: [{ _id: randomUUID(), inputIngredient: of, amount: 1, unit: 'kg' }],
      },
    });
    expect(reply.status()).toBe(200);
  }
  await page.reload();
}

const DISHES = [
  { name: 'Lentil stew', category: 'Mains', of: 'lentils' },
  { name: 'Bean chilli', category: 'Mains', of: 'beans' },
  { name: 'Apple cake', category: 'Desserts', of: 'apples' },
];

test('the list is filtered, the filter stands in its address, and is cleared again', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes');
  await cook(page, kitchen.restaurantId, DISHES);
  await expect(page.getByText('3 recipes')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Category').selectOption('Desserts');
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apple cake' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await page.getByLabel('Diet').selectOption('vegan');
  await expect(page.getByText('No recipe fits all these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByText('3 recipes')).toBeVisible();
});

test('several recipes are edited and deleted at once, each time with a way back, and lie in the bin', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes');
  await cook(page, kitchen.restaurantId, DISHES);
  await page.getByRole('checkbox', { name: 'Mark Lentil stew' }).check();
  await page.getByRole('checkbox', { name: 'Mark Bean chilli' }).check();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Category').fill('Stews');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('2 recipes were changed.')).toBeVisible();
  await expect(page.getByText('Stews')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Mains')).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Mark Lentil stew' }).check();
  await page.getByRole('checkbox', { name: 'Mark Bean chilli' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await page.goto('/recipes?bin=true');
  await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible();
  await page.getByRole('button', { name: 'Take Lentil stew back' }).click();
  await expect(page.getByRole('button', { name: 'Take Lentil stew back' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the recipes' }).click();
  await expect(page.getByRole('link', { name: 'Lentil stew' })).toBeVisible();
});

test('the whole list is put in another order, as tiles and as a list', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes');
  await cook(page, kitchen.restaurantId, DISHES);
  await page.getByLabel('Order').selectOption('name');
  const links = page.getByRole('main').getByRole('link', { name: /stew|chilli|cake/ });
  await expect(links.first()).toHaveText('Apple cake');
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(links.first()).toHaveText('Lentil stew');
  expect(await axeFindings(page)).toEqual([]);
});
