import { expect, type Page } from '@playwright/test';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The addresses of what the phone keeps of what the server answered. */
const keptAnswers = async (page: Page) =>
  page.evaluate(async () => (await (await caches.open('kitchen-answers')).keys()).map(({ url }) => new URL(url).pathname));
const kept = async (page: Page) => (await keptAnswers(page)).length;

/** Files of this page that the phone does not keep yet: a part that comes late is fetched while the page rests. */
const filesNotKept = async (page: Page) =>
  page.evaluate(async () => {
    const here = new Set((await (await caches.open('kitchen-files')).keys()).map(({ url }) => url));
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    return asked.filter((url) => new URL(url).pathname.startsWith('/assets/') && !here.has(url));
  });

test('a recipe that was opened is read without a connection, by the person who opened it and by nobody after them', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes');
  const { restaurantId } = kitchen;
  const lines = [
    { inputIngredient: '400 g onion', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 400, unit: 'g' },
  ];
  const recipe = { names: [{ language: 'en_gb', name: 'Onion soup' }], ingredients: lines, portions: 4, restaurantId };
  const { id } = (await (await page.request.post('/api/recipes', { data: recipe })).json()) as { id: string };
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  // Files of the first page, from before the worker ran, are fetched again.
  await page.goto('/recipes');
  await atRest(page);
  await page.goto(`/recipes/recipe/${id}`);
  await atRest(page);
  await expect(page.getByTestId('co2-per-portion').first()).toBeVisible();
  // What was shown is kept a moment later.
  const asked = ['/config', '/users/session', '/users/permissions', '/restaurants/restaurant-user', `/recipes/${id}`];
  const shown = [...asked.map((path) => `/api${path}`), '/ingredient-data/facts'];
  await expect.poll(async () => keptAnswers(page)).toEqual(expect.arrayContaining(shown));

  await expect.poll(async () => filesNotKept(page)).toEqual([]);

  // So is what a plan has to cook.
  const cells = [{ week: 0, weekday: 1, lineId: 'lunch', recipeId: id }];
  const plan = { name: 'Spring', startsOn: '2026-01-05', weeks: 1, lines: [{ id: 'lunch', name: 'Lunch' }], cells, guests: 40 };
  const made = await page.request.post('/api/menu-plans', { data: { restaurantId, plan } });
  const toCook = `/menu-plans/kitchen/${((await made.json()) as { id: string }).id}`;
  await page.goto(toCook);
  await atRest(page);
  await expect(page.getByText('4 kg needed')).toBeVisible();
  await expect.poll(async () => filesNotKept(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(toCook);
  await expect(page.getByText('4 kg needed')).toBeVisible();
  await page.goto(`/recipes/recipe/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Onion soup' })).toBeAttached();
  await expect(page.getByTestId('co2-per-portion').first()).toBeVisible();

  // Somebody else signs in on the same phone: nothing of the one before is left.
  await page.context().setOffline(false);
  await kitchen.enter(page, '/dashboard', { firstname: 'Sam' });
  await atRest(page);
  await page.context().setOffline(true);
  await page.goto(`/recipes/recipe/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Onion soup' })).toHaveCount(0);
  await page.context().setOffline(false);

  await page.goto('/recipes');
  await atRest(page);
  expect(await kept(page)).toBeGreaterThan(0);
  await page.evaluate(async () => fetch('/api/users/sign-out'));
  await page.goto('/sign-in');
  await atRest(page);
  expect(await kept(page)).toBe(0);
});
