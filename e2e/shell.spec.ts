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

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('on any page, in light and dark', async ({ page, demo }) => {
    const look = async (path: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFindings(page), `${path} ${colorScheme}`).toEqual([]);
      }
    };
    await page.goto('/sign-in');
    await expect(page.locator('button[type="submit"]')).toBeVisible();
    await look('/sign-in');
    await demo.enter(page, '/dashboard');
    for (const path of PAGES) {
      await page.goto(path);
      await atRest(page);
      await look(path);
    }
  });
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
  // A page that was open there is not seen again by going back.
  await expect(other.getByText('Margaret Hughes')).toHaveCount(0);
  await other.goBack();
  await expect(other).toHaveURL(/\/sign-in/);
});

// The longest words; in every language the pages are rendered by a test of their screens.
test('the pages speak German, and fit a phone; nothing leaves the origin, and the content policy is never broken', async ({
  page,
  demo,
  baseURL,
}) => {
  const { elsewhere, complaints } = watched(page, baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await demo.enter(page, '/recipes', { language: 'de' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezepte');
  for (const path of PAGES) {
    await page.goto(path);
    await atRest(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
  }
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
