import { listMenuPlanVersions, readMenuPlanVersion } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { SHUFFLE_SERVICE } from '../../src/calendar/shuffle/shuffle-service.ts';
import { servePage } from '../../src/platform/spreadsheets/worker/serve-page.ts';
import type { WorkerService } from '../../src/platform/spreadsheets/worker/worker-calls.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { dish, DISHES, kept, planStore } from './plan-store.ts';

test('a cycle is typed with the keyboard alone, and says at once what it means', async () => {
  const { answers, plans } = planStore();
  const page = openPage('/menu-plans/plan', { answers });
  await page.fill('Name of the menu plan', 'Autumn');
  await page.press('Monday, Week 1, Dish of the day: no dish');
  await page.user.keyboard('beef');
  await page.finds('option', /Beef stew/);
  await page.user.keyboard('{ArrowDown}{Enter}');
  const next = await page.finds('button', 'Monday, Week 1, Dish of the day 2: no dish');
  await waitFor(() => expect(next).toHaveFocus());
  await page.user.keyboard('l');
  await page.gone('option', /Beef stew/);
  await page.finds('option', /Lentil soup/);
  // The first that is found is meant, where no arrow chose another.
  await page.user.keyboard('{Enter}');
  await page.sees('0.60 kg CO₂e per guest · 0.45–0.85 kg CO₂e');
  await page.press('Save');
  await waitFor(() => expect(location.pathname).toBe('/menu-plans/plan/plan-0'));
  expect([...plans.values()][0]?.cells.map(({ recipeId }) => recipeId)).toEqual(['stew', 'soup']);
});

test('a dish goes along with Ctrl and an arrow, is removed with Delete, and comes back with undo', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  (await page.finds('button', 'Monday, Week 1, Lunch: Beef stew')).focus();
  await page.user.keyboard('{Control>}{ArrowRight}{/Control}');
  await page.finds('button', 'Tuesday, Week 1, Lunch: Beef stew');
  await page.finds('button', 'Monday, Week 1, Lunch: no dish');
  await page.user.keyboard('{Delete}');
  await page.finds('button', 'Tuesday, Week 1, Lunch: no dish');
  await page.press('Undo');
  await page.press('Undo');
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
});

test('a rule of the kitchen is shown where it breaks', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.sees('Missing: vegan');
});

test('the second to save sees a conflict and the other plan, or saves over it', async () => {
  const store = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers: store.answers });
  (await page.finds('button', 'Monday, Week 1, Lunch: Beef stew')).focus();
  await page.user.keyboard('{Delete}');
  store.save('spring', { ...kept(), name: 'Theirs' });
  await page.press('Save');
  await page.sees('Someone else saved a newer version in the meantime.');
  await page.press('Overwrite with mine');
  await waitFor(() => expect(store.plans.get('spring')).toMatchObject({ name: 'Spring', cells: [], version: 3 }));
});

test('an earlier version is taken back into the planner, and can be undone', async () => {
  const store = planStore(kept());
  const savedAt = '2026-11-01T08:00:00.000Z';
  const former = kept({ name: 'Former', cells: [cell(2, 'a', 'soup')] });
  const answers = [
    ...store.answers,
    answer(listMenuPlanVersions, { items: [{ version: 1, name: 'Former', savedAt }], next: null }),
    answer(readMenuPlanVersion, former),
  ];
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  await page.fromMenu('More', 'Earlier versions');
  await page.press(/^Restore: /);
  await page.gone('dialog');
  await page.finds('button', 'Tuesday, Week 1, Lunch: Lentil soup');
  await page.finds('button', 'Monday, Week 1, Lunch: no dish');
  await page.sees('Unsaved changes');
  await page.press('Undo');
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
});

test('plans are listed, and one is put into the bin', async () => {
  const { answers, plans } = planStore(kept());
  const page = openPage('/menu-plans', { answers });
  await page.finds('link', 'Spring');
  await page.fromMenu('Actions for Spring', 'Delete');
  await page.announces('Spring has been moved to the bin.');
  expect(plans.size).toBe(0);
  await page.sees('No menu plans yet');
  await page.sees(/Your menu plans will appear here/u);
  expect(screen.getAllByRole('link', { name: 'New menu plan' })).toHaveLength(2);
});

test('without a subscription that has them plans are read, and nothing is offered that cannot be done', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers, plan: 'starter' });
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

const cell = (weekday: number, lineId: string, recipeId: string) => ({
  week: 0,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});

const send = (to: EventTarget, data: unknown): void =>
  void setTimeout(() => to.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));

test('better days are looked for when asked, shown before anything changes, and taken by day or whole', async () => {
  const cells = [cell(1, 'a', 'stew'), cell(1, 'b', 'soup'), cell(2, 'a', 'pie'), cell(2, 'b', 'salad')];
  // Everybody takes the stew and the salad: beside each other, less of the stew is taken.
  const [much, little] = [900, 50].map((servings) => ({ servings, months: 3 }));
  const pie = dish('pie', 'Pie', { co2PerPortion: { value: 900, low: 700, high: 1200 }, sold: little ?? null });
  const salad = dish('salad', 'Salad', { co2PerPortion: { value: 150, low: 100, high: 200 }, diet: 'vegan', sold: much ?? null });
  const eaten = DISHES.map((each) => ({ ...each, sold: (each.id === 'stew' ? much : little) ?? null }));
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  const { answers } = planStore(kept({ cells, rules, dishes: [...eaten, pie, salad] }));
  globalThis.Worker = workerOf(SHUFFLE_SERVICE);
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Better days');
  await page.press('Look for better days');
  await page.sees('There is no better order: all were checked.');
  await page.sees('Repeats of a dish within a week: 0 before, 0 after');
  await page.sees('No allergen has fewer days with a dish known to be without it.');
  // A day that is taken alone changes places with others: which ones is said before.
  expect(screen.getAllByText(/^Also changes: (Monday|Tuesday), week 1$/)).toHaveLength(2);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await page.press('Apply all changes');
  await page.gone('dialog');
  await page.sees('Unsaved changes');
  await page.press('Undo');
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
});

test('where other days save nothing there is nothing to take, and it is said that nobody knows what guests choose', async () => {
  const cells = [cell(1, 'a', 'stew'), cell(2, 'a', 'pie')];
  const pie = dish('pie', 'Pie', { co2PerPortion: { value: 900, low: 700, high: 1200 } });
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  const { answers } = planStore(kept({ cells, rules, dishes: [...DISHES, pie] }));
  globalThis.Worker = workerOf(SHUFFLE_SERVICE);
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Better days');
  await page.press('Look for better days');
  await page.sees('The dishes are already on the best days.');
  await page.sees(/no report has sales of these dishes/);
  expect(screen.queryByRole('button', { name: 'Apply all changes' })).toBeNull();
  expect(screen.queryByText(/It is not certain that this is less/)).toBeNull();
});

const port = (here: EventTarget, there: EventTarget) => ({
  postMessage: (message: unknown) => send(there, message),
  addEventListener: (type: string, listener: (event: { data: unknown }) => void) =>
    here.addEventListener(type, (event) => listener(event as MessageEvent)),
  terminate: () => undefined,
});

/** A worker in the page's own thread: messages come later, as they do between threads. */
function workerOf(service: WorkerService): typeof Worker {
  const page = new EventTarget();
  const own = new EventTarget();
  servePage(port(own, page), service);
  return function () {
    return port(page, own);
  } as unknown as typeof Worker;
}
