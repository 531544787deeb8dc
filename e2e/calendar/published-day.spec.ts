import { expect, type Page } from '@playwright/test';
import { ALL_SAID } from '../support/begun-menu.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';

test.setTimeout(180_000);

const SIZES = [
  { orientation: 'tv_landscape', width: 1920, height: 1080 },
  { orientation: 'tv_portrait', width: 1080, height: 1920 },
] as const;

type Send = <Reply>(method: 'POST' | 'PUT', path: string, body: unknown) => Promise<Reply>;

const DISHES = [
  ['Lunch', 'Fläskpannkaka med lingon och rårivna morötter', 'beef-mince', 'beef-mince.fat-15', 90],
  ['Vegetarisk', 'Grekisk sallad med tomat', 'tomato', 'tomato.raw', 220],
  ['Soppa', 'Löksoppa', 'yellow-onion', 'yellow-onion.raw', 200],
] as const;

function asCook(page: Page): Send {
  const origin = new URL(page.url()).origin;
  return async (method, path, data) => {
    const reply = await page.request.fetch(`/api${path}`, { method, data, headers: { origin } });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
}

function leastFont(page: Page, place: string): Promise<number> {
  return page
    .locator(place)
    .evaluateAll((found) => Math.min(...found.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))));
}

/** The share of the menu's height, or of its width where that is more, which the dishes in view leave empty. */
function emptyShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frame = document.querySelector('.window')?.getBoundingClientRect() ?? new DOMRect();
    const seen = [...document.querySelectorAll('.dish')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1);
    const bottom = Math.max(...seen.map((each) => each.bottom));
    const right = Math.max(...seen.map((each) => each.right));
    return Math.max((frame.bottom - bottom) / frame.height, (frame.right - right) / frame.width);
  });
}

/** A published plan with three dishes each day. */
async function publishedPlan(page: Page, kitchen: Kitchen): Promise<{ planId: string; send: Send }> {
  const { restaurantId } = kitchen;
  await kitchen.enter(page, '/how-it-is-calculated', { role: 'organization-admin' });
  const send = asCook(page);
  const cells: object[] = [];
  for (const [lineId, name, ingredient, variation, amount] of DISHES) {
    const ingredients = [{ inputIngredient: name, ingredient, variation, amount, unit: 'g' }];
    const names = [{ language: 'sv', name }];
    const { id } = await send<{ id: string }>('POST', '/recipes', { restaurantId, names, ingredients, allergens: ALL_SAID });
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) cells.push({ week: 0, weekday, lineId, recipeId: id });
  }
  const plan = {
    name: 'Vinter',
    weeks: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    lines: DISHES.map(([line]) => ({ id: line, name: line })),
    cells,
    guests: 240,
    startsOn: '2026-01-05',
  };
  const { id: planId } = await send<{ id: string }>('POST', '/menu-plans', { restaurantId, plan });
  await send('PUT', `/menu-plans/${planId}/publication`, { title: 'Vinter' });
  return { planId, send };
}

for (const { orientation, width, height } of SIZES) {
  test(`a published day is read from five metres on a screen of ${width} × ${height}, which it fills`, async ({
    page,
    kitchen,
  }) => {
    const { planId, send } = await publishedPlan(page, kitchen);
    const { restaurantId } = kitchen;
    const blocks = [{ kind: 'title', _id: 'title', texts: [{ language: 'sv', text: 'Dagens' }] }];
    const settings = { language: 'sv', secondsPerPage: 10 };
    const menu = { name: 'Skärm', options: { orientation }, settings, blocks };
    const { id: menuId } = await send<{ id: string }>('POST', '/menus', { ...menu, restaurantId });
    await send('PUT', `/menu-plans/${planId}/menus`, { menuId, shows: 'today' });
    const { token } = await send<{ token: string }>('PUT', '/menus/share-menu', { linkNumber: 1, restaurantId, menuId });
    await page.setViewportSize({ width, height });
    await expect(async () => {
      await page.goto(`/live/${token}?screen=1`);
      await expect(page.getByRole('heading', { name: 'Löksoppa' })).toBeAttached({ timeout: 1000 });
    }).toPass();
    expect(await leastFont(page, '.dish h3')).toBeGreaterThanOrEqual(72);
    expect(await leastFont(page, '.dish :is(.said, .allergens)')).toBeGreaterThanOrEqual(56);
    await expect(page.locator('body')).toHaveAttribute('data-pages', /\d/);
    const pages = Number(await page.locator('body').getAttribute('data-pages'));
    for (let at = 1; at <= pages; at += 1) {
      await expect(page.locator('body')).toHaveAttribute('data-page', String(at));
      expect(await emptyShare(page)).toBeLessThan(0.5);
      await page.keyboard.press('ArrowRight');
    }
  });
}
