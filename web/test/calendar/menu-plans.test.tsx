import { listMenuPlanVersions, readMenuPlanVersion, readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { SHUFFLE_SERVICE } from '../../src/calendar/shuffle/shuffle-service.ts';
import { servePage } from '../../src/spreadsheets/worker/serve-page.ts';
import type { WorkerService } from '../../src/spreadsheets/worker/worker-calls.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, ConnectionLost } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { dish, DISHES, kept, planStore } from './plan-store.ts';

test('a cycle is typed with the keyboard alone, and says at once what it means', async () => {
  const { answers, plans } = planStore();
  const page = openPage('/menu-plans/plan', { answers });
  await page.fill('Name of the menu plan', 'Autumn');
  await page.press('Monday, Week 1, Dish of the day: no dish');
  await page.user.keyboard('beef');
  await page.finds('option', /Beef stew/);
  await page.user.keyboard('{ArrowDown}{Enter}');
  // The next free place of the line.
  const next = await page.finds('button', 'Tuesday, Week 1, Dish of the day: no dish');
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

test('changes are discarded only once that was asked', async () => {
  const page = openPage('/menu-plans/plan/spring', { answers: planStore(kept()).answers });
  (await page.finds('button', 'Monday, Week 1, Lunch: Beef stew')).focus();
  await page.user.keyboard('{Delete}');
  const question = inside('alertdialog', 'Discard your changes?');
  await page.press('Discard changes');
  await page.press('Cancel', question);
  await page.gone('alertdialog');
  await page.finds('button', 'Monday, Week 1, Lunch: no dish');
  await page.press('Discard changes');
  await page.press('Discard', question);
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
});

test('a dish that could not be looked up is not called deleted, and is asked for again', async () => {
  const { answers } = planStore(kept({ dishes: [] }));
  let isReached = false;
  const lookUp = answer(readPlanDishes, () => (isReached ? { items: DISHES } : new ConnectionLost()));
  const page = openPage('/menu-plans/plan/spring', { answers: [...answers, lookUp] });
  await page.finds('button', 'Try again');
  await page.finds('button', 'Monday, Week 1, Lunch: …');
  isReached = true;
  await page.press('Try again');
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  await page.gone('button', 'Try again');
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

test('the list says which plans guests see', async () => {
  const { answers } = planStore(kept(), kept({ id: 'autumn', name: 'Published' }));
  const page = openPage('/menu-plans', { answers });
  await page.finds('row', /^Published Published/);
  expect(await page.finds('row', /^Spring/)).not.toHaveTextContent('Published');
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
  const pie = dish('pie', 'Pie', {
    co2PerPortion: { value: 900, low: 700, high: 1200 },
    co2PerPortionWithoutLandUseChange: null,
    sold: little ?? null,
  });
  const salad = dish('salad', 'Salad', {
    co2PerPortion: { value: 150, low: 100, high: 200 },
    co2PerPortionWithoutLandUseChange: null,
    diet: 'vegan',
    sold: much ?? null,
  });
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

/** Four days on which what everybody takes stands beside each other, and what is left beside each other. */
function unevenDays() {
  const [much, little] = [900, 50].map((servings) => ({ servings, months: 3 }));
  const of = (id: string, grams: number, sold: typeof much) =>
    dish(id, id, {
      co2PerPortion: { value: grams, low: grams * 0.8, high: grams * 1.3 },
      co2PerPortionWithoutLandUseChange: null,
      sold: sold ?? null,
    });
  const meat = [of('ragout', 2000, much), of('roast', 1800, much), of('pie', 700, little), of('fish', 600, little)];
  const green = [of('peas', 200, little), of('beans', 250, little), of('salad', 150, much), of('curry', 300, much)];
  const cells = meat.flatMap(({ id }, at) => [cell(at + 1, 'a', id), cell(at + 1, 'b', green[at]?.id ?? '')]);
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  return kept({ weekdays: [1, 2, 3, 4], cells, rules, dishes: [...meat, ...green] });
}

const dishesOf = (day: string): string[] =>
  ['Lunch', 'Green'].map((line) => {
    const place = document.querySelector(`[data-cell][aria-label^="${day}, Week 1, ${line}: "]`);
    return place?.getAttribute('aria-label')?.split(': ')[1] ?? '';
  });

test('a day of better days is taken by itself with the keyboard: others go with it as was said, the rest stays offered, and each is a step back', async () => {
  const { answers, plans } = planStore(unevenDays());
  globalThis.Worker = workerOf(SHUFFLE_SERVICE);
  const page = openPage('/menu-plans/plan/spring', { answers });
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  await page.finds('button', 'Monday, Week 1, Lunch: ragout');
  const before = names.map(dishesOf);
  await page.press('Better days');
  await page.press('Look for better days');
  const take = await page.finds('button', 'Apply this change: Monday, week 1');
  const offered = screen.getAllByRole('button', { name: /^Apply this change: / }).length;
  const said = [...(take.closest('li')?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  const also = names.filter((name) => said.some((each) => each.startsWith('Also changes: ') && each.includes(name)));
  expect(offered).toBeGreaterThan(1 + also.length);
  const come = said[0]?.split(' → ')[1]?.split(' and ') ?? [];
  expect(come).not.toEqual([]);

  take.focus();
  await page.user.keyboard('{Enter}');
  const status = await page.finds('status', undefined, () => within(screen.getByRole('dialog')));
  await waitFor(() =>
    expect(status).toHaveTextContent(`Applied: ${['Monday', ...also].map((name) => `${name}, week 1`).join(' · ')}.`),
  );
  // The button went with its row: the next day's has the focus.
  expect(screen.getAllByRole('button', { name: /^Apply this change: / })[0]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Apply this change: Monday, week 1' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Apply this change: / }).length).toBeLessThan(offered);
  expect(dishesOf('Monday')).toEqual(expect.arrayContaining(come));
  const taken = names.map(dishesOf);
  const changed = names.filter((_, at) => taken[at]?.join() !== before[at]?.join());
  expect(changed).toEqual(['Monday', ...also]);

  await page.press('Apply all changes');
  await page.gone('dialog');
  const whole = names.map(dishesOf);
  expect(whole).not.toEqual(taken);
  expect(whole.flat().toSorted()).toEqual(before.flat().toSorted());
  await page.press('Undo');
  await waitFor(() => expect(names.map(dishesOf)).toEqual(taken));
  await page.press('Save');
  await waitFor(() => expect(plans.get('spring')?.version).toBe(2));
  const saved = plans
    .get('spring')
    ?.cells.filter(({ weekday }) => weekday === 1)
    .map(({ recipeId }) => recipeId);
  expect(saved).toEqual(expect.arrayContaining(come));
  await page.press('Undo');
  await waitFor(() => expect(names.map(dishesOf)).toEqual(before));
});

test('where other days save nothing there is nothing to take, and it is said that nobody knows what guests choose', async () => {
  const cells = [cell(1, 'a', 'stew'), cell(2, 'a', 'pie')];
  const pie = dish('pie', 'Pie', {
    co2PerPortion: { value: 900, low: 700, high: 1200 },
    co2PerPortionWithoutLandUseChange: null,
  });
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  const { answers } = planStore(kept({ cells, rules, dishes: [...DISHES, pie] }));
  globalThis.Worker = workerOf(SHUFFLE_SERVICE);
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Better days');
  await page.press('Look for better days');
  await page.sees(/^We do not know yet what guests choose/);
  expect(screen.queryByText('The dishes are already on the best days.')).toBeNull();
  await page.sees(/no report has sales of these dishes/);
  expect(screen.queryByRole('button', { name: 'Apply all changes' })).toBeNull();
  expect(screen.queryByText(/It is not certain that this is less/)).toBeNull();
});

test('a rule that no order keeps is named', async () => {
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [{ tag: 'meat' as const, most: 0 }] };
  const cells = kept().cells.flatMap((each) => [each, { ...each, weekday: 2, recipeId: 'soup' }]);
  const { answers } = planStore(kept({ rules, cells }));
  globalThis.Worker = workerOf(SHUFFLE_SERVICE);
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Better days');
  await page.press('Look for better days');
  await page.sees('No order meets all the rules.');
  await page.sees(/^It fails on: Too often this week: .*meat\.$/i);
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
