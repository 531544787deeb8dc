import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { inside, textsOf } from '../support/place.ts';
import { PacedHands } from './support/paced-hands.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

const FIRST = ['Beef', 'Lentil', 'Carrot', 'Onion', 'Potato', 'Tomato', 'Leek', 'Bean'] as const;
const SECOND = ['stew', 'soup', 'gratin', 'salad', 'curry'] as const;
const MINCE = { inputIngredient: 'minced beef', ingredient: 'beef-mince', variation: 'beef-mince.fat-15', amount: 90, unit: 'g' };
const CARROT = { inputIngredient: 'carrot', ingredient: 'carrot', variation: 'carrot.raw', amount: 220, unit: 'g' };

/** Forty dishes by names of their own; those with beef come first of each kind. */
async function fortyDishes(page: ServedPage, { restaurantId }: Kitchen, libraryScope: string): Promise<string[]> {
  const names = SECOND.flatMap((second) => FIRST.map((first) => `${first} ${second}`));
  const recipes = names.map((name) => ({
    names: [{ language: 'en_gb', name }],
    ingredients: name.startsWith('Beef') ? [MINCE, CARROT] : [CARROT],
    libraryScope,
  }));
  await page.ask('POST', '/api/recipes/bulk-create', { restaurantId, recipes });
  return names;
}

const cell = (week: number, weekday: number, line: number): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>(`[data-cell^="cell ${week} ${weekday} "]`)[line];
  if (!found) throw new Error(`there is no place ${line} on day ${weekday} of week ${week}`);
  return found;
};
const filled = async (count: number): Promise<void> =>
  waitFor(() => expect(document.querySelectorAll('[data-cell][data-filled]')).toHaveLength(count));

/** A new plan of four weeks with two lines, from the list of plans on. */
async function twoLines(hands: PacedHands, name: string): Promise<void> {
  await hands.pressFirst('New menu plan', 'link');
  await hands.write('Name of the menu plan', name);
  await hands.press('Settings', 'tab');
  await hands.press('Remove Dish of the day 2');
  await hands.write('Guests per day', '300');
  await hands.write('First day', '2027-01-04');
  await hands.press('Summary', 'tab');
}

async function saved(hands: PacedHands): Promise<void> {
  await hands.press('Save');
  await waitFor(() => expect(textsOf('status')).toContain('Saved'));
}

test('a school cook types forty dishes into four weeks, sees what they mean, and has them on the wall within ten minutes', async ({
  kitchen,
}) => {
  const page = await kitchen.signIn();
  const names = await fortyDishes(page, kitchen, 'restaurant');
  page.goTo('/menu-plans');
  const hands = new PacedHands(page);
  hands.read();
  await twoLines(hands, 'Spring at school');
  await hands.press('Monday, Week 1, Dish of the day: no dish');
  for (const [at, name] of names.entries()) {
    const [week, weekday, line] = [Math.floor(at / 5) % 4, 1 + (at % 5), Math.floor(at / 20)];
    await hands.type(name);
    await hands.key('{Enter}');
    await waitFor(() => expect(cell(week, weekday, line).getAttribute('aria-label')).toMatch(new RegExp(`: ${name}$`)));
  }
  await filled(40);
  hands.read();
  await hands.choose('Values for', 'Week 1');
  hands.read();
  await page.sees('5 of 5');
  await saved(hands);
  await hands.press('More');
  await hands.press('Weeks to print', 'menuitem');
  await page.reads('Beef stew');
  hands.within({ minutes: 10, actions: 110 });
});

test('a caterer’s menu planner has forty dishes in four weeks of every kitchen within ten minutes', async ({ kitchen }) => {
  const page = await kitchen.signIn({ role: 'organization-admin' });
  await fortyDishes(page, kitchen, 'organization');
  const { organizationId } = kitchen;
  for (const name of ['School by the lake', 'School on the hill'])
    await page.ask('POST', '/api/restaurants', { organizationId, name, location: 'SE' });
  page.goTo('/menu-plans');
  const hands = new PacedHands(page);
  hands.read();
  await twoLines(hands, 'All schools, spring');
  await hands.press('Fill from a list');
  await hands.press('Use the kitchen’s dishes');
  hands.read();
  await page.says('40 of 40 found.');
  await hands.press('Fill 40 slots');
  await filled(40);
  // Two days change their first dish.
  const before = [1, 2].map((weekday) => cell(0, weekday, 0).getAttribute('aria-label')?.split(': ')[1] ?? '');
  await hands.press('Settings', 'tab');
  await hands.press(cell(0, 1, 0).getAttribute('aria-label') ?? '');
  await hands.key('{Control>}{ArrowRight}{/Control}');
  await waitFor(() =>
    expect([2, 1].map((weekday) => cell(0, weekday, 0).getAttribute('aria-label')?.split(': ')[1])).toEqual(before),
  );
  await saved(hands);
  await hands.press('More');
  await hands.press('For kitchens', 'menuitem');
  await hands.press('Let kitchens follow this plan', 'switch');
  await hands.press('Add to all my kitchens');
  const dialog = inside('dialog');
  await page.sees('School by the lake', dialog);
  await page.sees('School on the hill', dialog);
  hands.within({ minutes: 10, actions: 30 });
});
