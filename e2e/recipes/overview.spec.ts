import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';

/** Dishes enough to scroll for, "Dish 1" and on. */
async function cookMany(page: Page, restaurantId: string, dishes: number): Promise<void> {
  const AT_ONCE = 100;
  for (let from = 0; from < dishes; from += AT_ONCE) {
    const reply = await page.request.post('/api/recipes/bulk-create', {
      data: {
        restaurantId,
        recipes: Array.from({ length: Math.min(AT_ONCE, dishes - from) }, (_, index) => ({
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

async function isFoundAgain(page: Page, view: 'Cards' | 'List'): Promise<void> {
  await page.getByRole('radio', { name: view }).click();
  const shown = page.locator('[data-recipe]');
  await expect(shown.first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(page.getByText('520 recipes', { exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('End');
  const last = page.getByRole('link', { name: 'Dish 99', exact: true });
  await expect(last).toBeInViewport();
  expect(await shown.count()).toBeLessThan(80);
  expect(await page.locator('main *').count()).toBeLessThan(4000);
  if (view === 'Cards') {
    await expect(last.locator('xpath=ancestor::li')).toHaveAttribute('aria-setsize', '520');
    await expect(last.locator('xpath=ancestor::li')).toHaveAttribute('aria-posinset', '520');
  } else await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '521');
  expect(await axeFindings(page)).toEqual([]);

  await page.mouse.wheel(0, -9000);
  await expect(last).not.toBeInViewport();
  const before = await inSight(page);
  await page.locator(`[data-recipe="${before}"] a`).evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Recipes');
  await page.goBack();
  await expect(shown.first()).toBeAttached();
  await expect.poll(async () => inSight(page)).toBe(before);
}

test('of a long list only what is near the screen exists, it is walked by keyboard and found again as it was left; all of it is marked, deleted and taken back', async ({
  page,
  kitchen,
}) => {
  test.setTimeout(240_000);
  await kitchen.enter(page, '/recipes?sort=name');
  await cookMany(page, kitchen.restaurantId, 520);
  await page.getByRole('link', { name: 'Dish 1', exact: true }).focus();
  // Link, mark and menu of each tile: thirty tiles on.
  for (let key = 0; key < 90; key += 1) await page.keyboard.press('Tab');
  const focused = page.locator('[data-recipe]:focus-within');
  await expect(focused).toBeInViewport();
  await expect(focused).toHaveAttribute('aria-posinset', '31');

  for (const view of ['Cards', 'List'] as const) await isFoundAgain(page, view);

  // Hundreds that nobody has scrolled to.
  await page.goto('/recipes?sort=name');
  await page.getByRole('checkbox', { name: 'Select Dish 1', exact: true }).check();
  await page.getByRole('button', { name: 'Select all, including those further down' }).click();
  await expect(page.getByText('520 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('520 recipes deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('520 recipes restored.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dish 1', exact: true })).toBeVisible();
});
