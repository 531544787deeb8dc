import { expect } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { watched } from './own-origin.ts';
import { test } from './own-kitchen.ts';
import { atRest, signIn } from './signed-in.ts';

/** Every page that is opened without naming a thing: a new one is added here and is held to all that follows. */
const PAGES = [
  '/dashboard',
  '/recipes',
  '/recipes/recipe',
  '/menus',
  '/menus/menu',
  '/settings',
  '/organization',
  '/organization?tab=plan',
  '/restaurant',
];

const SCHEMES = ['light', 'dark'] as const;

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('/sign-in', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.locator('button[type="submit"]')).toBeVisible();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
  });

  for (const path of PAGES) {
    test(path, async ({ page, demo }) => {
      await demo.enter(page, path);
      await atRest(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page), colorScheme).toEqual([]);
      }
    });
  }
});

test('nothing leaves the origin, and the content policy is never broken', async ({ page, demo, baseURL }) => {
  const { elsewhere, complaints } = watched(page, baseURL ?? '');
  await demo.enter(page, '/dashboard');
  for (const path of PAGES) {
    await page.goto(path);
    await atRest(page);
  }
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('signing out ends the session in every tab of the browser', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await signIn(one, 'owner');
  await other.goto('/recipes');
  await atRest(other);
  await one.getByRole('button', { name: /Margaret Hughes/ }).click();
  await one.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(one).toHaveURL(/\/sign-in$/);
  await expect(other).toHaveURL(/\/sign-in(\?|$)/);
});

// The longest words; in every language the pages are rendered by a test of their screens.
test('the pages speak German, and fit a phone', async ({ page, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await demo.enter(page, '/recipes', { language: 'de' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezepte');
  for (const path of PAGES) {
    await page.goto(path);
    await atRest(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
  }
});
