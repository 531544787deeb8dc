import { expect, type Page } from '@playwright/test';
import { axeFindingsLightAndDark } from '../support/axe-findings.ts';
import { cutOff } from '../support/cut-off.ts';
import { watched } from '../support/own-origin.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest, signIn } from '../support/signed-in.ts';

/**
 * Every page that is opened without naming a thing, as the one who sees most of it: a new one is added here and is held to all that
 * follows. In two halves, which run at once.
 */
const HALVES = [
  ['/dashboard', '/recipes', '/recipes/recipe', '/menus', '/menus/menu', '/menu-plans', '/reports'],
  [
    '/settings',
    '/restaurant',
    '/purchases',
    '/targets',
    '/leaderboard',
    '/organization',
    ...ofOrganization('restaurants', 'plan'),
  ],
] as const;

function ofOrganization(...tabs: string[]): string[] {
  return tabs.map((tab) => `/organization?tab=${tab}`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await atRest(page);
  if (path === '/recipes') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

for (const paths of HALVES) {
  // The longest words; in every language the pages are rendered by a test of their screens.
  test(`in German ${paths[0]} and others fit a phone with all their words, nothing leaves the origin, the content policy is never broken, and axe finds nothing in light and dark`, async ({
    page,
    demo,
    baseURL,
  }) => {
    const { elsewhere, complaints } = watched(page, baseURL ?? '');
    const desk = page.viewportSize() ?? { width: 1280, height: 720 };
    await demo.enter(page, '/how-it-is-calculated', { role: 'organization-admin', language: 'de' });
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, path);
      if (path === '/recipes') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezepte');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), path).toEqual([]);
      await page.setViewportSize(desk);
      await atRest(page);
      expect.soft(await axeFindingsLightAndDark(page), path).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

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
