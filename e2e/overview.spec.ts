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

/** Dishes enough to scroll for, "Dish 1" and on. */
async function cookMany(page: Page, restaurantId: string, dishes: number): Promise<void> {
  const AT_ONCE = 100;
  for (let from = 0; from < dishes; from += AT_ONCE) {
    const reply = await page.request.post('/api/recipes/bulk-create', {
      data: {
        restaurantId,
        recipes: Array.from({ length: AT_ONCE }, (_, index) => ({
          names: [{ language: 'en_gb', name: `Dish ${from + index + 1}` }],
          category: index % 3 === 0 ? 'Mains' : '',
          portions: 4,
          ingredients: [],
        })),
      },
    });
    expect(reply.status()).toBe(200);
  }
  await page.reload();
}

/** The id of the first recipe below the top of the screen. */
async function inSight(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[data-recipe]')]
        .find((each) => each.getBoundingClientRect().top > 150)
        ?.getAttribute('data-recipe') ?? null,
  );
}

for (const view of ['Tiles', 'List'] as const) {
  test(`of a long list only what is near the screen exists, and it is found again as it was left: ${view}`, async ({
    page,
    kitchen,
  }) => {
    await kitchen.enter(page, '/recipes?sort=name');
    await cookMany(page, kitchen.restaurantId, 700);
    await page.getByRole('radio', { name: view }).click();
    const shown = page.locator('[data-recipe]');
    await expect(shown.first()).toBeVisible();
    await expect(async () => {
      await page.mouse.wheel(0, 5000);
      await expect(page.getByText('700 recipes', { exact: true })).toBeVisible({ timeout: 300 });
    }).toPass();
    await page.keyboard.press('End');
    const last = page.getByRole('link', { name: 'Dish 99', exact: true });
    await expect(last).toBeInViewport();
    expect(await shown.count()).toBeLessThan(80);
    expect(await page.locator('main *').count()).toBeLessThan(4000);
    if (view === 'Tiles') {
      await expect(last.locator('xpath=ancestor::li')).toHaveAttribute('aria-setsize', '700');
      await expect(last.locator('xpath=ancestor::li')).toHaveAttribute('aria-posinset', '700');
    } else await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '701');
    expect(await axeFindings(page)).toEqual([]);

    await page.mouse.wheel(0, -9000);
    await expect(last).not.toBeInViewport();
    const before = await inSight(page);
    await page.locator(`[data-recipe="${before}"] a`).evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Recipes');
    await page.goBack();
    await expect(shown.first()).toBeAttached();
    await expect.poll(async () => inSight(page)).toBe(before);
  });
}

test('hundreds that nobody has scrolled to are marked, deleted in several calls, and taken back', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes?sort=name');
  await cookMany(page, kitchen.restaurantId, 700);
  await page.getByRole('checkbox', { name: 'Mark Dish 1', exact: true }).check();
  await page.getByRole('button', { name: 'Mark all further down too' }).click();
  await expect(page.getByText('700 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('700 recipes were deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('700 recipes are back.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dish 1', exact: true })).toBeVisible();
});

test('tiles are walked by keyboard past the end of the screen', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes?sort=name');
  await cookMany(page, kitchen.restaurantId, 100);
  await page.getByRole('link', { name: 'Dish 1', exact: true }).focus();
  // Link, mark and menu of each tile: thirty tiles on.
  for (let key = 0; key < 90; key += 1) await page.keyboard.press('Tab');
  const focused = page.locator('[data-recipe]:focus-within');
  await expect(focused).toBeInViewport();
  await expect(focused).toHaveAttribute('aria-posinset', '31');
});

test('what was searched for is still there after a look into a recipe', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes');
  await cook(page, kitchen.restaurantId, DISHES);
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('stew');
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Lentil stew' }).click();
  await expect(page.getByLabel('Amount of line 1', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('stew');
});

test('a recipe that is not there, or is another kitchen’s, says so and shows the way back', async ({ page, kitchen }) => {
  await kitchen.enter(page, `/recipes/recipe/${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No such recipe' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the recipes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
});
