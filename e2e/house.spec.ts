import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './signed-in.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/** What axe finds on the page, rule by rule. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(`${AXE}; undefined`);
  const { violations } = await page.evaluate<AxeResult>(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })',
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const PAGES = ['/dashboard', '/recipes', '/recipes/recipe', '/settings'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme, bypassCSP: true })).newPage();
    await page.goto('/sign-in');
    await expect(page.locator('button[type="submit"]')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await signIn(page, 'chef');
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(500);
      expect(await findings(page), path).toEqual([]);
    }
  });
}

test('nothing leaves the origin, and the content policy is never broken', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, 'chef');
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('signed out, every page leads to sign-in; signed in, sign-in leads home', async ({ page }) => {
  for (const path of ['/', '/dashboard', '/recipes', '/nowhere', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in(\?|$)/);
  }
  await signIn(page, 'owner');
  await page.goto('/sign-in');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever came for a page gets there after signing in', async ({ page }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sign-in\?/);
  await page.locator('input[type="email"], input[name="email"]').first().fill('owner@demo.plateprint.test');
  await page.locator('input[type="password"]').fill('plateprint-demo');
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('signing out ends the session in every tab of the browser', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await signIn(one, 'owner');
  await other.goto('/recipes');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await one.getByRole('button', { name: /Margaret Hughes/ }).click();
  await one.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(one).toHaveURL(/\/sign-in$/);
  await expect(other).toHaveURL(/\/sign-in(\?|$)/);
});

test.describe('the eight languages', () => {
  test.describe.configure({ mode: 'serial' });
  for (const [language, word] of [
    ['en_us', 'Recipes'],
    ['sv', 'Recept'],
    ['no', 'Oppskrifter'],
    ['da', 'Opskrifter'],
    ['de', 'Rezepte'],
    ['fr', 'Recettes'],
    ['nl', 'Recepten'],
    ['en_gb', 'Recipes'],
  ]) {
    test(`${language}: the pages speak it, and fit a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn(page, 'super');
      await page.request.put('/api/users/settings', { data: { appLanguage: language } });
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
      }
      await page.goto('/recipes');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word ?? '');
    });
  }
});
