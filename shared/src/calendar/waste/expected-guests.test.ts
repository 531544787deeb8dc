import { expect, test } from 'vitest';
import { MenuPlanDraft } from '../model/menu-plan.ts';
import { expectedGuests, guestsOfMeal } from './expected-guests.ts';

const plan = (title: string, change: Record<string, unknown> = {}) => ({
  title,
  draft: MenuPlanDraft.parse({
    name: title,
    weeks: 1,
    lines: [{ id: 'a', name: 'Lunch' }],
    startsOn: '2026-01-05',
    guests: 120,
    guestsOn: [{ weekday: 2, guests: 90 }],
    closed: [{ from: '2026-01-07', to: '2026-01-07' }],
    cells: [1, 2, 3].map((weekday) => ({ week: 0, weekday, lineId: 'a', recipeId: `${title}-${weekday}` })),
    ...change,
  }),
});
const WEEK = { from: '2026-01-05', to: '2026-01-09' };
const NOTHING = { sold: [], months: [], dishes: [] };

test('guests are those of the plan’s day of the week; closed and empty days have none', () => {
  expect(expectedGuests([plan('Lunch')], NOTHING, WEEK)).toEqual([
    { day: '2026-01-05', plan: 'Lunch', guests: 120, of: 'planned' },
    { day: '2026-01-06', plan: 'Lunch', guests: 90, of: 'planned' },
  ]);
});

const cell = (weekday: number, lineId: string, servings?: number) => ({ week: 0, weekday, lineId, recipeId: lineId, servings });

test('where nobody says how many come, they are the portions of the day’s only dish; three courses for 100 are not 300 guests', () => {
  const ids = ['a', 'b', 'c'];
  const cells = [...ids.map((id) => cell(1, id, 100)), cell(2, 'a', 30), cell(4, 'b')];
  const lines = ids.map((id) => ({ id, name: id }));
  const change = { lines, cells, guests: null, guestsOn: [] };
  expect(expectedGuests([plan('Lunch', change)], NOTHING, WEEK)).toEqual([
    { day: '2026-01-06', plan: 'Lunch', guests: 30, of: 'planned' },
  ]);
  const said = expectedGuests([plan('Lunch', { ...change, guestsOn: [{ weekday: 1, guests: 100 }] })], NOTHING, WEEK);
  expect(said[0]).toMatchObject({ day: '2026-01-05', guests: 100 });
});

test('what was sold of a day comes first, where enough of its month stands by day', () => {
  const sold = [{ day: '2026-01-05', recipeId: 'Lunch-1', servings: 143 }];
  const of = (all: number | null) =>
    expectedGuests([plan('Lunch')], { sold, months: [{ month: '2026-01', onDays: 143, sold: all }], dishes: [] }, WEEK)[0];
  expect(of(150)).toEqual({ day: '2026-01-05', plan: 'Lunch', guests: 143, of: 'sold' });
  expect(of(1000)).toMatchObject({ guests: 120, of: 'planned' });
  expect(of(null)).toMatchObject({ guests: 120, of: 'planned' });
});

test('a meal has the guests of the plan of its name, else of the only plan, while no other meal of the day was logged', () => {
  const day = '2026-01-05';
  const both = expectedGuests([plan('Lunch'), plan('Dinner', { guests: 40 })], NOTHING, WEEK);
  expect(guestsOfMeal(both, { day, meal: ' dinner' }, [])?.guests).toBe(40);
  expect(guestsOfMeal(both, { day, meal: '' }, [])).toBeNull();
  const one = expectedGuests([plan('Spring')], NOTHING, WEEK);
  expect(guestsOfMeal(one, { day, meal: 'Lunch' }, [])?.guests).toBe(120);
  expect(guestsOfMeal(one, { day, meal: 'Breakfast' }, [{ day, meal: 'Lunch' }])).toBeNull();
  expect(guestsOfMeal(one, { day: '2026-01-10', meal: 'Lunch' }, [])).toBeNull();
});
