import { expect, type Page } from '@playwright/test';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Words that reach past what holds them: the screen, a tile, or a box that cuts without an ellipsis or a way to scroll. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgeOf = (element: Element | null): number => {
      if (element === null || element === document.body) return window.innerWidth;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return Infinity;
      const above = edgeOf(element.parentElement);
      return overflowX === 'visible' && !element.matches('li') ? above : Math.min(above, element.getBoundingClientRect().right);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!parent || words === '' || parent.closest('[data-unseen], select, style, script')) continue;
      // Words of what is folded away are laid out, and drawn nowhere.
      if (!parent.checkVisibility()) continue;
      // Words that are only read out on a screen this narrow.
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const edge = edgeOf(parent);
      if ([...range.getClientRects()].some(({ right, width }) => width > 0 && right > edge + 1)) found.push(words.slice(0, 60));
    }
    return found;
  });
}

test('on a phone the bar has the work of every day, and what else there is opens from its last sign', async ({ page, demo }) => {
  await demo.enter(page, '/dashboard', { role: 'organization-admin' });
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Recipes', 'Menus', 'Reports']);
  await bar.getByRole('button', { name: 'More pages' }).click();
  await expect(page.getByRole('menuitem')).toContainText(['Menu plans', 'Purchases', 'Targets', 'Leaderboard', 'Organisation']);
  await page.getByRole('menuitem', { name: 'Targets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Targets' })).toBeVisible();
});

test('on a phone no words reach past the edge of the screen, and a dialog is as wide as it lets it be', async ({
  page,
  demo,
}) => {
  await demo.enter(page, '/dashboard', { role: 'organization-admin' });
  for (const path of [
    '/dashboard',
    '/recipes',
    '/menus',
    '/menu-plans',
    '/reports',
    '/purchases',
    '/targets',
    '/leaderboard',
    '/organization?tab=members',
    '/organization?tab=restaurants',
    '/organization?tab=plan',
    '/restaurant',
    '/settings',
  ]) {
    await page.goto(path);
    await atRest(page);
    if (path === '/recipes') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect.soft(await cutOff(page), path).toEqual([]);
  }

  await page.goto('/recipes');
  await page.getByRole('main').locator('a[href^="/recipes/recipe/"]').first().click();
  await atRest(page);
  await page.getByRole('button', { name: 'Edit allergens' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  const box = await page.getByRole('dialog').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
});

test('on a phone the dish stays beside its allergens while they are moved past it', async ({ page, demo }) => {
  await demo.enter(page, '/recipes');
  const recipe = page.getByRole('main').locator('a[href^="/recipes/recipe/"]').first();
  const id = (await recipe.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(`/menus/allergens?recipes=${id}`);
  const sheet = page.getByTestId('allergen-sheet');
  const dish = sheet.locator('tbody').getByRole('rowheader').first();
  await expect(dish).toBeVisible();
  await sheet.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(sheet.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  await expect(dish).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByText(/Traces from the kitchen are not covered/).first()).toBeInViewport();
});
