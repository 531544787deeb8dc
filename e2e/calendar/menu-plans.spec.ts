import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';

interface Listed {
  items: { id: string; names: { name: string }[]; ingredientBag: boolean }[];
}

/** A plan of two weeks with the demo's dishes on its first days, open. */
async function openPlan(page: Page, { enter, restaurantId }: Kitchen, language: 'en_gb' | 'de' = 'en_gb'): Promise<string[]> {
  await enter(page, '/menu-plans', { language });
  const found = await page.request.post('/api/recipes/search', { data: { restaurantId, query: '', limit: 60 } });
  const dishes = ((await found.json()) as Listed).items.filter(({ ingredientBag }) => !ingredientBag);
  const lines = ['Lunch', 'Soup', 'Green'].map((name) => ({ id: name, name }));
  const cells = [1, 2, 3, 4, 5].flatMap((weekday) =>
    lines.flatMap(({ id: lineId }, index) => {
      const recipeId = dishes[(weekday * 3 + index) % dishes.length]?.id;
      return recipeId === undefined || (weekday === 5 && index > 0) ? [] : [{ week: 0, weekday, lineId, recipeId }];
    }),
  );
  const rules = { eachDay: ['vegan'], notTwiceADay: ['red_meat'], mostPerWeek: [{ tag: 'red_meat', most: 2 }] };
  const plan = { name: 'Spring', weeks: 2, lines, cells, guests: 240, startsOn: '2026-01-05', rules };
  const made = await page.request.post('/api/menu-plans', { data: { restaurantId, plan } });
  expect(made.status()).toBe(200);
  await page.goto(`/menu-plans/plan/${((await made.json()) as { id: string }).id}`);
  return dishes.map(({ names }) => names[0]?.name ?? '');
}

const cell = (page: Page, week: number, weekday: number, line: string) =>
  page.locator(`[data-cell="cell ${week} ${weekday} ${line}"]`);

/** Browsers say that something may be dropped with the second movement over it. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await to.hover();
  await page.mouse.up();
}

test('a dish is dragged to another day, and one from the list into an empty place', async ({ page, demo }) => {
  await openPlan(page, demo);
  const first = cell(page, 0, 1, 'Lunch');
  await expect(first).toHaveAttribute('data-filled', 'true');
  const name = (await first.getAttribute('aria-label'))?.split(': ')[1] ?? '';
  const free = cell(page, 0, 5, 'Soup');
  await drag(page, first, free);
  await expect(free).toHaveAccessibleName(`Friday, Week 1, Soup: ${name}`);
  await expect(first).not.toHaveAttribute('data-filled', 'true');
  await page.getByRole('tab', { name: 'Dishes' }).click();
  const offered = page.getByRole('region', { name: 'Dishes' }).getByRole('listitem').first().getByRole('button');
  await drag(page, offered, first);
  await expect(first).toHaveAttribute('data-filled', 'true');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

/** A cell shows its dish's figure and servings below the name: they are its description, and its name is the place and the dish. */
const findingsOf = async (page: Page): Promise<string[]> =>
  (await axeFindings(page)).filter((each) => !each.startsWith('label-content-name-mismatch: button[data-cell='));

test.describe('with axe', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing on the plan, its parts, its dialogs and its lists', async ({ page, demo }) => {
    await openPlan(page, demo);
    const address = new URL(page.url()).pathname;
    await expect(cell(page, 0, 1, 'Lunch')).toHaveAttribute('data-filled', 'true');
    expect.soft(await findingsOf(page), 'plan').toEqual([]);
    for (const tab of ['Dishes', 'Selection', 'Settings']) {
      await page.getByRole('tab', { name: tab }).click();
      expect.soft(await findingsOf(page), tab).toEqual([]);
    }
    for (const button of ['Fill from a list', 'Better days', 'Publish']) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await findingsOf(page), button).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const ofPlan = (part: string): string => address.replace('/plan/', `/${part}/`);
    for (const path of [ofPlan('kitchen'), ofPlan('wall'), ofPlan('came'), '/menu-plans', '/waste']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await findingsOf(page), path).toEqual([]);
    }
  });
});

const folder = process.env['SHOTS'];
if (folder !== undefined) {
  for (const [width, scheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
  ] as const) {
    test(`looked at ${width} wide, ${scheme}`, async ({ page, demo }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ colorScheme: scheme });
      await openPlan(page, demo, 'de');
      await expect(cell(page, 0, 1, 'Lunch')).toHaveAttribute('data-filled', 'true');
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${folder}/plan-${width}-${scheme}.png`, fullPage: width === 390 });
      for (const tab of ['Gerichte', 'Einstellungen']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${folder}/plan-${width}-${scheme}-${tab}.png` });
      }
      await page.goto('/menu-plans');
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${folder}/overview-${width}-${scheme}.png` });
    });
  }
}
