import { expect, type Page } from '@playwright/test';
import { axeFindingsLightAndDark } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { watched } from '../support/own-origin.ts';

const PATH = '/how-it-is-calculated';

async function openMethod(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#sources').getByRole('table')).toBeVisible();
}

/** The large figures at the end of the chain, kg CO2e per portion: beef first, lentils second. */
async function portions(page: Page): Promise<number[]> {
  const figures = page.locator('#chain li').last().getByTestId('example-portion');
  await expect(figures).toHaveCount(2);
  return (await figures.allTextContents()).map((written) => Number.parseFloat(written.replace(',', '.')));
}

test('a recipe leads to it and stays open itself; the contents lead to their part', async ({ page, context, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByLabel('Line 1, as written').fill('500 g potatoes');
  await page.getByLabel('Line 1, as written').press('Enter');
  await expect(page.getByText('The only line is counted.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^How it is calculated/ })
    .click();
  const method = await opened;
  await expect(method).toHaveURL(/\/how-it-is-calculated#meaning$/);
  await expect(method.locator('#sources').getByRole('table')).toBeVisible();
  await method.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Levels A to E' }).click();
  await expect(method).toHaveURL(/#levels$/);
  await expect(method.getByRole('heading', { name: 'Levels A to E' })).toBeInViewport();
  await expect(method.getByRole('row', { name: /Very high 2\.6 or more/ })).toBeVisible();
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('500 g potatoes');
});

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('wide and narrow, in light and dark', async ({ page }) => {
    await openMethod(page);
    await portions(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeFindingsLightAndDark(page), `${width} px`).toEqual([]);
    }
  });
});

// The longest words; in every language the page is rendered by a test of its screen.
test('de-DE: it fits a phone, the example is understood, nothing leaves the origin and the content policy is kept', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } })).newPage();
  const { elsewhere, complaints } = watched(page, baseURL ?? '');
  await openMethod(page);
  expect((await portions(page)).every((kg) => kg > 0)).toBe(true);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
