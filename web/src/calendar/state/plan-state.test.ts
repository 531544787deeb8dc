import { MenuPlanDraft, MOST_LINES } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf } from '../../drafts/history.ts';
import { PLAN_DRAFT } from './plan-draft-format.ts';
import { plannedDays } from './plan-days.ts';
import { planHistoryReducer } from './plan-history.ts';
import { cellAt, newPlanState, type PlanAction, planReducer, type PlanState, planStateOf, withDishesOf } from './plan-state.ts';

const LINES = [
  { id: 'a', name: 'Lunch' },
  { id: 'b', name: 'Soup' },
];
const empty = newPlanState('Cycle', LINES);
const dish = (id: string) => ({ id }) as PlanDish;
const line = (id: string) => ({ id, name: `Line ${id}` });
const at = (week: number, weekday: number, lineId: string) => ({ week, weekday, lineId });
const after = (...actions: PlanAction[]): PlanState => actions.reduce(planReducer, empty);
const dishAt = (state: PlanState, ...place: Parameters<typeof at>) => cellAt(state.draft, at(...place))?.recipeId ?? null;

describe('a plan', () => {
  test('takes a dish, and another in its place', () => {
    const state = after(
      { do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' },
      { do: 'change_cell', place: at(0, 1, 'a'), cell: { servings: 40, locked: true } },
      { do: 'put', place: at(0, 1, 'a'), recipeId: 'soup' },
    );
    expect(state.draft.cells).toEqual([{ week: 0, weekday: 1, lineId: 'a', recipeId: 'soup', servings: null, locked: false }]);
    expect(state.changed).toBe(true);
  });

  test('swaps what is moved with what stands there', () => {
    const state = after(
      { do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' },
      { do: 'put', place: at(1, 2, 'b'), recipeId: 'soup' },
      { do: 'move', from: at(0, 1, 'a'), to: at(1, 2, 'b') },
      { do: 'move', from: at(1, 2, 'b'), to: at(3, 5, 'a') },
    );
    expect([dishAt(state, 0, 1, 'a'), dishAt(state, 1, 2, 'b'), dishAt(state, 3, 5, 'a')]).toEqual(['soup', null, 'stew']);
  });

  test('drops dishes with the weeks and lines that go, and copies a week whole', () => {
    const state = after(
      { do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' },
      { do: 'put', place: at(0, 1, 'b'), recipeId: 'soup' },
      { do: 'put', place: at(3, 1, 'a'), recipeId: 'pie' },
      { do: 'copy_week', from: 0, to: 1 },
      { do: 'change', draft: { weeks: 2 } },
      { do: 'remove_line', id: 'b' },
      { do: 'remove_line', id: 'a' },
    );
    expect(state.draft.cells.map(({ week, recipeId }) => [week, recipeId])).toEqual([
      [0, 'stew'],
      [1, 'stew'],
    ]);
  });

  test('takes lines until there are as many as a plan may have, and another name for one', () => {
    const two = after({ do: 'add_line', line: line('c') }, { do: 'name_line', id: 'b', name: 'Salad' });
    expect(two.draft.lines.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Lunch'],
      ['b', 'Salad'],
      ['c', 'Line c'],
    ]);
    const many = Array.from({ length: MOST_LINES }, (_, place): PlanAction => ({ do: 'add_line', line: line(`${place}`) }));
    const full = after(...many);
    expect(full.draft.lines).toHaveLength(MOST_LINES);
    expect(planReducer(full, { do: 'add_line', line: line('more') })).toBe(full);
  });

  test('loses the dish of a place, and nothing where there is none', () => {
    const stew = after(
      { do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' },
      { do: 'put', place: at(0, 2, 'a'), recipeId: 'pie' },
    );
    const cleared = planReducer(stew, { do: 'clear', place: at(0, 1, 'a') });
    expect(cleared.draft.cells.map(({ recipeId }) => recipeId)).toEqual(['pie']);
    expect(planReducer(cleared, { do: 'clear', place: at(0, 1, 'a') })).toBe(cleared);
  });

  test('has the cells that a shuffle found in place of its own', () => {
    const stew = after({ do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' });
    const cells = [{ ...at(1, 2, 'b'), recipeId: 'stew', servings: 40, locked: true }];
    const shuffled = planReducer({ ...stew, changed: false }, { do: 'replace_cells', cells });
    expect([shuffled.draft.cells, shuffled.changed]).toEqual([cells, true]);
    expect(shuffled.draft.cells).not.toBe(cells);
  });

  const place = fc.record({
    week: fc.integer({ min: 0, max: 3 }),
    weekday: fc.integer({ min: 1, max: 5 }),
    lineId: fc.constantFrom('a', 'b'),
  });
  const action: fc.Arbitrary<PlanAction> = fc.oneof(
    fc.record({ do: fc.constant('put' as const), place, recipeId: fc.constantFrom('x', 'y', 'z') }),
    fc.record({ do: fc.constant('move' as const), from: place, to: place }),
    fc.record({ do: fc.constant('clear' as const), place }),
    fc.record({
      do: fc.constant('copy_week' as const),
      from: fc.integer({ min: 0, max: 3 }),
      to: fc.integer({ min: 0, max: 3 }),
    }),
  );

  test('is one that the server takes, whatever was done; undone step by step it is as it was', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let history = historyOf<PlanState, never>(empty) as Parameters<typeof planHistoryReducer>[0];
        for (const each of actions) history = planHistoryReducer(history, each);
        expect(MenuPlanDraft.safeParse(history.now.draft).success).toBe(true);
        while (history.past.length > 0) history = planHistoryReducer(history, { do: 'undo' });
        expect(history.now.draft).toEqual(empty.draft);
      }),
    );
  });
});

test('a drop changes the days it touches, and no other', () => {
  const before = after(
    { do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' },
    { do: 'put', place: at(0, 3, 'a'), recipeId: 'pie' },
  );
  const days = plannedDays(before.draft, []);
  const moved = planReducer(before, { do: 'move', from: at(0, 1, 'a'), to: at(2, 2, 'b') });
  const now = plannedDays(moved.draft, days);
  expect(now.filter((day, index) => day !== days[index]).map(({ week, weekday }) => [week, weekday])).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect(now).toHaveLength(20);
});

test('unsaved work is kept in the browser as it is', () => {
  const state = after({ do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' });
  expect(PLAN_DRAFT.read(JSON.parse(JSON.stringify(PLAN_DRAFT.write(state))), PLAN_DRAFT.version, null)).toEqual(state);
  expect(PLAN_DRAFT.read({ draft: 1 }, 1, null)).toBeNull();
});

const keptPlan = (draft: PlanState['draft'], version: number, ...dishes: PlanDish[]): MenuPlan => ({
  ...draft,
  createdAt: '2026-11-27T08:00:00Z',
  updatedAt: '2026-11-27T08:00:00Z',
  id: 'spring',
  version,
  restaurantId: 'matsalen',
  dishes,
});

describe('a kept plan', () => {
  const opened = planStateOf(keptPlan(empty.draft, 3, dish('stew')));

  test('that was saved is unchanged, but for what was typed meanwhile', () => {
    const sent = planReducer(opened, { do: 'put', place: at(0, 1, 'a'), recipeId: 'stew' });
    const saved: PlanAction = { do: 'saved', plan: keptPlan(sent.draft, 4, dish('stew')), sent: sent.draft };
    expect(planReducer(sent, saved)).toMatchObject({ base: { id: 'spring', version: 4 }, changed: false, draft: sent.draft });
    const typed = planReducer(sent, { do: 'change', draft: { name: 'Summer' } });
    expect(planReducer(typed, saved)).toMatchObject({ base: { version: 4 }, changed: true, draft: { name: 'Summer' } });
  });

  test('knows the dishes that came while it was being saved', () => {
    const known = planReducer(opened, { do: 'know_dishes', dishes: [dish('pie')] });
    const saved = planReducer(known, { do: 'saved', plan: keptPlan(known.draft, 4, dish('stew')), sent: known.draft });
    expect([...saved.dishes.keys()].toSorted()).toEqual(['pie', 'stew']);
  });

  test('that takes a former version stays what it is, to be saved as a newer one', () => {
    const former = keptPlan({ ...empty.draft, name: 'Winter' }, 1, dish('soup'));
    const state = planReducer(opened, { do: 'take_version', plan: former });
    expect(state).toMatchObject({ base: { id: 'spring', version: 3 }, changed: true, draft: { name: 'Winter' } });
    expect([...state.dishes.keys()].toSorted()).toEqual(['soup', 'stew']);
  });
});

test('of a kept plan a browser keeps the dishes alone that do not come with it', () => {
  const { draft } = empty;
  const dates = { createdAt: '2026-11-27T08:00:00Z', updatedAt: '2026-11-27T08:00:00Z' };
  const saved = planStateOf({ ...draft, ...dates, id: 'spring', version: 3, restaurantId: 'matsalen', dishes: [dish('stew')] });
  const state = planReducer(saved, { do: 'know_dishes', dishes: [dish('pie')] });
  expect(PLAN_DRAFT.write(state)).toMatchObject({ dishes: [{ id: 'pie' }] });
  const opened = { ...state, dishes: new Map([['pie', dish('pie')]]), keptDishes: new Set<string>() };
  expect([...withDishesOf(opened, saved).dishes.keys()]).toEqual(['pie', 'stew']);
  expect(PLAN_DRAFT.write(withDishesOf(opened, saved))).toMatchObject({ dishes: [{ id: 'pie' }] });
});
