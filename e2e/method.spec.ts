import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { watched } from './own-origin.ts';

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

test('signed out it is open, and leads to sign-in', async ({ page }) => {
  await openMethod(page);
  await expect(page).toHaveTitle(/^How it is calculated/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('signed in it leads back', async ({ page, demo }) => {
  await demo.enter(page, PATH);
  await openMethod(page);
  await page.getByRole('link', { name: 'Back to Plateprint' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('it speaks the browser’s language until another is chosen, and remembers the choice', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  await openMethod(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So wird gerechnet');
  await expect(page.getByText('500 g Rinderhackfleisch').first()).toBeVisible();
  await page.getByLabel('Sprache').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La méthode de calcul');
  await expect(page.getByText('200 g de lentilles corail').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La méthode de calcul');
});

test('the example is calculated: the stages add up, the country changes it', async ({ page }) => {
  await openMethod(page);
  const [beef = Number.NaN, lentils = Number.NaN] = await portions(page);
  expect(beef).toBeGreaterThan(10 * lentils);
  expect(lentils).toBeGreaterThan(0);

  const stages = page.getByRole('table', { name: /^beef mince/ });
  const values = (await stages.locator('td:last-child').allTextContents()).map(Number);
  expect(values).toHaveLength(5);
  const factor = values.reduce((sum, value) => sum + value, 0);
  expect((factor * 0.5) / 4).toBeCloseTo(beef, 1);

  await page.getByLabel('Eaten in').selectOption('WORLD');
  await expect.poll(async () => (await portions(page))[0]).not.toBe(beef);
});

test('the sources stand with title, licence and attribution, and RIVM’s wish with them', async ({ page }) => {
  await openMethod(page);
  const table = page.getByRole('table', { name: 'Where the numbers come from' });
  const agribalyse = table.getByRole('row', { name: /AGRIBALYSE 3\.1/ });
  await expect(agribalyse.first()).toContainText('Licence Ouverte 2.0');
  await expect(agribalyse.first().getByRole('link')).toHaveAttribute('href', 'https://agribalyse.ademe.fr');
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('heading', { name: 'A wish of RIVM' })).toBeVisible();
  await expect(page.getByText(/^Food data \S+ · [\d,]+ ingredients/)).toBeVisible();
});

test('the contents lead to their part', async ({ page }) => {
  await openMethod(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Levels A to E' }).click();
  await expect(page).toHaveURL(/#levels$/);
  await expect(page.getByRole('heading', { name: 'Levels A to E' })).toBeInViewport();
  await expect(page.getByRole('row', { name: /Very high 2\.6 and more/ })).toBeVisible();
});

test('a recipe leads to it and stays open itself', async ({ page, context, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByLabel('Line 1, as written').fill('500 g potatoes');
  await page.getByLabel('Line 1, as written').press('Enter');
  await expect(page.getByText('The one line is counted.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^How it is calculated/ })
    .click();
  const method = await opened;
  await expect(method).toHaveURL(/\/how-it-is-calculated#meaning$/);
  await expect(method.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('500 g potatoes');
});

test('when the food data does not answer, the page says so and stays readable', async ({ page }) => {
  await page.route('**/ingredient-data/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(PATH);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Grades A to D' })).toBeVisible();
});

test('nothing leaves the origin, and the content policy is never broken', async ({ page, baseURL }) => {
  const { elsewhere, complaints } = watched(page, baseURL ?? '');
  await openMethod(page);
  await portions(page);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  for (const width of [1440, 390]) {
    test(`${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openMethod(page);
      await portions(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page), colorScheme).toEqual([]);
      }
    });
  }
});

for (const locale of ['en-GB', 'en-US', 'sv-SE', 'nb-NO', 'da-DK', 'de-DE', 'fr-FR', 'nl-NL']) {
  test(`${locale}: it fits a phone, and the example is understood`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale, viewport: { width: 360, height: 740 } })).newPage();
    await openMethod(page);
    expect((await portions(page)).every((kg) => kg > 0)).toBe(true);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
