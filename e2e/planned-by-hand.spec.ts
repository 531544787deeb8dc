import { expect, type Page } from '@playwright/test';
import { type Kitchen, test } from './own-kitchen.ts';
import { PacedHands } from './paced-hands.ts';

test.setTimeout(240_000);

const FIRST = ['Beef', 'Lentil', 'Carrot', 'Onion', 'Potato', 'Tomato', 'Leek', 'Bean'] as const;
const SECOND = ['stew', 'soup', 'gratin', 'salad', 'curry'] as const;
const MINCE = { inputIngredient: 'minced beef', ingredient: 'beef-mince', variation: 'beef-mince.fat-15', amount: 90, unit: 'g' };
const CARROT = { inputIngredient: 'carrot', ingredient: 'carrot', variation: 'carrot.raw', amount: 220, unit: 'g' };

/** Forty dishes by names of their own; those with beef come first of each kind. */
async function fortyDishes(page: Page, { restaurantId }: Kitchen, isOfLibrary: boolean): Promise<string[]> {
  const names = SECOND.flatMap((second) => FIRST.map((first) => `${first} ${second}`));
  for (const name of names) {
    const ingredients = name.startsWith('Beef') ? [MINCE, CARROT] : [CARROT];
    const scope = isOfLibrary ? { libraryScope: 'organization' } : {};
    const data = { restaurantId, ...scope, names: [{ language: 'en_gb', name }], ingredients };
    expect((await page.request.post('/api/recipes', { data })).status()).toBe(200);
  }
  return names;
}

const cell = (page: Page, week: number, weekday: number, line: number) =>
  page.locator(`[data-cell^="cell ${week} ${weekday} "]`).nth(line);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A new plan of four weeks with two lines, from the list of plans on. */
async function twoLines(hands: PacedHands, name: string): Promise<void> {
  const { page } = hands;
  await hands.press(page.getByRole('link', { name: 'New menu plan' }).first());
  await hands.write(page.getByRole('textbox', { name: 'Name of the menu plan' }), name);
  await hands.press(page.getByRole('tab', { name: 'Settings' }));
  await hands.press(button(page, 'Remove Dish of the day 2'));
  await hands.write(page.getByRole('textbox', { name: 'Guests on a day' }), '300');
  await hands.write(page.getByLabel('First day', { exact: true }), '2027-01-04');
  await hands.press(page.getByRole('tab', { name: 'Meaning' }));
}

test('a school cook types forty dishes into four weeks, sees what they mean, and has them on the wall within ten minutes', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/menu-plans');
  const names = await fortyDishes(page, kitchen, false);
  await page.reload();
  const hands = new PacedHands(page);
  hands.read();
  await twoLines(hands, 'Spring at school');
  await hands.press(cell(page, 0, 1, 0));
  for (const [at, name] of names.entries()) {
    const [week, weekday, line] = [Math.floor(at / 10), 1 + (Math.floor(at / 2) % 5), at % 2];
    await hands.type(name);
    await hands.key('Enter');
    await expect(cell(page, week, weekday, line)).toHaveAccessibleName(new RegExp(`: ${name}$`));
  }
  await expect(page.locator('[data-cell][data-filled]')).toHaveCount(40);
  await hands.press(page.getByLabel('Values for'));
  await page.getByLabel('Values for').selectOption('Week 1');
  hands.read();
  await expect(page.getByText('5 of 5')).toBeVisible();
  await hands.press(button(page, 'Save'));
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await hands.press(button(page, 'More'));
  await hands.press(page.getByRole('menuitem', { name: 'The weeks on the wall' }));
  await expect(page.getByText('Beef stew').first()).toBeVisible();
  hands.within({ minutes: 10, actions: 110 });
});

test('a caterer’s menu planner has forty dishes in four weeks of every kitchen within ten minutes', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/menu-plans', { role: 'organization-admin' });
  await fortyDishes(page, kitchen, true);
  const { organizationId } = kitchen;
  for (const name of ['School by the lake', 'School on the hill'])
    expect((await page.request.post('/api/restaurants', { data: { organizationId, name, location: 'SE' } })).status()).toBe(200);
  await page.reload();
  const hands = new PacedHands(page);
  hands.read();
  await twoLines(hands, 'All schools, spring');
  await hands.press(button(page, 'Fill from a list'));
  await hands.press(button(page, 'Use the kitchen’s dishes'));
  hands.read();
  await expect(page.getByText('40 of 40 found.', { exact: false })).toBeVisible();
  await hands.press(page.getByRole('button', { name: /^Fill 40 places$/ }));
  await expect(page.locator('[data-cell][data-filled]')).toHaveCount(40);
  // Two days change their first dish.
  await hands.press(page.getByRole('tab', { name: 'Settings' }));
  await hands.press(cell(page, 0, 1, 0));
  await hands.key('Control+ArrowRight');
  await hands.press(button(page, 'Save'));
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await hands.press(button(page, 'More'));
  await hands.press(page.getByRole('menuitem', { name: 'For kitchens' }));
  await hands.press(page.getByRole('switch', { name: 'Kitchens may follow this plan' }));
  await hands.press(button(page, 'Into all my kitchens'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('School by the lake')).toBeVisible();
  await expect(dialog.getByText('School on the hill')).toBeVisible();
  hands.within({ minutes: 10, actions: 30 });
});
