import { expect, type Page } from '@playwright/test';
import { type Kitchen, test } from '../support/own-kitchen.ts';

/** The counted actions of a person: a key that is pressed, a press, or a text that is typed or pasted whole. */
interface Hands {
  page: Page;
  done: () => number;
  press: (name: string | RegExp) => Promise<void>;
  keys: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
}

function handsOn(page: Page): Hands {
  let count = 0;
  return {
    page,
    done: () => count,
    press: async (name) => {
      count += 1;
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    },
    keys: async (...keys) => {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
    type: async (text) => {
      count += 1;
      await page.keyboard.type(text);
    },
  };
}

const FOODS = [
  ['carrot', 'carrot.raw'],
  ['yellow-onion', 'yellow-onion.raw'],
  ['potato', 'potato.raw'],
] as const;

/** Forty dishes of a school: every other one is vegan, and they weigh differently on the climate. */
async function fortyDishes(page: Page, { restaurantId }: Kitchen): Promise<string[]> {
  const names = Array.from({ length: 40 }, (_, at) => `${at % 2 === 0 ? 'Beef stew' : 'Root soup'} no. ${at + 1}`);
  const recipes = names.map((name, at) => {
    const [food, variation] = FOODS[at % FOODS.length] ?? FOODS[0];
    const green = { inputIngredient: food, ingredient: food, variation, amount: 200 + at * 5, unit: 'g' };
    const beef = {
      inputIngredient: 'minced beef',
      ingredient: 'beef-mince',
      variation: 'beef-mince.fat-15',
      amount: 60 + at,
      unit: 'g',
    };
    return { names: [{ language: 'en_gb', name }], ingredients: at % 2 === 0 ? [beef, green] : [green] };
  });
  const made = await page.request.post('/api/recipes/bulk-create', { data: { restaurantId, recipes } });
  expect(made.status()).toBe(200);
  return names;
}

const folder = process.env['SHOTS'];
const shot = async (page: Page, name: string): Promise<unknown> =>
  folder === undefined ? null : page.screenshot({ path: `${folder}/${name}.png` });

const cell = (page: Page, week: number, weekday: number) => page.locator(`[data-cell^="cell ${week} ${weekday} "]`);

/** A Monday to Sunday cycle: the day on which this runs is one of it. */
async function nameAndShape(hands: Hands): Promise<void> {
  const { page } = hands;
  await page.getByRole('link', { name: 'New menu plan' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the menu plan' }).fill('School, autumn');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await hands.press('Remove Dish of the day 2');
  await page.getByRole('textbox', { name: 'Guests per day' }).fill('300');
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  await page.getByLabel('First day', { exact: true }).fill(monday.toISOString().slice(0, 10));
  for (const weekday of ['Sat', 'Sun']) await page.getByRole('checkbox', { name: weekday }).check();
}

/** The menu that the plan writes is put on a live link, and a guest reads the day there. */
async function seeOnLivePage(page: Page, { restaurantId }: Kitchen, menuId: string): Promise<void> {
  const shared = await page.request.put('/api/menus/share-menu', { data: { linkNumber: 1, restaurantId, menuId } });
  expect(shared.status()).toBe(200);
  const links = await page.request.get(`/api/menus/shared-menu-links/${restaurantId}`);
  const [first] = ((await links.json()) as { items: { token: string }[] }).items;
  const guest = await page.context().newPage();
  await guest.goto(`/live/${first?.token}`);
  await expect(guest.getByText(/Beef stew no\./).first()).toBeVisible();
  await expect(guest.getByText(/Root soup no\./).first()).toBeVisible();
  await guest.close();
}

test('a school cook plans four weeks from forty dishes: filled from a list, on better days, published and bought for', async ({
  page,
  kitchen,
}) => {
  test.setTimeout(240_000);
  await kitchen.enter(page, '/menu-plans');
  const names = await fortyDishes(page, kitchen);
  const hands = handsOn(page);
  await page.reload();
  await nameAndShape(hands);

  // By keyboard: letters search, Enter takes the first that is found and goes on; Delete takes it out.
  await cell(page, 0, 1).first().focus();
  await hands.type('Beef stew no. 39');
  await expect(page.getByRole('option', { name: /Beef stew no\. 39/ })).toBeVisible();
  await hands.keys('Enter');
  await expect(cell(page, 0, 1).first()).toHaveAccessibleName(/: Beef stew no\. 39$/);
  await expect(cell(page, 0, 2).first()).toBeFocused();
  await hands.keys('ArrowLeft', 'Delete');

  // The others from a list, as it stands in the sheet of the office: each line gets what its name says.
  await hands.press('Fill from a list');
  await page.getByRole('textbox', { name: 'Dishes' }).fill(names.map((name, at) => `${at + 1}. ${name}`).join('\n'));
  await expect(page.getByText('40 of 40 found.')).toBeVisible();
  await shot(page, 'fill-dialog');
  await page.getByRole('checkbox', { name: /Repeat the list/ }).check();
  await hands.press('Fill 56 slots');
  await expect(page.locator('[data-cell][data-filled]')).toHaveCount(56);
  for (const weekday of [1, 4, 7]) await expect(cell(page, 3, weekday).nth(1)).toHaveAccessibleName(/Root soup/);

  // A week is copied onto another, and taken back.
  await hands.press('Copy week 1');
  await page.getByRole('menuitem', { name: 'To week 2' }).click();
  await expect(page.getByText('Twice in one week')).toBeHidden();
  await hands.press('Undo');

  await shot(page, 'filled');
  await hands.press('Better days');
  await hands.press('Look for better days');
  await expect(page.getByText(/^We do not know yet what guests choose/)).toBeVisible({ timeout: 60_000 });
  await shot(page, 'better-days');
  // Nothing was sold here yet: other days save nothing, and nothing is there to be taken.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await hands.press('Save');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  await hands.press('Publish');
  const dialog = page.getByRole('dialog', { name: 'What guests see' });
  await dialog.getByRole('textbox', { name: 'Name for guests' }).fill('Lunch');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('Guests see the current version.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Today’s menu, to print' }).click();
  const menu = await dialog.getByRole('link', { name: 'Today’s menu, to print' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await seeOnLivePage(page, kitchen, menu?.split('/').at(-1) ?? '');

  await page.getByRole('link', { name: 'Order and prep' }).click();
  await expect(page.getByRole('heading', { name: 'Order and prep' })).toBeVisible();
  await expect(page.getByText('Carrot', { exact: false }).first()).toBeVisible();
  expect(hands.done()).toBeLessThan(40);
});

test.describe('with a thumb', () => {
  test.use({ hasTouch: true });
  for (const width of [390, 820]) {
    test(`a dish goes to another day at ${width} pixels`, async ({ page, kitchen }) => {
      await page.setViewportSize({ width, height: 900 });
      await kitchen.enter(page, '/menu-plans');
      const { restaurantId } = kitchen;
      const ingredients = [{ inputIngredient: 'carrot', ingredient: 'carrot', variation: 'carrot.raw', amount: 200, unit: 'g' }];
      const names = [{ language: 'en_gb', name: 'Root soup' }];
      const made = await page.request.post('/api/recipes', { data: { restaurantId, names, ingredients } });
      const { id: recipeId } = (await made.json()) as { id: string };
      const lines = [{ id: 'l', name: 'Lunch' }];
      const plan = { name: 'Spring', weeks: 2, lines, cells: [{ week: 0, weekday: 1, lineId: 'l', recipeId }] };
      const kept = await page.request.post('/api/menu-plans', { data: { restaurantId, plan } });
      await page.goto(`/menu-plans/plan/${((await kept.json()) as { id: string }).id}`);

      await cell(page, 0, 1).tap();
      const bar = page.getByRole('region', { name: 'Actions for Root soup' });
      await expect(bar).toBeInViewport();
      await shot(page, `thumb-${width}`);
      await bar.getByRole('button', { name: 'Move', exact: true }).tap();
      await cell(page, 1, 3).tap();
      await expect(cell(page, 1, 3)).toHaveAccessibleName(/: Root soup$/);
      await expect(cell(page, 0, 1)).toHaveAccessibleName(/: no dish$/);
      // It stands selected: it is moved on, or gives way to another.
      await bar.getByRole('button', { name: 'Replace dish' }).tap();
      await expect(page.getByRole('combobox', { name: /Wednesday, Week 2/ })).toBeFocused();
    });
  }
});
